import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what a call has just changed in the place of what a query shows. The answer to an earlier question, still on its way,
 * knows nothing of the change: it is asked anew.
 */
export function putAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data,
): void {
  const isAsked = client.isFetching({ queryKey }) > 0;
  if (isAsked) void client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, change);
  if (isAsked) void client.invalidateQueries({ queryKey });
}
