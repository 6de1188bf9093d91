import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DocumentRenderer, RenderResults, RenderTask } from '../modules/documents/render-task.ts';
import type { PoolError } from '../platform/renderer-pool/pool-errors.ts';
import { RendererPool } from '../platform/renderer-pool/renderer-pool.ts';

const RENDERER = new URL('../modules/documents/renderer-worker.ts', import.meta.url);
const MEGABYTE = 1024 ** 2;

type Listener = (error: PoolError) => void;

const listeners = new Set<Listener>();
let shared: RendererPool<RenderTask, RenderResults> | undefined;

/** Renderers that run this module. */
export const rendererOf = (module: URL): RendererPool<RenderTask, RenderResults> =>
  new RendererPool({
    modulePath: fileURLToPath(module),
    processes: Math.min(2, availableParallelism()),
    timeoutMs: 120_000,
    memoryBytes: 1024 * MEGABYTE,
    queue: 20,
    queueBytes: 256 * MEGABYTE,
    longestWaitMs: 120_000,
    restartAfter: 1_000,
    onProcessEnd: (error) => {
      for (const listener of listeners) listener(error);
    },
  });

/** Ends with the process of the tests, whose end its processes watch for. */
function pool(): RendererPool<RenderTask, RenderResults> {
  shared ??= rendererOf(RENDERER);
  return shared;
}

/**
 * Real renderers, the same for all test files of a worker: they keep nothing of a document for the next, and starting one
 * costs more than most documents. The first is started when the first document is asked for.
 */
export function testRenderer(onProcessEnd: Listener): DocumentRenderer {
  listeners.add(onProcessEnd);
  return {
    run: (task, options) => pool().run(task, options),
    load: () => pool().load(),
    get isAlive() {
      return pool().isAlive;
    },
    close: async () => {
      listeners.delete(onProcessEnd);
    },
  };
}
