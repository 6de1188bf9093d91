import { useRef, useState } from 'react';
import type { ApiResult } from '../../shared/api/api-client.ts';

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
  const [state, setState] = useState<Omit<Action, 'run'>>({ busy: false, done: false, failure: undefined });
  const sending = useRef(false);
  const run = async () => {
    if (sending.current) return;
    sending.current = true;
    setState({ busy: true, done: false, failure: undefined });
    const result = await call();
    sending.current = false;
    setState({ busy: false, done: !result.isError, failure: result.isError ? result.error : undefined });
    if (!result.isError) await onDone?.(result.body);
  };
  return { ...state, run };
}
