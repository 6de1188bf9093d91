import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks again for what a query holds, because it has changed on the server. Race: the library answers with a first fetch
 * that is still under way instead of beginning another, and that one may be from before the change; so it is cancelled.
 */
export function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  void client.cancelQueries({ queryKey });
  return client.invalidateQueries({ queryKey });
}
