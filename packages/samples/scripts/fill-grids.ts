/**
 * Works out the samples' assumptions and writes what follows into the `grid.ts` beside them. Run it after changing an assumption:
 * `npm run fill --workspace @trazo/samples`.
 */
import { writeFile } from 'node:fs/promises';
import { LANGUAGES } from '@trazo/plan/languages';
import { filledSample } from '../src/testing/filled-sample.ts';

const NOTICE = '// Written by scripts/fill-grids.ts; change the assumptions, not this file.';

for (const language of LANGUAGES) {
  const { revenueModel, useOfFunds, exitStrategy, collateral, assumptions, ...grid } =
    await filledSample(language);
  const declaration = `export const grid: Grid = ${JSON.stringify(grid)};`;
  await writeFile(
    new URL(`../src/${language}/grid.ts`, import.meta.url),
    `${NOTICE}\nimport type { Grid } from '../filled.ts';\n\n${declaration}\n`,
  );
}
