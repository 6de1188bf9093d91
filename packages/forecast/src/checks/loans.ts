import { lifeOf } from '../drivers/investments.ts';
import type { Explained } from '../forecast.ts';
import { ForecastContext, grainsOf } from '../forecast-context.ts';
import { money, percent } from '../ledger/operands.ts';
import { decimal } from '../numbers/decimal.ts';
import { MILLION } from '../numbers/fraction.ts';
import { valueAt } from '../numbers/posted.ts';
import { debtServiceOf, earnedForDebt } from '../ratios/ratios.ts';
import { type Check, type Doubt, fiscalYear, nameIn } from './doubt.ts';

/** What banks ask the year's cover for: at least this, and with ease this. */
const [LEAST_COVER, USUAL_COVER] = [1_150_000, 1_250_000];
/** The same of the owners' part of the money, where others lend. */
export const LEAST_OWN_SHARE = 250_000;

const times = (millionths: number) => ({ measure: 'times', text: decimal(millionths, 6) }) as const;

/** In its worst year what is earned pays the instalments just, or not at all. */
export const coverIsThin: Check = ({ forecast }) => {
  const covers = forecast.ratios.years.flatMap(({ debtCover }, index) =>
    debtCover === null ? [] : [{ cover: debtCover, year: index + 1 }],
  );
  const worst = covers.toSorted((a, b) => a.cover - b.cover)[0];
  if (worst === undefined || worst.cover >= USUAL_COVER) return [];
  const { cover, year } = worst;
  const of = (years: readonly number[]) => money(forecast, valueAt(years, year - 1));
  return [
    {
      check: 'cover',
      about: '',
      isSerious: cover < MILLION,
      size: 2 * MILLION - cover,
      says: cover < MILLION ? 'coverBelowOne' : 'cover',
      figures: {
        year: fiscalYear(year),
        times: times(cover),
        wanted: times(cover < LEAST_COVER ? LEAST_COVER : USUAL_COVER),
        earned: of(earnedForDebt(forecast, 'years')),
        service: of(debtServiceOf(forecast.cash, 'years')),
      },
      at: 'loans',
    },
  ];
};

/** Owners who ask a bank for a loan bring little themselves. */
export const ownShareIsLow: Check = ({ forecast }) => {
  const { ownShare, sources } = forecast.sourcesAndUses;
  if (sources.loans <= 0 || ownShare === null || ownShare >= LEAST_OWN_SHARE) return [];
  return [
    {
      check: 'ownShare',
      about: '',
      isSerious: false,
      size: MILLION - ownShare,
      says: 'ownShare',
      figures: { share: percent(ownShare), wanted: percent(LEAST_OWN_SHARE) },
      at: 'ownMoney',
    },
  ];
};

/** The thing bought with money that lasts longest, and how long. */
function longestLived({ assumptions, pack, facts, forecast }: Explained) {
  const context = new ForecastContext(assumptions, pack, facts);
  return assumptions.investments
    .filter(({ kind, inKind, cost }) => kind !== 'deposit' && !inKind && grainsOf(cost, forecast.scale) > 0)
    .map((bought) => ({ bought, months: lifeOf(context, bought) || Number.POSITIVE_INFINITY }))
    .toSorted((a, b) => b.months - a.months)[0];
}

/** A new loan is still paid back when nothing it bought is used any more. */
export const loanOutlivesThings: Check = (explained) => {
  const longest = longestLived(explained);
  if (longest === undefined) return [];
  return explained.assumptions.loans.flatMap(({ id, name, term, running, bridge }) => {
    if (running || bridge || term === '' || term <= longest.months) return [];
    return [
      {
        check: 'loanLife',
        about: id,
        isSerious: false,
        size: term,
        says: 'loanLife',
        figures: {
          loan: nameIn(name),
          term: { measure: 'months', text: String(term) },
          thing: nameIn(longest.bought.name),
          life: { measure: 'months', text: String(longest.months) },
        },
        at: { kind: 'loan', id },
      },
    ];
  });
};

/** Money that is borrowed at a rate which was not said bears no interest in the figures. */
export const borrowsWithoutRate: Check = ({ assumptions: { loans, creditLine }, forecast }) => {
  const typed = (amount: string) => ({ measure: 'money', text: amount }) as const;
  const unsaid = loans.flatMap(({ id, name, rate, term, payouts }): Doubt[] => {
    const cents = payouts.reduce((sum, { amount }) => sum + grainsOf(amount, 100), 0);
    if (rate !== '' || cents === 0) return [];
    return [
      {
        check: 'loanRate',
        about: id,
        isSerious: true,
        size: 1,
        says: 'loanRate',
        figures: {
          loan: nameIn(name),
          amount: typed(decimal(cents, 2)),
          term: { measure: 'months', text: String(term) },
        },
        at: { kind: 'loan', id },
      },
    ];
  });
  if (creditLine?.rate !== '' || grainsOf(creditLine.limit, forecast.scale) === 0) return unsaid;
  return [
    ...unsaid,
    {
      check: 'loanRate',
      about: '',
      isSerious: true,
      size: 1,
      says: 'creditRate',
      figures: { limit: typed(creditLine.limit) },
      at: 'credit',
    },
  ];
};
