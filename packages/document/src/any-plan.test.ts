import { documentWords } from '@trazo/messages/words';
import { LANGUAGES } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { SECTIONS } from '@trazo/plan/sections/registry';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { arbitraryPlan, arbitraryTheme } from '@trazo/plan/testing/arbitrary-plan';
import { FONT_NAMES } from '@trazo/plan/theme/fonts';
import type { Theme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printableText, REPLACEMENT } from './printable-text.ts';
import { createRenderer } from './renderer.ts';
import { readPdf } from './testing/read-pdf.ts';

const day = '2026-01-15';
const renderer = createRenderer();

test('any plan prints in any theme, and no word of it is lost', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryPlan(), arbitraryTheme(), async (plan, theme) => {
      await expectEveryWord(plan, theme);
    }),
    { numRuns: 15, interruptAfterTimeLimit: 12_000 },
  );
}, 60_000);

/** Each template with each font in turn, and every language: 22 documents of the samples. */
test.each(
  FONT_NAMES.map((font, index) => ({
    font,
    language: LANGUAGES[index % LANGUAGES.length] ?? 'es',
    templateId: TEMPLATES[index % TEMPLATES.length]?.id ?? 1,
  })),
)(
  'no word of the $language sample is lost in $font, template $templateId',
  async ({ font, language, templateId }) => {
    const { plan, theme } = sampleContent(language);
    await expectEveryWord(plan, { ...theme, font, language, templateId });
  },
);

test.each(SECTION_IDS)('an empty section %s leaves no trace', async (id) => {
  const { plan, theme } = sampleContent('en');
  const title = documentWords('en')(`${id}:title`);
  const { text, destinations } = await readPdf(
    await renderer.pdf({ plan: without(plan, id), theme: { ...theme, language: 'en' }, day }),
  );
  expect(destinations).not.toContain(`section-${id}`);
  expect(destinations).toHaveLength(SECTION_IDS.length - 1);
  // Some titles are words a plan uses; in the contents and as an opener they stand before their lead.
  expect(letters(text)).not.toContain(letters(title + documentWords('en')(`${id}:lead`)));
});

const without = (plan: Plan, id: SectionId): Plan => ({ ...plan, [id]: emptyPlan()[id] });

async function expectEveryWord(plan: Plan, theme: Theme): Promise<void> {
  const { body } = await readPdf(await renderer.pdf({ plan, theme, day }));
  const printed = letters(body);
  const lost = writtenWords(plan, theme).filter((word) => !printed.includes(word));
  expect(lost).toEqual([]);
}

/** Fields that are no text of the document: what they mean is printed in other words, or not at all. */
const NOT_PRINTED = new Set([
  ...[
    'id',
    'image',
    'logo',
    'kind',
    'departmentId',
    'superiorId',
    'link',
    'currency',
    'constitutionDate',
    'activityDate',
  ],
  ...[
    'legalStructure',
    'sector',
    'type',
    'timeUnit',
    'gender',
    'age',
    'civilStatus',
    'education',
    'annualIncome',
  ],
  ...['incomeOrigin', 'businessSize', 'platforms', 'conventional', 'digital'],
]);

/** Every text of the sections that are printed. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => (NOT_PRINTED.has(key) ? [] : textsOf(field)));
}

/**
 * Words a reader can look for: of European letters. Extraction reorders other scripts, and rarer letters are set as a base
 * and a mark, whose glyph is extracted as whatever it stood for first.
 */
function writtenWords(plan: Plan, theme: Theme): string[] {
  const print = printableText(theme.font);
  const isPrinted = (id: SectionId): boolean => {
    const { isEmpty }: { isEmpty(section: unknown): boolean } = SECTIONS[id];
    return !isEmpty(plan[id]);
  };
  return SECTION_IDS.filter(isPrinted)
    .flatMap((id) => textsOf(plan[id]))
    .flatMap((text) => print(text).split(' '))
    .map(letters)
    .filter((word) => /^[\p{Script=Latin}&&[A-Za-z\u00c0-\u017f]]+$/v.test(word));
}

/** Case and hyphens are the template's affair, ligatures the font's. */
const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll(REPLACEMENT, '')
    .toLowerCase();
