import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { BuildStep } from '../build-step.ts';
import { BuiltScripts } from '../site/built-scripts.ts';

/** Scripts do not import one another in a cycle. */
export const scriptCycles: BuildStep = {
  name: 'check-cycles',
  kind: 'check',
  run: ({ client }) => checkCycles(client),
};

/**
 * Throws when built scripts import one another: one of them would be run before what it is made of (code-groups.ts decides
 * what stands in which).
 */
export async function checkCycles(client: string): Promise<void> {
  const names = (await readdir(path.join(client, 'assets'))).filter((name) => name.endsWith('.js'));
  const scripts = new BuiltScripts(client);
  const imports = new Map<string, readonly string[]>();
  for (const file of names.map((name) => `/assets/${name}`))
    imports.set(file, (await scripts.imports(file)).atOnce);
  const seen = new Set<string>();
  const follow = (file: string, line: readonly string[]): void => {
    if (line.includes(file))
      throw new Error(`Scripts in a cycle: ${[...line.slice(line.indexOf(file)), file].join(' → ')}`);
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of imports.get(file) ?? []) follow(imported, [...line, file]);
  };
  for (const file of imports.keys()) follow(file, []);
}
