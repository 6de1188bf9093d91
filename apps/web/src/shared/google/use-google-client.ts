import { useQuery } from '@tanstack/react-query';
import { publicSettings } from '@trazo/contract/api/settings';
import { callApi } from '../api/api-client.ts';

/** Google's client id where this installation has one; undefined until it is known, and where there is none. */
export function useGoogleClient(): string | undefined {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi(publicSettings, { signal }),
    // An answer of the network’s trouble is asked for again.
    staleTime: ({ state }) => (state.data?.isError === false ? Number.POSITIVE_INFINITY : 0),
  });
  return data?.isError === false ? (data.body.google_client_id ?? undefined) : undefined;
}
