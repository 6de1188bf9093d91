import { useQuery } from '@tanstack/react-query';
import type { ResponseBody } from '@trazo/contract/api/route';
import { publicSettings } from '@trazo/contract/api/settings';
import { callApi } from '../api/api-client.ts';

/** How this installation was set up; undefined until it is known. */
export function usePublicSettings(): ResponseBody<typeof publicSettings> | undefined {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => callApi(publicSettings, { signal }),
    // A failed call of the network is repeated.
    staleTime: ({ state }) => (state.data?.isError === false ? Number.POSITIVE_INFINITY : 0),
  });
  return data?.isError === false ? data.body : undefined;
}
