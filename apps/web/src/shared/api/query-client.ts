import { QueryClient } from '@tanstack/react-query';

/** What has been fetched of the server; emptied when a session ends (app/follow-session.ts). */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 60_000, retry: 1 } },
});
