import { inProportion, UNIT, whole, ZERO } from '../exact.ts';
import type { Basics } from './basics.ts';
import { FISCAL_YEARS } from './journal.ts';

/** The last typed figure of a line and year. */
export function pinOf({ assumptions, grains }: Basics, line: string, year: number): bigint | undefined {
  const typed = assumptions.pins
    .filter(({ path, amount }) => path === `${line}.FY${year}` && amount !== '')
    .at(-1);
  return typed === undefined ? undefined : grains(typed.amount);
}

/** Brings the amounts of a line to its typed figures, in proportion. */
export function pin(basics: Basics, line: string, all: bigint[][]): void {
  for (const year of FISCAL_YEARS) {
    const target = pinOf(basics, line, year);
    if (target === undefined || all.length === 0) continue;
    const cells = all.flatMap((amounts, index) =>
      basics.yearSpan(year).map((month) => ({ amounts, month, index })),
    );
    const sizes = cells
      .map(({ amounts, month }) => amounts[month] ?? 0n)
      .map((value) => (value < 0n ? -value : value));
    const nothing = sizes.every((size) => size === 0n);
    const weights = cells.map(({ index, month }, cell) =>
      nothing ? (index === 0 && month > 0 ? UNIT : ZERO) : whole(sizes[cell] ?? 0n),
    );
    for (const [cell, part] of inProportion(target, weights).entries()) {
      const into = cells[cell];
      if (into !== undefined) into.amounts[into.month] = part;
    }
  }
}

function inYear({ journal, yearOf }: Basics, account: string, year: number): bigint {
  return journal.reduce((sum, { month, debit, credit, amount }) => {
    if (yearOf(month) !== year) return sum;
    return sum + (debit === account ? amount : 0n) - (credit === account ? amount : 0n);
  }, 0n);
}

interface TopUp {
  readonly line: string;
  readonly account: string;
  readonly against: string;
  readonly cash?: string;
}

/** Posts what is between an account (an income: side −1) and the typed figure of its line, in equal parts. */
export function topUp(basics: Basics, { line, account, against, cash = '' }: TopUp, side = 1n): void {
  for (const year of FISCAL_YEARS) {
    const target = pinOf(basics, line, year);
    if (target === undefined) continue;
    const open = basics.yearSpan(year).filter((month) => month > 0);
    const parts = inProportion(
      side * target - inYear(basics, account, year),
      open.map(() => UNIT),
    );
    for (const [index, part] of parts.entries()) basics.row(open[index] ?? 0, account, against, part, cash);
  }
}
