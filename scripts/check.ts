/** Format, lint, types, import rules, dead code and message catalogues. Exits with 1 if any of them objects. */
import { reportStep, runStep } from './run-step.ts';

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['format and lint', 'biome', 'ci', '.', '--error-on-warnings'],
  ['types of the front end’s routes', 'npm', 'run', '--silent', 'typegen', '--workspace', '@trazo/web'],
  ['types', 'tsc', '-p', '.'],
  ['types of the front end', 'tsc', '-p', 'apps/web'],
  ['import rules and circles', 'depcruise', 'packages', 'apps', 'tests', 'bench', 'scripts', '--config'],
  ['dead code and dependencies', 'knip'],
  ['message catalogues', 'vitest', 'run', 'packages/messages'],
];

let failed = 0;
for (const [name, command, ...args] of CHECKS) {
  const result = await runStep(name, command, args);
  reportStep(result);
  if (!result.ok) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
