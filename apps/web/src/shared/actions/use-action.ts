import { useState } from 'react';
import type { ApiResult } from '../api/api-client.ts';
import { useOnce } from './use-once.ts';

interface Action {
  readonly run: () => Promise<void>;
  readonly busy: boolean;
  readonly done: boolean;
  /** What went wrong, in words. */
  readonly failure: string | undefined;
}

/** A call behind a button: sent once however often it is clicked. */
export function useAction<Body>(
  call: () => Promise<ApiResult<Body>>,
  onDone?: (body: Body) => void | Promise<void>,
): Action {
  const [result, setResult] = useState<ApiResult<Body>>();
  const { run, busy } = useOnce(async () => {
    setResult(undefined);
    const answer = await call();
    setResult(answer);
    if (!answer.isError) await onDone?.(answer.body);
  });
  return {
    run,
    busy,
    done: result?.isError === false,
    failure: result?.isError === true ? result.error : undefined,
  };
}
