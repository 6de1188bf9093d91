/**
 * Typesets generated plans, each in a template, colours, a font and a language of its own, and prints what is wrong with
 * any of them. The number of a plan makes it again: `npm run any-plan -- --seed <its number> --count 1`.
 * `npm run any-plan -- [--count 1000] [--seed 1] [--template <id>] [--out DIR]`
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentFaults } from '@trazo/document/testing/document-faults';
import { pageEnds } from '@trazo/document/testing/page-ends';
import { readPdf } from '@trazo/document/testing/read-pdf';
import { createSettledRenderer } from '@trazo/document/testing/settled-renderer';
import { arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import { arbitraryExtremePlan } from '@trazo/plan/testing/extreme-plan';
import { templateOf } from '@trazo/plan/theme/theme';
import { arbitraryShortenedSample } from '@trazo/samples/testing/shortened-sample';
import fc from 'fast-check';
import { chosenTemplates } from './chosen-templates.ts';

const DAY = '2026-01-15';
/** Of the same kind, in one document. */
const SHOWN = 3;
/** Characters of what the typesetter says about a failure. */
const CAUSE = 500;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    template: { type: 'string' },
    out: { type: 'string' },
  },
});
const template = values.template === undefined ? undefined : chosenTemplates(values.template)[0];
const [first, count] = [Number(values.seed), Number(values.count)];
const any = fc.record({
  plan: fc.oneof(arbitraryExtremePlan(), arbitraryShortenedSample()),
  theme: arbitraryTheme(),
});
const renderer = createSettledRenderer();
const found = { failed: 0, clipped: 0, lost: 0, structure: 0 };
let pages = 0;
const ends = { body: 0, short: 0 };

for (let seed = first; seed < first + count; seed += 1) {
  const [made] = fc.sample(any, { seed, numRuns: 1 });
  if (made === undefined) throw new Error('fast-check made nothing.');
  const { plan } = made;
  const theme = { ...made.theme, ...(template && { templateId: template.id }) };
  const name = `plan ${seed} (${templateOf(theme.templateId).name}, ${theme.language}, ${theme.font})`;
  try {
    const bytes = await renderer.finishedPdf({ plan, theme, day: DAY }, (error) => {
      throw error;
    });
    if (values.out !== undefined) await keep(bytes, values.out, seed);
    const pdf = await readPdf(bytes);
    pages += pdf.pages;
    const { body, short } = pageEnds(pdf);
    ends.body += body;
    ends.short += short.length;
    const { clipped, lost, structure } = documentFaults(pdf, plan, theme);
    found.clipped += tell(name, 'clipped', clipped);
    found.lost += tell(name, 'lost', lost);
    found.structure += tell(name, 'structure', structure);
  } catch (error) {
    const cause = error instanceof Error ? String(error.cause ?? '') : '';
    found.failed += tell(name, 'failed', [`${error} ${cause.slice(0, CAUSE)}`]);
  }
}

async function keep(bytes: Uint8Array, folder: string, seed: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${seed}.pdf`), bytes);
}

function tell(name: string, kind: string, faults: readonly string[]): number {
  for (const fault of faults.slice(0, SHOWN)) console.log(`${name}: ${kind}: ${fault}`);
  if (faults.length > SHOWN) console.log(`${name}: ${kind}: and ${faults.length - SHOWN} more`);
  return faults.length;
}

const { failed, clipped, lost, structure } = found;
console.log(
  `${count} plans, ${pages} pages: ${failed} failures, ${clipped} clipped texts, ${lost} lost words, ${structure} faults of structure`,
);
console.log(`${ends.short} of ${ends.body} pages after the contents end above 55 % of their height`);
process.exitCode = failed + clipped + lost + structure === 0 ? 0 : 1;
