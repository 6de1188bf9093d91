import type { DailyBudget } from '../../platform/limits/daily-budget.ts';
import type { DocumentRenderer } from './render-task.ts';

/** Half a minute of work is 300 of them. */
const UNIT_MS = 100;
/** A third of what one renderer can do in a day: an hour's lesson with thirty people who write uses a quarter of it. */
export const RENDERER_UNITS_A_DAY = (30_000 * 1_000) / UNIT_MS;

/** Renderers whose time each customer may use so much of in a day. */
export function withBudget(renderer: DocumentRenderer, budget: DailyBudget): DocumentRenderer {
  return {
    load: () => renderer.load(),
    get isAlive() {
      return renderer.isAlive;
    },
    close: () => renderer.close(),
    run: async (task, options) => {
      const { customer } = options.turn;
      await budget.book(customer, 1);
      let tookMs = 0;
      try {
        return await renderer.run(task, {
          ...options,
          onEnd: (ms) => {
            tookMs += ms;
          },
        });
      } finally {
        await budget.correct(customer, Math.round(tookMs / UNIT_MS) - 1);
      }
    },
  };
}
