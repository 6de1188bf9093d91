import { QueryCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Called on a failure: once, after the last attempt. */
      readonly onFailed?: (error: Error) => void;
    };
  }
}

/** What has been fetched of the server; emptied when a session ends (app/follow-session.ts). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { meta }) => meta?.onFailed?.(error) }),
  defaultOptions: {
    queries: { staleTime: 60_000, retry: 1 },
    // Without a network a change fails at once: kept for later, a deletion would take what is written until then.
    mutations: { networkMode: 'always' },
  },
});
