import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Overhead } from '@trazo/plan/finance/assumptions/costs';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { paidAtOnce } from '@trazo/plan/finance/assumptions/terms';
import { isBlankYears, type YearAmounts } from '@trazo/plan/finance/fiscal-years';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import { amount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { Finance } from '@trazo/plan/sections/finance';
import { LINE_GROUPS } from '../ledger/figure.ts';
import { cellPath, FIXED_ROWS, OWN, sourceOf, sourcesOf } from './line-ids.ts';

/** A figure, or a blank while a draft holds a text that is none. */
export const readable = (text: string): string => (amount.safeParse(text).success ? text : '');

const readableYears = ([a, b, c, d, e]: YearAmounts): YearAmounts => [
  readable(a),
  readable(b),
  readable(c),
  readable(d),
  readable(e),
];

/** Whether a cell is the user's: it says something else than what was last filled in. */
export const isTyped = (cell: string, filled: string | undefined): boolean => cell !== '' && cell !== filled;

const asStream = (line: YearLine): Stream => ({
  kind: 'annual',
  id: OWN + line.id,
  name: line.name,
  productId: '',
  from: 1,
  until: '',
  vat: 'none',
  terms: paidAtOnce(),
  badDebt: '',
  cost: null,
  amounts: readableYears(line.years),
  season: new Array<string>(12).fill(''),
});

const asOverhead = (line: YearLine, direct: boolean): Overhead => ({
  id: OWN + line.id,
  name: line.name,
  category: 'other',
  rhythm: 'annual',
  amount: '',
  share: '',
  amounts: readableYears(line.years),
  growth: '',
  vat: 'none',
  days: 0,
  from: 1,
  until: '',
  direct,
});

/** Figures typed over computed ones, as the forecast takes them. */
function pinsOf(finance: Finance, assumptions: Assumptions): Assumptions['pins'] {
  const sources = sourcesOf(assumptions);
  const pins: Assumptions['pins'] = [];
  const held = new Set(assumptions.pins.map(({ path }) => path));
  const look = (line: string, years: YearAmounts) => {
    for (const [index, cell] of years.entries()) {
      const path = cellPath(line, index + 1);
      if (isTyped(cell, assumptions.filled[path])) {
        const value = readable(cell);
        if (value !== '') pins.push({ path, amount: value });
      } else if (cell === '' && held.has(path)) pins.push({ path, amount: '0' });
    }
  };
  for (const group of LINE_GROUPS) {
    for (const { id, years } of finance[group]) {
      if (sourceOf(sources, group, id) !== undefined) look(`${group}.${id}`, years);
    }
  }
  for (const row of FIXED_ROWS) look(row, finance[row]);
  return pins;
}

/** Typed figures of the category that lines of one's own are counted in would scale those lines, too. */
function besideOwnLines(pins: Assumptions['pins'], own: readonly Overhead[]): Assumptions['pins'] {
  return pins.map((pin) => {
    const year = /^otherExpenses\.f:other\.FY(\d)$/.exec(pin.path)?.[1];
    if (year === undefined) return pin;
    const typed = own
      .filter(({ direct }) => !direct)
      .map(({ amounts }) => must(amounts[Number(year) - 1], 'five fiscal years'));
    const total = [pin.amount, ...typed].reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
    return { path: pin.path, amount: String(total / 100) };
  });
}

const hasDecimals = (text: string): boolean => readable(text).includes('.');

/**
 * What the forecast is worked out from: the answers, and every figure of the grid that was typed by hand. A line of one's own
 * counts as it stands; a figure typed over a computed one wins.
 */
export function withTypedFigures(finance: Finance, assumptions: Assumptions): Assumptions {
  const sources = sourcesOf(assumptions);
  const own = (group: (typeof LINE_GROUPS)[number]) =>
    finance[group].filter(
      ({ id, years }) => sourceOf(sources, group, id) === undefined && !isBlankYears(years.map(readable)),
    );
  const overheads = [
    ...own('directExpenses').map((line) => asOverhead(line, true)),
    ...own('otherExpenses').map((line) => asOverhead(line, false)),
  ];
  const pins = pinsOf(finance, assumptions);
  const typed = [
    ...LINE_GROUPS.flatMap((group) => own(group).flatMap(({ years }) => years)),
    ...pins.map(({ amount: value }) => value),
  ];
  return {
    ...assumptions,
    grain: typed.some(hasDecimals) ? 'cent' : assumptions.grain,
    streams: [...assumptions.streams, ...own('revenues').map(asStream)],
    overheads: [...assumptions.overheads, ...overheads],
    pins: besideOwnLines(pins, overheads),
  };
}
