import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { must } from '@trazo/plan/must';
import { z } from 'zod';
import { APPLICATION_ADDRESSES } from './application-addresses.ts';
import { type Chunks, sourceOf } from './chunks.ts';
import type { WrittenPages } from './prerender.ts';

const BUDGETS = path.resolve(import.meta.dirname, '../budgets.json');

const budgetsSchema = z.object({
  /** Bytes of brotli by page such as `index`, `*` for all others. */
  script: z.record(z.string(), z.number().int().positive()),
  /** The same for parts of the form that are fetched late, by the file that holds them. */
  late: z.record(z.string(), z.number().int().positive()),
});

const PUBLIC_PAGE = /^public\/de\/(.*)$/;

/** What each public page and the forecast load in scripts is within budget (budgets.json). */
export async function checkBudgets(client: string, chunks: Chunks, pages: WrittenPages): Promise<void> {
  const { script, late } = budgetsSchema.parse(JSON.parse(await readFile(BUDGETS, 'utf8')));
  const over: string[] = [];
  const check = async (name: string, files: readonly string[], budget: number) => {
    const bytes = await sentBytes(client, files);
    process.stdout.write(`${name}: ${bytes} bytes of script in ${files.length} files, of ${budget}\n`);
    if (bytes > budget) over.push(`${name} loads ${bytes} bytes of script, more than ${budget}`);
  };
  for (const [file, { scripts }] of pages) {
    const [, name] = PUBLIC_PAGE.exec(file) ?? [];
    if (name !== undefined) await check(name, scripts, must(script[name] ?? script['*'], 'a budget of *'));
  }
  for (const [part, budget] of Object.entries(late)) {
    await check(part, lateScripts(chunks, part), budget);
  }
  if (over.length > 0) throw new Error(`Over budget (apps/web/budgets.json): ${over.join('; ')}`);
}

/** What a part of the form that is fetched late adds to what the form has loaded. */
function lateScripts(chunks: Chunks, part: string): readonly string[] {
  const [source, ...others] = chunks.sources.filter((each) => path.parse(each).name === part);
  if (source === undefined || others.length > 0) throw new Error(`One script ${part} is expected in a build`);
  const routes = must(APPLICATION_ADDRESSES.get('/builder/form'), 'the form').map(sourceOf);
  const fetchers = chunks.sources.filter((each) => chunks.later(each).includes(source));
  const before = new Set(chunks.scripts([...routes, ...fetchers]));
  return chunks.scripts([source]).filter((file) => !before.has(file));
}

/** As they are sent: compressed, where that is worth it. */
async function sentBytes(client: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (address) => {
    const file = path.join(client, address);
    const { size } = await stat(`${file}.br`).catch(() => stat(file));
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
