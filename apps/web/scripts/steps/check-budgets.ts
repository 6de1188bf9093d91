import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BuildStep } from '../build-step.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { loadedScripts } from '../site/loaded-scripts.ts';

const BUDGETS = path.resolve(import.meta.dirname, '../../budgets.json');

const budgetsSchema = z.object({
  /** Bytes of brotli by page such as `index.html`, `*` for all others. */
  script: z.record(z.string(), z.number().int().positive()),
});

const LANGUAGE = 'de';

/** What each public page loads in scripts is within its budget (budgets.json); without a step, it is only printed. */
export const budgets: BuildStep = { name: 'check-budgets', kind: 'check', run: checkBudgets };

async function checkBudgets({ folder, client, leftOut }: BuiltSite): Promise<void> {
  const { script } = budgetsSchema.parse(JSON.parse(await readFile(BUDGETS, 'utf8')));
  const pages = path.join(folder, 'pages', 'unnamed', LANGUAGE);
  const over: string[] = [];
  for (const page of await pagesIn(pages)) {
    const html = await readFile(path.join(pages, page), 'utf8');
    const sizes = await loadedScripts(client, html);
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    const budget = script[page] ?? script['*'] ?? 0;
    process.stdout.write(`${page}: ${total} bytes of script in ${sizes.size} files, of ${budget}\n`);
    if (total > budget) over.push(`${page} loads ${total} bytes of script, more than ${budget}`);
  }
  if (over.length > 0 && leftOut.size === 0)
    throw new Error(`Over budget (apps/web/budgets.json): ${over.join('; ')}`);
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).toSorted();
}
