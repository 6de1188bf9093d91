import type { Language } from '@trazo/plan/languages';
import { quotes } from './quotes.ts';
import {
  CURRENCIES,
  CURRENCY_WORDS,
  MAGNITUDES,
  NARROW,
  NO_BREAK,
  TYPOGRAPHY_RULES,
  type TypographyRules,
  UNITS,
} from './typography-rules.ts';

type Change = (text: string) => string;

const anyOf = (parts: readonly string[]): string =>
  [...parts]
    .sort((left, right) => right.length - left.length)
    .map((part) => RegExp.escape(part))
    .join('|');

const CURRENCY = `(?:${anyOf(CURRENCIES)})`;
const BLANK = '[ \\u00a0\\u202f]';
/** A dash behind a figure, its unit or its currency, and before another figure. */
const FIGURE_DASH = new RegExp(
  `(?<=[\\p{N}%‰\\p{Sc}]|\\p{N}${BLANK}(?:${anyOf([...CURRENCIES, ...CURRENCY_WORDS, ...UNITS])}))${BLANK}?–${BLANK}?(?=(?:${CURRENCY}${BLANK}?)?\\p{N})`,
  'gu',
);

/**
 * Sets a line as a language's typographers do where a keyboard cannot: quotation marks, apostrophes, dashes, ellipses, and
 * blanks that must not break. Changes no letter and no figure, and adds a blank only inside French guillemets and before a
 * currency sign.
 */
export function typography(language: Language): Change {
  const known = setters.get(language) ?? inTurn(changesFor(TYPOGRAPHY_RULES[language], language));
  setters.set(language, known);
  return known;
}

const setters = new Map<Language, Change>();

const inTurn =
  (changes: readonly Change[]): Change =>
  (text) =>
    changes.reduce((changed, change) => change(changed), text);

const changesFor = (rules: TypographyRules, language: Language): readonly Change[] => [
  ellipses,
  dashes,
  negatives,
  quotes(rules),
  ranges,
  amounts(rules),
  fixedBlanks(rules),
  ...(language === 'fr' ? [frenchBlanks] : []),
];

const ellipses: Change = (text) => text.replaceAll(/(?<!\.)\.{3}(?!\.)/g, '…');

/** A hyphen between blanks stands for a dash. */
const dashes: Change = (text) => text.replaceAll(/(?<=\S) (?:-|--) (?=\S)/g, `${NO_BREAK}– `);

/** What stands for a minus before a figure in brackets. */
const negatives: Change = (text) => text.replaceAll(/(?<=\([–−-]) (?=\d)/g, NO_BREAK);

/** From figure to figure is one line, also where the writer left blanks around the dash. */
const ranges: Change = (text) => text.replaceAll(FIGURE_DASH, (dash) => dash.replaceAll(' ', NO_BREAK));

/** Digits in groups of three and the currency beside them stay in one line. */
function amounts({ currencyBlank }: TypographyRules): Change {
  const sign = anyOf(CURRENCIES);
  const groups = /(?<![\p{L}\p{N}.,+/-])\d{1,3}(?: \d{3})+(?![\d/-])/gu;
  const before = new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${sign})) (?=\\d)`, 'gu');
  const magnitude = `(?:[ \\u00a0\\u202f](?:${anyOf(MAGNITUDES)}))?`;
  const after = new RegExp(
    `(?<=\\p{N}${magnitude})[ \\u202f](?=(?:${sign}|${anyOf(CURRENCY_WORDS)})(?![\\p{L}\\p{N}]))`,
    'gu',
  );
  return (text) => {
    const grouped = text.replaceAll(groups, (group) => group.replaceAll(' ', NO_BREAK));
    if (currencyBlank === '') return grouped.replaceAll(before, NO_BREAK).replaceAll(after, NO_BREAK);
    return grouped
      .replaceAll(before, NO_BREAK)
      .replaceAll(after, currencyBlank)
      .replaceAll(/(?<=\d)(?=[kM]?€(?![\p{L}\p{N}]))/gu, currencyBlank);
  };
}

function fixedBlanks({ unitBlank, beforeNames, together }: TypographyRules): Change {
  const unit = new RegExp(`(?<=\\p{N}) (?=(?:${anyOf(UNITS)})(?![\\p{L}\\p{N}]))`, 'gu');
  const name = new RegExp(`(?<=(?:^|[\\s(«“„])(?:${anyOf(beforeNames)})) (?=[\\p{Lu}\\p{N}])`, 'gu');
  const parts = together.map((group) => ({
    pattern: new RegExp(`(?<![\\p{L}])${group.map((part) => RegExp.escape(part)).join(' ')}`, 'gu'),
    set: group.join(NARROW),
  }));
  return (text) => {
    const fixed = text.replaceAll(unit, unitBlank).replaceAll(name, NO_BREAK);
    return parts.reduce((changed, { pattern, set }) => changed.replaceAll(pattern, set), fixed);
  };
}

/** Before high punctuation and inside guillemets, where the writer left a blank or a keyboard gave none. */
const frenchBlanks: Change = (text) =>
  text
    .replaceAll(/[ \u00a0](?=[;!?])/g, NARROW)
    .replaceAll(/[ \u202f](?=:(?:\s|$))/g, NO_BREAK)
    .replaceAll(/«[ \u00a0\u202f]?(?=\S)/g, `«${NARROW}`)
    .replaceAll(/(?<=\S)[ \u00a0\u202f]?»/g, `${NARROW}»`);
