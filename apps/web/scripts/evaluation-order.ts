import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Static imports of a built file; what is fetched later is written `import(…)`. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g;

const IMPORTED_LATER = /\bimport\([`"']\.\/([^`"']+\.js)[`"']\)/g;

/** The files a built script imports at once, by their addresses. */
export const importsIn = (script: string): string[] => namesIn(script, IMPORTED);

/** The files a built script imports while it runs, by their addresses. */
export const laterImportsIn = (script: string): string[] => namesIn(script, IMPORTED_LATER);

const namesIn = (script: string, pattern: RegExp): string[] =>
  [...script.matchAll(pattern)].map(([, name = '']) => `/assets/${name}`);

/** These files and all they import, each after what it imports itself. */
export async function evaluationOrder(client: string, files: readonly string[]): Promise<readonly string[]> {
  const ordered = new Set<string>();
  const open = new Set<string>();
  const visit = async (file: string): Promise<void> => {
    if (ordered.has(file) || open.has(file)) return;
    open.add(file);
    const script = await readFile(path.join(client, file), 'utf8');
    for (const imported of importsIn(script)) await visit(imported);
    ordered.add(file);
  };
  for (const file of files) await visit(file);
  return [...ordered];
}
