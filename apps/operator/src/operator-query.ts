import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseBody, Route } from '@trazo/contract/api/route';
import { useAction } from '@trazo/web/shared/actions/use-action.ts';
import type { ApiResult } from '@trazo/web/shared/api/api-client.ts';
import { putAnswer } from '@trazo/web/shared/api/put-answer.ts';
import { useState } from 'react';

export const STATE_KEY: QueryKey = ['operator'];

export interface ConsoleQuery<Body> {
  /** The last that was read: it stays while the server refuses or cannot be reached. */
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
  const askIfClosed = useAskIfClosed();
  const key = ['operator', route.id];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => askIfClosed(call(signal)),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data } = query;
  return {
    body: useLastGood(data),
    failure: data?.isError === true ? data.error : undefined,
    busy: query.isFetching,
    again: () => void query.refetch(),
    take: (body) => {
      const answer: ApiResult<ResponseBody<Described>> = { isError: false, body };
      putAnswer(queries, key, () => answer);
    },
  };
}

/** The body of the last answer that was no error. */
export function useLastGood<Body>(answer: ApiResult<Body> | undefined): Body | undefined {
  const [kept, setKept] = useState<{ readonly body: Body }>();
  if (answer?.isError !== false) return kept?.body;
  if (answer.body !== kept?.body) setKept({ body: answer.body });
  return answer.body;
}

type AskIfClosed = <Body>(answer: Promise<ApiResult<Body>>) => Promise<ApiResult<Body>>;

/** Has the console ask for its code where a call says that it has closed meanwhile. */
export function useAskIfClosed(): AskIfClosed {
  const queries = useQueryClient();
  return async (answer) => {
    const given = await answer;
    if (given.isError && given.code === 'second_factor_needed') {
      void queries.invalidateQueries({ queryKey: STATE_KEY, exact: true });
    }
    return given;
  };
}

/** An act of the console behind a button. */
export function useConsoleAction<Body>(
  call: () => Promise<ApiResult<Body>>,
  onDone?: (body: Body) => void,
): ReturnType<typeof useAction<Body>> {
  const askIfClosed = useAskIfClosed();
  return useAction(() => askIfClosed(call()), onDone);
}
