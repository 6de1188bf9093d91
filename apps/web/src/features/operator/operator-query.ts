import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseBody, Route } from '@trazo/contract/api/route';
import type { ApiResult } from '../../shared/api/api-client.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';

export const STATE_KEY: QueryKey = ['operator'];

export interface ConsoleQuery<Body> {
  readonly body: Body | undefined;
  readonly failure: string | undefined;
  readonly busy: boolean;
  readonly again: () => void;
  /** Puts what an act has answered in place of what is shown. */
  readonly take: (body: Body) => void;
}

/**
 * What a part of the console shows: asked for when it is opened, and not behind its reader's back, for reading is logged. A
 * console that has closed meanwhile asks for its code again.
 */
export function useConsoleQuery<const Described extends Route>(
  route: Described,
  call: (signal: AbortSignal) => Promise<ApiResult<ResponseBody<Described>>>,
): ConsoleQuery<ResponseBody<Described>> {
  const queries = useQueryClient();
  const key = ['operator', route.id];
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const answer = await call(signal);
      if (answer.isError && answer.code === 'second_factor_needed') {
        void queries.invalidateQueries({ queryKey: STATE_KEY, exact: true });
      }
      return answer;
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = query;
  return {
    body: data?.isError === false ? data.body : undefined,
    failure: data?.isError === true ? data.error : undefined,
    busy: query.isFetching,
    again: () => void query.refetch(),
    take: (body) => {
      const answer: ApiResult<ResponseBody<Described>> = { isError: false, body };
      putAnswer(queries, key, () => answer);
    },
  };
}
