import { TRADE_WORDS } from '@trazo/templates/trade-words';
import { TRADES } from '@trazo/templates/trades';
import type { TradesOf } from './template-search.ts';

/** Letters from which the beginning of a name counts as the name. */
const FROM = 4;
/** Letters a name must have for a longer word to be a form of it: `bakeries`, `panaderias`. */
const STEM = 5;
/** Letters by which such a form may be longer. */
const ENDING = 2;

const NAMES = TRADES.flatMap((trade) =>
  TRADE_WORDS[trade]
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => ({ name, trade })),
);

const isFormOf = (word: string, name: string): boolean =>
  word === name ||
  (word.length >= FROM && name.startsWith(word)) ||
  (name.length >= STEM && word.length <= name.length + ENDING && word.startsWith(name.slice(0, -1)));

/** The trades that a folded word names, or is the beginning of a name of. */
export const tradesOf: TradesOf = (word) => [
  ...new Set(NAMES.filter(({ name }) => isFormOf(word, name)).map(({ trade }) => trade)),
];
