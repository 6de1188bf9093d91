import type { Plan } from '@trazo/plan/plan';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import type { Theme } from '@trazo/plan/theme/theme';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printableText, REPLACEMENT } from './printable-text.ts';
import { createRenderer } from './renderer.ts';
import { readPdf } from './testing/read-pdf.ts';

const day = '2026-01-15';

test('any plan prints in any theme, and no word of it is lost', async () => {
  const renderer = createRenderer();
  await fc.assert(
    fc.asyncProperty(arbitraryPlan(), arbitraryTheme(), async (plan, theme) => {
      const { text } = await readPdf(await renderer.pdf({ plan, theme, day }));
      const printed = letters(text);
      for (const word of writtenWords(plan, theme)) expect(printed).toContain(word);
    }),
    { numRuns: 15, interruptAfterTimeLimit: 15_000 },
  );
}, 60_000);

/** Texts a reader can look for: of Latin letters, for extraction reorders other scripts. */
function writtenWords(plan: Plan, theme: Theme): string[] {
  const print = printableText(theme.font);
  const texts = [
    ...(SECTIONS.mission.isEmpty(plan.mission) ? [] : Object.values(plan.mission)),
    ...plan.products.items.map(({ name }) => name),
    ...plan.team.members.flatMap(({ position, description }) => [position, description]),
    ...plan.operations.steps.map(({ title }) => title),
    ...plan.competition.competitors.map(({ name }) => name),
  ];
  return texts
    .flatMap((text) => print(text).split(' '))
    .map(letters)
    .filter((word) => /^\p{Script=Latin}+$/u.test(word));
}

/** Case and hyphens are the template's affair, ligatures the font's. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll(REPLACEMENT, '')
    .toLowerCase();
