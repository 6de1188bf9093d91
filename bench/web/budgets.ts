import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CATEGORIES, PAGES } from './pages.ts';

const scores = z.record(z.enum(CATEGORIES), z.number().int().min(0).max(100));

const budgetsSchema = z.object({
  /** The least score of a page in each of Lighthouse's categories. */
  lighthouse: z.record(z.enum(PAGES), scores),
  /** Interaction to next paint, 98th percentile, in ms under a processor four times as slow. */
  typing: z.number().positive(),
});

/** What the pages may cost, as `apps/web/budgets.json` has it; throws where the file is not as it should be. */
export async function readBudgets(): Promise<z.infer<typeof budgetsSchema>> {
  const file = new URL('../../apps/web/budgets.json', import.meta.url);
  return budgetsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
