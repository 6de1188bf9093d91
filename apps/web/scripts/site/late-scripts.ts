import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltScripts } from './built-scripts.ts';

/** What a part that is fetched late adds to the page it stands in. */
export interface LatePart {
  /** Its scripts that the page has not loaded before, by address. */
  readonly own: readonly string[];
  /** Which of them scripts from elsewhere bring along. */
  readonly elsewhere: ReadonlyMap<string, readonly string[]>;
}

/**
 * What is loaded at once when a part is first shown. The page has all that its routes and the script that fetches the part load.
 * @param client the folder that is served as `/`
 * @param name the part's script is called after its file
 * @param routes scripts of the routes the part stands in
 */
export async function lateScripts(
  client: string,
  scripts: BuiltScripts,
  name: string,
  routes: readonly string[],
): Promise<LatePart> {
  const all = (await readdir(path.join(client, 'assets'))).filter((file) => file.endsWith('.js'));
  const [part, ...others] = all.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
  if (part === undefined || others.length > 0) throw new Error(`One script ${name} is expected in a build`);
  const fetchers: string[] = [];
  const imports = new Map<string, readonly string[]>();
  for (const file of all.map((each) => `/assets/${each}`)) {
    const { later } = await scripts.imports(file);
    imports.set(file, later);
    if (later.includes(`/assets/${part}`)) fetchers.push(file);
  }
  const before = new Set(await scripts.evaluationOrder([...routes, ...fetchers]));
  const own = (await scripts.evaluationOrder([`/assets/${part}`])).filter((file) => !before.has(file));
  const elsewhere = new Map<string, readonly string[]>();
  for (const [file, later] of imports) {
    if (own.includes(file) || fetchers.includes(file)) continue;
    for (const entry of later) {
      const loaded = await scripts.evaluationOrder([entry]);
      const brought = own.filter((each) => loaded.includes(each));
      if (brought.length > 0) elsewhere.set(entry, brought);
    }
  }
  return { own, elsewhere };
}
