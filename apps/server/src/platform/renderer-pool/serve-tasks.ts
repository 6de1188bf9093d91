import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { AnswerMessage, TaskMessage } from './protocol.ts';

/** The process's side of the protocol: does the tasks it is sent, one after the other, until the server is gone. */
export function serveTasks<Task, Result>(perform: (task: Task) => Promise<Result>): void {
  watchForOrphanhood();
  process.on('message', (message) => void answer(message as TaskMessage<Task>, perform));
  process.once('disconnect', () => process.exit(0));
  send({ kind: 'ready' });
}

async function answer<Task, Result>(
  { id, task }: TaskMessage<Task>,
  perform: (task: Task) => Promise<Result>,
): Promise<void> {
  try {
    const result = await perform(task);
    send({ kind: 'result', id, result, rss: process.memoryUsage.rss() });
  } catch (problem) {
    const { message, code, details } = problem as { message?: string; code?: string; details?: unknown };
    send({
      kind: 'problem',
      id,
      message: message ?? String(problem),
      ...(typeof code === 'string' && { code }),
      ...(details !== undefined && { details }),
      rss: process.memoryUsage.rss(),
    });
  }
}

function send<Result>(message: AnswerMessage<Result>): void {
  if (!process.connected) return;
  // Unless it goes: the server is gone, as `disconnect` is about to say.
  process.send?.(message, undefined, undefined, () => undefined);
}

/** A document in work blocks this thread: another one ends the process if the server was killed meanwhile. */
function watchForOrphanhood(): void {
  const watcher = new Worker(fileURLToPath(import.meta.resolve('./orphan-watch.ts')), {
    workerData: { parent: process.ppid },
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  });
  watcher.unref();
}
