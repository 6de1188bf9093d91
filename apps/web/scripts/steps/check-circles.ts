import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../build-step.ts';
import { BuiltScripts } from '../site/built-scripts.ts';

/** Scripts do not import one another in a circle. */
export const scriptCircles: BuildStep = {
  name: 'check-circles',
  kind: 'check',
  run: ({ client }) => checkCircles(client),
};

/**
 * Throws when built scripts import one another: one of them would be run before what it is made of (code-groups.ts decides
 * what stands in which).
 */
export async function checkCircles(client: string): Promise<void> {
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => name.endsWith('.js'));
  const scripts = new BuiltScripts(client);
  const imports = new Map<string, readonly string[]>();
  for (const file of names.map((name) => `/assets/${name}`))
    imports.set(file, (await scripts.imports(file)).atOnce);
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
