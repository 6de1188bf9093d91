import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { importsIn } from './evaluation-order.ts';

/**
 * Throws when built scripts import one another: one of them would be run before what it is made of (code-groups.ts decides
 * what stands in which).
 */
export async function checkCircles(client: string): Promise<void> {
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => name.endsWith('.js'));
  const imports = new Map<string, readonly string[]>();
  for (const name of names)
    imports.set(`/assets/${name}`, importsIn(await readFile(path.join(client, 'assets', name), 'utf8')));
  const seen = new Set<string>();
  const follow = (file: string, line: readonly string[]): void => {
    if (line.includes(file))
      throw new Error(`Scripts in a circle: ${[...line.slice(line.indexOf(file)), file].join(' → ')}`);
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of imports.get(file) ?? []) follow(imported, [...line, file]);
  };
  for (const file of imports.keys()) follow(file, []);
}
