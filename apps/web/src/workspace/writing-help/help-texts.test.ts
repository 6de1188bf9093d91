import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typographicFaults } from '@trazo/messages/testing/typography';
import { gapsIn } from '@trazo/plan/gaps';
import { LANGUAGES, type Language } from '@trazo/plan/languages';
import { wordCount } from '@trazo/plan/rich-text/word-count';
import { SWOT_QUADRANTS } from '@trazo/plan/sections/swot';
import { TRADE_KINDS } from '@trazo/plan/trade-kinds';
import { type WordRange, WRITTEN_FIELDS, WRITTEN_LINES } from '@trazo/plan/written-fields';
import { describe, expect, it } from 'vitest';
import { emptyPhrasesIn } from './writing-style.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../../../packages/messages/help');
const SECTIONS = [...new Set([...Object.keys(WRITTEN_FIELDS), ...Object.keys(WRITTEN_LINES)])];

interface Help {
  readonly reader: string;
  readonly examples: Readonly<Record<string, string>>;
}
type SectionHelp = Readonly<Record<string, Help>>;

const read = <Content>(language: Language, name: string): Content =>
  JSON.parse(readFileSync(path.join(FOLDER, language, `${name}.json`), 'utf8'));

const FIELDS = Object.entries<Readonly<Record<string, WordRange>>>(WRITTEN_FIELDS).flatMap(
  ([section, fields]) => Object.entries(fields).map(([field, range]) => ({ section, field, range })),
);

/** One line, or a few where an example is of several rows. */
const LINE: WordRange = { from: 1, to: 32 };
const LINES = Object.entries<readonly string[]>(WRITTEN_LINES).flatMap(([section, fields]) =>
  fields.map((field) => ({ section, field, range: LINE })),
);
const HELPED = [...FIELDS, ...LINES];

function withoutGaps(text: string): string {
  return gapsIn(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}

describe.each(LANGUAGES)('the help to write in %s', (language) => {
  it('is there for each text of each section, and for no other', () => {
    const files = readdirSync(path.join(FOLDER, language)).toSorted();
    expect(files).toEqual(
      [...SECTIONS, 'explain', 'forecast', 'glossary', 'phrases', 'workbook']
        .map((name) => `${name}.json`)
        .toSorted(),
    );
    for (const section of SECTIONS) {
      const fields = HELPED.filter((one) => one.section === section).map(({ field }) => field);
      expect(Object.keys(read<SectionHelp>(language, section)), section).toEqual(fields);
    }
  });

  it.each(HELPED)(
    'says for $field in $section what a reader looks for, with an example of each kind',
    ({ section, field, range }) => {
      const help = read<SectionHelp>(language, section)[field];
      expect(help?.reader.length).toBeGreaterThan(30);
      expect(help?.reader.length).toBeLessThan(240);
      expect(typographicFaults(language, help?.reader ?? ''), help?.reader).toEqual([]);
      expect(Object.keys(help?.examples ?? {})).toEqual([...TRADE_KINDS]);
      for (const [kind, example] of Object.entries(help?.examples ?? {})) {
        const where = `${language}/${section}.${field} ${kind}: ${example}`;
        const words = wordCount(example);
        expect(words, where).toBeGreaterThanOrEqual(range.from);
        expect(words, where).toBeLessThanOrEqual(range.to);
        expect(gapsIn(example).length, where).toBeGreaterThan(0);
        expect(withoutGaps(example), `a figure or bracket outside a gap, ${where}`).not.toMatch(/[\d[\]]/);
        expect(typographicFaults(language, example), where).toEqual([]);
        expect(emptyPhrasesIn(example, read<string[]>(language, 'phrases')), where).toEqual([]);
      }
    },
  );

  it('knows phrases that prove nothing, each once', () => {
    const phrases = read<string[]>(language, 'phrases');
    expect(phrases.length).toBeGreaterThan(20);
    expect(new Set(phrases).size).toBe(phrases.length);
    for (const phrase of phrases)
      expect(emptyPhrasesIn(phrase.replace('*', ''), phrases), phrase).not.toEqual([]);
  });
});

/** Facts: what they have to look like is said in their hint, where it is not plain. */
const FACTS = [
  'general.cover.confidentialityText',
  'general.cover.version',
  'finance.collateral',
  'products.items.imageDescription',
  'team.members.name',
  'team.members.surname',
  'team.members.email',
  'team.members.phone',
];

/** The fields of the form that are made with a component, without list indices. */
function fieldsMadeWith(component: string): string[] {
  const folder = path.resolve(import.meta.dirname, '../../features');
  const source = globSync('**/*.tsx', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  const found = [
    ...source.matchAll(
      new RegExp(`<${component}\\s+section="(\\w+)"\\s+path=(?:"([\\w.]+)"|\\{\`([^\`]+)\`\\})`, 'g'),
    ),
  ];
  expect(found.length).toBe(source.split(`<${component}`).length - 1);
  return found.map(
    ([, section, plain, inList = '']) =>
      `${section}.${plain ?? inList.replace(/\.\$\{(?:index|department)\}/g, '')}`,
  );
}

it('there is help for every line of the form that is no fact', () => {
  const lists = [
    'departments.items.positions',
    'finance.incomes',
    'finance.expenses',
    'finance.financingNeeds',
  ];
  // Rows of those lists.
  const used = fieldsMadeWith('TextField').filter((field) => !/positions\.name$|\.reason$/.test(field));
  expect([...used, ...lists].toSorted()).toEqual(
    [...LINES.map(({ section, field }) => `${section}.${field}`), ...FACTS].toSorted(),
  );
});

it('there is help for every long text of the form', () => {
  const used = fieldsMadeWith('LongTextField');
  const lists = [...SWOT_QUADRANTS.map((quadrant) => `swot.${quadrant}`), 'operations.steps.goals'];
  expect([...used, ...lists].toSorted()).toEqual(
    FIELDS.map(({ section, field }) => `${section}.${field}`).toSorted(),
  );
});

it('no example is left in another language', () => {
  const texts = LANGUAGES.flatMap((language) =>
    HELPED.flatMap(({ section, field }) =>
      Object.values(read<SectionHelp>(language, section)[field]?.examples ?? {}),
    ),
  );
  expect(new Set(texts).size).toBe(texts.length);
});
