import { Worker } from 'node:worker_threads';
import { must } from '@trazo/plan/must';
import { programModule } from '@trazo/program-files/program-files';
import { logFailure } from './log-failure.ts';
import type { AnswerMessage, AnyTask, ResultsOf, TaskMessage } from './protocol.ts';

/** What does each kind of task. */
export type Handlers<Task extends AnyTask, Results extends ResultsOf<Task>> = {
  readonly [Kind in Task['kind']]: (
    task: Extract<Task, { readonly kind: Kind }>,
    label: Label,
    logFlaw: LogFlaw,
  ) => Promise<Results[Kind]>;
};

/** Says what a task is to be counted as, a document's template for example. */
export type Label = (label: string) => void;

/** Logs what failed in a task that is answered all the same. */
export type LogFlaw = (msg: string, error: unknown) => void;

type Handler = (task: never, label: Label, logFlaw: LogFlaw) => Promise<unknown>;

/** The process's side of the protocol: does the tasks it is sent, one after the other, until the server is gone. */
export function serveTasks<Task extends AnyTask, Results extends ResultsOf<Task>>(
  handlers: Handlers<Task, Results>,
): void {
  const byKind = new Map<string, Handler>(Object.entries<Handler>(handlers));
  watchForOrphanhood();
  process.on('message', (message) => void answer(message as TaskMessage<never>, byKind));
  process.once('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}

async function answer(
  { id, kind, task, requestId }: TaskMessage<never>,
  handlers: ReadonlyMap<string, Handler>,
): Promise<void> {
  let label: string | undefined;
  try {
    const perform = must(handlers.get(kind), `a handler for each kind of task, such as ${kind}`);
    const setLabel: Label = (said) => {
      label = said;
    };
    const logFlaw: LogFlaw = (msg, error) => logFailure({ task: kind, requestId, error, msg });
    const result = await perform(task, setLabel, logFlaw);
    send({ kind: 'result', id, result, label, rss: process.memoryUsage.rss() });
  } catch (error) {
    const { message, code, details, cause } = error as {
      message?: string;
      code?: string;
      details?: unknown;
      cause?: unknown;
    };
    if (typeof code !== 'string') logFailure({ task: kind, requestId, error });
    send({
      kind: 'error',
      id,
      label,
      message: message ?? String(error),
      ...(typeof code === 'string' && { code }),
      ...(details !== undefined && { details }),
      ...(cause !== undefined && { cause: String(cause) }),
      rss: process.memoryUsage.rss(),
    });
  }
}

function send(message: AnswerMessage): void {
  if (!process.connected) return;
  // Unless it goes: the server is gone, as `disconnect` is about to say.
  process.send?.(message, undefined, undefined, () => undefined);
}

/** A document in work blocks this thread: another one ends the process if the server was killed meanwhile. */
function watchForOrphanhood(): void {
  const watcher = new Worker(programModule('apps/server/src/platform/renderer-pool/orphan-watch'), {
    workerData: { parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watcher.unref();
}
