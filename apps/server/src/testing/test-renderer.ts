import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DocumentRenderer, RenderResult, RenderTask } from '../modules/documents/render-task.ts';
import type { PoolProblem } from '../platform/renderer-pool/pool-problems.ts';
import { RendererPool } from '../platform/renderer-pool/renderer-pool.ts';

const RENDERER = fileURLToPath(import.meta.resolve('../modules/documents/renderer-worker.ts'));
const MEGABYTE = 1024 ** 2;

/** Real renderers, started when the first document is asked for: a process costs more than most tests that need none. */
export function testRenderer(onProcessEnd: (problem: PoolProblem) => void): DocumentRenderer {
  let started: RendererPool<RenderTask, RenderResult> | undefined;
  const pool = () => {
    started ??= new RendererPool({
      modulePath: RENDERER,
      processes: Math.min(2, availableParallelism()),
      timeoutMs: 30_000,
      memoryBytes: 1024 * MEGABYTE,
      queue: 20,
      queueBytes: 256 * MEGABYTE,
      restartAfter: 1_000,
      onProcessEnd,
    });
    return started;
  };
  return {
    run: (task, options) => pool().run(task, options),
    get isAlive() {
      return pool().isAlive;
    },
    close: async () => started?.close(),
  };
}
