import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import { type Formula, money, named, partOf } from '../ledger/operands.ts';
import { byIdentity } from '../numbers/by-identity.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { type Months, noMonths } from '../numbers/posted.ts';
import { splitInto } from '../numbers/split.ts';

/** A share of an invoice paid so many whole months after it (before it: negative). */
export interface Part {
  readonly lag: number;
  readonly weight: number;
}

const DAYS = 30;
const WHOLE = DAYS * MILLION;

const known = byIdentity<Terms, readonly Part[]>();

/** Days become months of 30: 45 days are half after one month and half after two. */
export const partsOf = (terms: Terms): readonly Part[] => known(terms, '', () => partsByLag(terms));

function partsByLag(terms: Terms): Part[] {
  const weights = new Map<number, number>();
  const add = (lag: number, weight: number) => {
    if (weight > 0) weights.set(lag, (weights.get(lag) ?? 0) + weight);
  };
  for (const { share, days } of terms) {
    const sign = days < 0 ? -1 : 1;
    const size = Math.abs(days);
    const rest = size % DAYS;
    const whole = (size - rest) / DAYS;
    add(sign * whole || 0, ppm(share) * (DAYS - rest));
    add(sign * (whole + 1), ppm(share) * rest);
  }
  return [...weights].map(([lag, weight]) => ({ lag, weight })).sort((a, b) => a.lag - b.lag);
}

export const afterDays = (days: number): readonly Part[] =>
  days % DAYS === 0 ? [{ lag: days / DAYS, weight: WHOLE }] : partsOf([{ share: '100', days }]);

/** What of each month's amount falls where. */
export interface Spread {
  /** Paid in the month of the invoice or later. */
  readonly later: Months;
  /** Paid before the invoice, by the month of the payment; what would fall before month 0 falls into it. */
  readonly ahead: Months;
  /** The same, by the month of the invoice. */
  readonly settled: Months;
}

const NOTHING: Months = noMonths();

export function spread(months: Months, parts: readonly Part[]): Spread {
  const later = noMonths();
  const hasDeposits = parts.some(({ lag }) => lag < 0);
  const ahead = hasDeposits ? noMonths() : [];
  const settled = hasDeposits ? noMonths() : [];
  const place = (month: number, lag: number, amount: number) => {
    if (lag < 0) {
      const early = Math.max(0, month + lag);
      ahead[early] = (ahead[early] ?? 0) + amount;
      settled[month] = (settled[month] ?? 0) + amount;
    } else if (month + lag < later.length) {
      later[month + lag] = (later[month + lag] ?? 0) + amount;
    }
  };
  const only = parts.length === 1 && parts[0]?.weight === WHOLE ? parts[0] : undefined;
  const weights = parts.map(({ weight }) => weight);
  const [shares, rests]: [number[], number[]] = [[], []];
  for (let month = 0; month < later.length; month += 1) {
    const amount = months[month] ?? 0;
    if (amount === 0) continue;
    if (only !== undefined) place(month, only.lag, amount);
    else {
      splitInto(shares, rests, amount, weights, WHOLE);
      for (let index = 0; index < parts.length; index += 1) {
        const share = shares[index] ?? 0;
        if (share !== 0) place(month, parts[index]?.lag ?? 0, share);
      }
    }
  }
  return { later, ahead: hasDeposits ? ahead : NOTHING, settled: hasDeposits ? settled : NOTHING };
}

/** How each of them came about: a share of the invoice of an earlier month, or of a later one where it is a deposit. */
export function spreadFormulas(
  currency: { readonly scale: number },
  months: Months,
  parts: readonly Part[],
): Readonly<Record<keyof Spread, Formula>> {
  const of = (invoiced: number, weight: number) => {
    const invoice = months[invoiced] ?? 0;
    if (invoice === 0) return [];
    return [
      named('+', 'invoices', money(currency, invoice), { month: invoiced }),
      named('×', 'paidShare', partOf(weight, WHOLE)),
    ];
  };
  const deposits = parts.filter(({ lag }) => lag < 0);
  return {
    later: (month) =>
      parts.flatMap(({ lag, weight }) => (lag < 0 || lag > month ? [] : of(month - lag, weight))),
    ahead: (month) =>
      deposits.flatMap(({ lag, weight }) =>
        month > 0
          ? of(month - lag, weight)
          : months.slice(0, 1 - lag).flatMap((_, invoiced) => of(invoiced, weight)),
      ),
    settled: (month) => deposits.flatMap(({ weight }) => of(month, weight)),
  };
}
