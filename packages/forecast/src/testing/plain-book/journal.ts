import { type Exact, ZERO } from '../exact.ts';

/** One event: an amount from one account to another, and the line of the cash plan it moves. */
export interface Row {
  readonly month: number;
  readonly debit: string;
  readonly credit: string;
  readonly amount: bigint;
  readonly cash: string;
}

export type MonthValue = (month: number) => Exact;
export const LAST = 60;
export const FISCAL_YEARS = [1, 2, 3, 4, 5];
export const months = (last = LAST): number[] => Array.from({ length: last + 1 }, (_, month) => month);
export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const most = (a: bigint, b: bigint): bigint => (a > b ? a : b);
export const total = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, amount) => sum + amount, 0n);

/** Rounded so that sums stay right: what is written until a month is the rounded exact sum until it. */
export function written(value: MonthValue, last = LAST): bigint[] {
  let exact = ZERO;
  let before = 0n;
  return months(last).map((month) => {
    const part = value(month);
    if (part.top === 0n) return 0n;
    exact = exact.plus(part);
    const now = exact.whole;
    const step = now - before;
    before = now;
    return step;
  });
}

/** Balances and lines of the cash plan, by adding the journal up. */
export function summed(journal: readonly Row[]) {
  const balances: Record<string, bigint[]> = {};
  const cash: Record<string, bigint[]> = {};
  const into = (table: Record<string, bigint[]>, key: string): bigint[] => {
    const known = table[key] ?? months().map(() => 0n);
    table[key] = known;
    return known;
  };
  for (const { month, debit, credit, amount, cash: line } of journal) {
    for (let later = month; later <= LAST; later += 1) {
      const [to, from] = [into(balances, debit), into(balances, credit)];
      to[later] = (to[later] ?? 0n) + amount;
      from[later] = (from[later] ?? 0n) - amount;
    }
    if (line === '') continue;
    const target = into(cash, line);
    target[month] = (target[month] ?? 0n) + (debit === 'bank' ? amount : -amount);
  }
  return { balances, cash };
}
