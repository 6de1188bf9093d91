import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { loadedScripts } from './loaded-scripts.ts';

const BUDGETS = path.resolve(import.meta.dirname, '../budgets.json');

const budgetsSchema = z.object({
  /** Bytes of brotli by page such as `index.html`, `*` for all others. */
  script: z.record(z.string(), z.number().int().positive()),
});

const LANGUAGE = 'de';

/** Says what each public page loads in scripts; throws when one of them is over its budget (budgets.json). */
export async function checkBudgets(buildDirectory: string): Promise<void> {
  const { script } = budgetsSchema.parse(JSON.parse(await readFile(BUDGETS, 'utf8')));
  const pages = path.join(buildDirectory, 'pages', 'unnamed', LANGUAGE);
  const over: string[] = [];
  for (const page of await pagesIn(pages)) {
    const html = await readFile(path.join(pages, page), 'utf8');
    const sizes = await loadedScripts(path.join(buildDirectory, 'client'), html);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const budget = script[page] ?? script['*'] ?? 0;
    process.stdout.write(`${page}: ${total} bytes of script in ${sizes.size} files, of ${budget}\n`);
    if (total > budget) over.push(`${page} loads ${total} bytes of script, more than ${budget}`);
  }
  if (over.length > 0) throw new Error(`Over budget (apps/web/budgets.json): ${over.join('; ')}`);
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).toSorted();
}
