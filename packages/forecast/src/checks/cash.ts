import { grainsOf } from '../forecast-context.ts';
import { money } from '../ledger/operands.ts';
import { valueAt } from '../numbers/posted.ts';
import { YEARS } from '../statements/years.ts';
import { type Check, fiscalYear } from './doubt.ts';

/** The money in the bank falls below what the credit line gives. */
export const cashRunsOut: Check = ({ assumptions, forecast }) => {
  const { lowest } = forecast.cash;
  const limit = grainsOf(assumptions.creditLine?.limit ?? '', forecast.scale);
  const short = 0 - lowest.amount - limit;
  if (short <= 0) return [];
  return [
    {
      check: 'cash',
      about: '',
      isSerious: true,
      size: short,
      says: limit === 0 ? 'cash' : 'cashBeyondLine',
      figures: { amount: money(forecast, short), month: { measure: 'month', text: String(lowest.month) } },
      at: 'loans',
    },
  ];
};

/** What the start takes is more than what pays for it. */
export const usesNotCovered: Check = ({ forecast }) => {
  const { missing, totalUses } = forecast.sourcesAndUses;
  if (missing === 0) return [];
  return [
    {
      check: 'uses',
      about: '',
      isSerious: true,
      size: missing,
      says: 'uses',
      figures: { missing: money(forecast, missing), uses: money(forecast, totalUses) },
      at: 'ownMoney',
    },
  ];
};

/** Losses have left a company less than half of its capital at the end of a year. */
export const capitalLost: Check = ({ forecast }) => {
  const { ledger, balance, taxedAs, years } = forecast;
  if (taxedAs === 'owner') return [];
  const paidIn = ledger.balances('capital');
  const doubts = YEARS.flatMap((year) => {
    const month = years.lastOf(year);
    const capital = 0 - valueAt(paidIn, month);
    const own = valueAt(balance, month).ownFunds;
    return 2 * own < capital ? [{ year, capital, own }] : [];
  });
  return doubts.slice(0, 1).map(({ year, capital, own }) => ({
    check: 'capital',
    about: '',
    isSerious: true,
    size: Math.max(...doubts.map((each) => each.capital - each.own)),
    says: 'capital',
    figures: { year: fiscalYear(year), own: money(forecast, own), capital: money(forecast, capital) },
    at: 'ownMoney',
  }));
};
