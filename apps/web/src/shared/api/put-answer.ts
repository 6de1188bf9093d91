import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetch } from './refetch.ts';

/**
 * Puts what a call has just changed into the cache of a query. The answer to an earlier question, still on its way,
 * knows nothing of the change: it is asked again.
 */
export function putAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (before: Data | undefined) => Data,
): void {
  const isAsked = client.isFetching({ queryKey }) > 0;
  if (isAsked) void client.cancelQueries({ queryKey });
  client.setQueryData<Data>(queryKey, change);
  if (isAsked) void refetch(client, queryKey);
}
