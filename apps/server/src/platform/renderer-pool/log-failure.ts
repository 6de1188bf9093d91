import { framesOf } from '../log/stack-frames.ts';

/** As a line of the server's log. */
const ERROR = 50;

/**
 * A failure of the process's own, in the process that has its stack: the server only learns that it failed. Without its message, which
 * may quote what a person wrote.
 */
export function logFailure(failure: {
  readonly task: string;
  readonly requestId: string | undefined;
  readonly error: unknown;
  readonly msg?: string;
}): void {
  const { task, requestId, error, msg = 'a task failed' } = failure;
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  const line = {
    level: ERROR,
    time: Date.now(),
    requestId,
    task,
    err: { type: name, stack: framesOf(stack) },
  };
  process.stderr.write(`${JSON.stringify({ ...line, msg })}\n`);
}
