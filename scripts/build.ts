/**
 * Builds the front end, with the covers of the templates and the names of the fonts; nothing where it was built of the same sources.
 * `npm run build`, and the first thing `npm start` does.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportStep, runStep } from './run-step.ts';
import { hashOf } from './source-hash.ts';

const WEB = fileURLToPath(new URL('../apps/web/', import.meta.url));
const STAMP = `${WEB}build/stamp`;

/** What the front end is built of, besides what is installed. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/{operator,web}/**',
  'packages/**',
  'scripts/{build,cover-files,draw-covers,draw-font-names,source-hash}.ts',
  'apps/server/src/modules/documents/sample-page.ts',
];

const stamp = hashOf(SOURCES, JSON.stringify([process.version, process.env['VITE_API_ADDRESS']]));
if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) {
  process.stdout.write('The front end is built.\n');
} else {
  rmSync(STAMP, { force: true });
  const node = (name: string, file: string) => runStep(name, process.execPath, [file]);
  const fonts = await node('names of the fonts', 'scripts/draw-font-names.ts');
  reportStep(fonts);
  // The pages know the covers by their names, which follow from their sources.
  const steps = await Promise.all([
    node('covers of the templates', 'scripts/draw-covers.ts'),
    node('pages', 'apps/web/scripts/build.ts'),
  ]);
  for (const step of steps) reportStep(step);
  // Into the same folder.
  const operator = await runStep('the operator’s console', 'npm', [
    'run',
    '--silent',
    'build',
    '--workspace',
    '@trazo/operator',
  ]);
  reportStep(operator);
  if (![fonts, ...steps, operator].every(({ ok }) => ok)) process.exit(1);
  cpSync(`${WEB}public/assets/covers`, `${WEB}build/client/assets/covers`, { recursive: true });
  writeFileSync(STAMP, stamp);
}
