import { withoutNotApplicable } from '@trazo/plan/applicability';
import { printedSections } from '@trazo/plan/completeness';
import type { Plan } from '@trazo/plan/plan';
import { printedCapture } from '@trazo/plan/sections/organigram';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { lookOf, type Theme, textFontOf } from '@trazo/plan/theme/theme';
import { withForecast } from '../print-model/finance/forecast/printed-forecast.ts';
import { wordsOf } from '../print-model/wording.ts';
import { printableText, REPLACEMENT } from '../printable-text.ts';
import type { ReadPdf } from './read-pdf.ts';

/** Words of the plan that the document does not say. */
export function lostWords({ body }: Pick<ReadPdf, 'body'>, plan: Plan, theme: Theme): string[] {
  const printed = letters(body);
  const isHyphenated = hyphenatedIn(body);
  return [...new Set(writtenWords(plan, theme))].filter(
    (word) => !printed.includes(word) && !isInTwo(word, printed) && !isHyphenated(word),
  );
}

/** Words of what pictures are said to show that no figure of the document has: a reader who does not see them is read these. */
export function lostDescriptions(
  { structure }: Pick<ReadPdf, 'structure'>,
  plan: Plan,
  theme: Theme,
): string[] {
  const described = letters(structure.map(({ alt }) => alt).join(' '));
  const said = printedPlan(plan, theme);
  const texts = printedSections(said).flatMap((id) => descriptionsOf(asPrinted(said, id)));
  return [...new Set(readable(texts, theme))].filter((word) => !described.includes(word));
}

/** Letters from which on a word may begin on a page and end on the next one, with other columns in between. */
const ENDLESS = 60;

function isInTwo(word: string, printed: string): boolean {
  if (word.length < ENDLESS) return false;
  let end = word.length - 1;
  while (end > 0 && !printed.includes(word.slice(0, end))) end -= 1;
  return printed.includes(word.slice(end));
}

/** Tells words that a hyphen parts, with what is set between the columns or pages they stand on. */
function hyphenatedIn(body: string): (word: string) => boolean {
  const said = body.split(' ');
  const heads = new Set(said.filter((part) => /\p{L}[-\u2010\u00ad]$/u.test(part)).map(letters));
  const tails = new Set(said.map(letters));
  return (word) =>
    Array.from(word, (_, at) => at).some((at) => heads.has(word.slice(0, at)) && tails.has(word.slice(at)));
}

/** Fields that are no text of the document: what they mean is printed in other words, or not at all. */
const NOT_PRINTED = new Set([
  ...[
    'id',
    'image',
    'imageDescription',
    'logo',
    'cover',
    'kind',
    'departmentId',
    'superiorId',
    'link',
    'addressGoogle',
    'currency',
    'notApplicable',
    'print',
    'addressGoogle',
    'constitutionDate',
    'activityDate',
  ],
  ...[
    'country',
    'legalStructure',
    'sector',
    'type',
    'timeUnit',
    'period',
    'gender',
    'age',
    'civilStatus',
    'education',
    'annualIncome',
  ],
  ...['incomeOrigin', 'businessSize', 'platforms', 'conventional', 'digital', 'assumptions'],
]);

/** What was written for the cover and is shown now. */
const coverTexts = ({ general: { cover } }: Plan): string[] => [
  cover.subtitle,
  cover.version,
  cover.confidentiality === 'own' ? cover.confidentialityText : '',
];

/** Every text of the sections that are printed. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  // A picture's description is for those who do not see it.
  if ('type' in value && value.type === 'picture' && 'caption' in value) return textsOf(value.caption);
  return Object.entries(value).flatMap(([key, field]) => (NOT_PRINTED.has(key) ? [] : textsOf(field)));
}

/** What the pictures of products and of texts show, where there are any. */
function descriptionsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.values(value).flatMap(descriptionsOf);
  if (!('image' in value) || value.image === '') return fields;
  if ('imageDescription' in value) return [...fields, String(value.imageDescription)];
  return 'type' in value && value.type === 'picture' && 'description' in value
    ? [...fields, String(value.description)]
    : fields;
}

/** A captured organigram is a picture, its boxes no text. */
const asPrinted = (plan: Plan, id: SectionId): unknown =>
  id === 'organigram' && printedCapture(plan.organigram) !== '' ? '' : plan[id];

/** The plan with the lines its document has: those of the forecast whose source has gone go with it. */
const printedPlan = (plan: Plan, theme: Theme): Plan =>
  withForecast(withoutNotApplicable(plan), wordsOf(lookOf(theme)));

function writtenWords(plan: Plan, theme: Theme): string[] {
  const said = printedPlan(plan, theme);
  return readable(
    [...coverTexts(said), ...printedSections(said).flatMap((id) => textsOf(asPrinted(said, id)))],
    theme,
  );
}

/**
 * Words a reader can look for: of European letters. Extraction reorders other scripts, and rarer letters are set as a base
 * and a mark, whose glyph is extracted as whatever it stood for first.
 */
function readable(texts: readonly string[], theme: Theme): string[] {
  const print = printableText(textFontOf(lookOf(theme)));
  return texts
    .flatMap((text) => print(text).split(' '))
    .map(spelled)
    .filter((word) => /^[\p{Script=Latin}&&[A-Za-z\u00c0-\u017f]]+$/v.test(word))
    .map(letters);
}

/** Case and hyphens are the template's affair, ligatures the font's. */
const spelled = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll(REPLACEMENT, '')
    .toLowerCase();

/**
 * Bare letters: one that a font sets once as itself and a mark, for want of the composed one, is extracted with that mark
 * wherever it stands.
 */
export const letters = (text: string): string => spelled(text).normalize('NFKD').replaceAll(/\p{M}/gu, '');
