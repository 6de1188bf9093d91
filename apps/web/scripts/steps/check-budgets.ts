import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { BuildStep } from '../build-step.ts';
import type { BuiltSite } from '../site/built-site.ts';
import { lateScripts } from '../site/late-scripts.ts';
import { loadedScripts, sentBytes } from '../site/loaded-scripts.ts';

const BUDGETS = path.resolve(import.meta.dirname, '../../budgets.json');

const budgetsSchema = z.object({
  /** Bytes of brotli by page such as `index.html`, `*` for all others. */
  script: z.record(z.string(), z.number().int().positive()),
  /** The same for parts of the form that are fetched late, by the file that holds them. */
  late: z.record(z.string(), z.number().int().positive()),
});

const FORM = 'routes/form';
/** A list of names that others need too is no code of the part. */
const NO_MORE_ELSEWHERE = 500;

const LANGUAGE = 'de';

/** What each public page and the forecast load in scripts is within budget (budgets.json); without a step, it is only printed. */
export const budgets: BuildStep = { name: 'check-budgets', kind: 'check', run: checkBudgets };

async function checkBudgets(site: BuiltSite): Promise<void> {
  const { folder, client } = site;
  const { script, late } = budgetsSchema.parse(JSON.parse(await readFile(BUDGETS, 'utf8')));
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
  for (const [part, budget] of Object.entries(late)) over.push(...(await overLate(site, part, budget)));
  if (over.length > 0) throw new Error(`Over budget (apps/web/budgets.json): ${over.join('; ')}`);
}

/** What is wrong with a late part: it is too large, or others load it too. */
async function overLate(
  { client, scripts, application }: BuiltSite,
  part: string,
  budget: number,
): Promise<string[]> {
  const form = [...application.values()].flat().filter(({ id }) => id.endsWith(FORM));
  const routes = form.flatMap(({ module, imports }) => [module, ...imports]);
  const { own, elsewhere } = await lateScripts(client, scripts, part, routes);
  const bytesOf = async (files: readonly string[]) => {
    const sizes = await Promise.all(
      files.map(async (file) => sentBytes(path.join(client, file), await readFile(path.join(client, file)))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const total = await bytesOf(own);
  process.stdout.write(`${part}: ${total} bytes of script in ${own.length} files, of ${budget}\n`);
  const wrong = total > budget ? [`${part} loads ${total} bytes of script, more than ${budget}`] : [];
  for (const [entry, files] of elsewhere) {
    const brought = await bytesOf(files);
    if (brought > NO_MORE_ELSEWHERE) wrong.push(`${entry} loads ${brought} bytes of ${part}`);
  }
  return wrong;
}

async function pagesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.html')).toSorted();
}
