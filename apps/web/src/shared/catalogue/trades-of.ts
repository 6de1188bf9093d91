import { LANGUAGES } from '@trazo/plan/languages';
import { TRADE_WORDS } from '@trazo/templates/trade-words';
import { TRADES, type Trade } from '@trazo/templates/trades';
import type { TradesOf } from './template-search.ts';

/** Letters from which the beginning of a name counts as the name. */
const FROM = 4;
/** Letters a name must have for a longer word to be a form of it: `bakeries`, `panaderias`. */
const STEM = 5;
/** Letters by which such a form may be longer. */
const ENDING = 2;
/** Letters a name must have to begin a compound, or to end one: `friseur-salon`, `tierarzt-praxis`; `verein-barung` is none. */
const FIRST_HALF = 7;
const SECOND_HALF = 6;
/** Letters before a name that other languages have too: `sus-pension` is no house. */
const BEFORE_SHARED = 4;
/** Letters a word must have for one of them to be a slip; hardly anyone slips at the first one. */
const LONG_ENOUGH = 7;

const NAMES = TRADES.flatMap((trade) =>
  LANGUAGES.flatMap((language) =>
    TRADE_WORDS[trade][language].split(' ').map((name) => ({ name, trade, language })),
  ),
);
type Name = (typeof NAMES)[number];

const SHARED: ReadonlySet<string> = new Set(
  NAMES.filter(({ language }) => language !== 'de').map(({ name }) => name),
);

const isFormOf = (word: string, { name }: Name): boolean =>
  word === name ||
  (word.length >= FROM && name.startsWith(word)) ||
  (name.length >= STEM && word.length <= name.length + ENDING && word.startsWith(name.slice(0, -1)));

/** German joins words: what begins or ends with the whole German name of a trade is of that trade. */
function isCompoundOf(word: string, { name, language }: Name): boolean {
  const joined = word.length - name.length;
  if (language !== 'de' || joined <= ENDING) return false;
  if (name.length >= FIRST_HALF && word.startsWith(name)) return true;
  return name.length >= SECOND_HALF && word.endsWith(name) && (joined >= BEFORE_SHARED || !SHARED.has(name));
}

const isSlipOf = (word: string, { name }: Name): boolean =>
  word.length >= LONG_ENOUGH &&
  name.length >= LONG_ENOUGH &&
  word[0] === name[0] &&
  isOneSlipAway(word, name);

/** The trades that a folded word names or begins to name; else those it is made up of, else those it is a slip away from. */
export const tradesOf: TradesOf = (word) => {
  for (const names of [isFormOf, isCompoundOf, isSlipOf]) {
    const found = NAMES.filter((name) => names(word, name));
    if (found.length > 0) return [...new Set<Trade>(found.map(({ trade }) => trade))];
  }
  return [];
};

/** One letter wrong, missing or too many, or two that changed places (Damerau–Levenshtein distance of 1). */
function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  const left = one.slice(start, one.length - end);
  const right = other.slice(start, other.length - end);
  if (left.length <= 1 && right.length <= 1) return true;
  return left.length === 2 && left[0] === right[1] && left[1] === right[0];
}
