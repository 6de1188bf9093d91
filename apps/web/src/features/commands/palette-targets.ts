import { readPath } from '@trazo/contract/plan-document/value-path';
import type { Plan } from '@trazo/plan/plan';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import type { ForecastWords } from '../../shared/words/forecast-words.ts';
import { wordResource } from '../../shared/words/word-resource.ts';
import { fieldAddress } from '../../workspace/document-view/field-address.ts';

/** Somewhere in the plan one can go to. */
export interface PaletteTarget {
  readonly section: SectionId;
  /** Dotted path of a field; empty for the section. */
  readonly field: string;
  readonly label: string;
  /** The item of a list that it is a field of. */
  readonly item: string | undefined;
  readonly address: string;
}

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The sections, in their order; titled in the interface's language. */
export const sectionTargets = (): PaletteTarget[] =>
  SECTION_IDS.map((section) => placeOf(section, '', String(wordResource(section, 'title'))));

/** All fields of the form: of a list itself, and of each of its items, called by the item. */
export const fieldTargets = (plan: Plan): PaletteTarget[] =>
  SECTION_IDS.flatMap((section) =>
    fieldsIn(section, wordResource(section, 'form.fields'), plan[section], []),
  );

function fieldsIn(
  section: SectionId,
  words: unknown,
  content: unknown,
  path: readonly string[],
  item?: string,
): PaletteTarget[] {
  if (!isWords(words)) return [];
  return Object.entries(words).flatMap(([name, own]) => {
    const steps = [...path, name];
    const value = readPath(content, name);
    if (!isWords(own) || value === undefined) return [];
    const label = own['label'];
    const here = typeof label === 'string' ? [placeOf(section, steps.join('.'), label, item)] : [];
    if (!Array.isArray(value)) return [...here, ...fieldsIn(section, own, value, steps, item)];
    const named = value.map((each: unknown, index) => ({ each, index, called: nameOf(each, own, index) }));
    return [
      ...here,
      ...named.flatMap(({ each, index, called }) =>
        fieldsIn(section, own, each, [...steps, String(index)], called),
      ),
    ];
  });
}

/** An item by the first words in it, or by its number. */
function nameOf(item: unknown, words: Words, index: number): string {
  const [first = ''] = isWords(item) ? NAMES.map((key) => item[key]).filter(isText) : [];
  const numbered = words['item'];
  return first.trim() || (isText(numbered) ? numbered.replace('{{number}}', String(index + 1)) : '');
}

const NAMES = ['name', 'productName', 'title', 'reason'] as const;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const placeOf = (section: SectionId, field: string, label: string, item?: string): PaletteTarget => ({
  section,
  field,
  label,
  item,
  address: fieldAddress({ section, field }),
});

/** The questions of the forecast, by what they ask and say, and by other words for it. */
export function questionTargets(
  { questions }: ForecastWords,
  plan: Plan,
): (PaletteTarget & { readonly text: string })[] {
  const isAsked = plan.finance.assumptions?.linked === true;
  return Object.entries(questions).map(([id, question]) => ({
    ...placeOf('finance', isAsked ? `question.${id}` : 'forecast', question.title, undefined),
    text: [question.why, question.example, 'also' in question ? question.also : ''].join(' '),
  }));
}
