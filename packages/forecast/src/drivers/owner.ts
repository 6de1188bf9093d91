import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { type ForecastContext, fiscalYear, grainsOf } from '../forecast-context.ts';
import { cents, type Formula, money, named, number, typedMoney } from '../ledger/operands.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { type Months, noMonths, totalOf, valueAt } from '../numbers/posted.ts';
import type { Book } from './book.ts';

type PrivateNeed = Assumptions['owner']['privateNeeds'][number];

/** What one private need takes a month, in grains; other income of the household counts against it. */
export const privateNeed = ({ kind, amount }: PrivateNeed, scale: number): number =>
  kind === 'need' ? grainsOf(amount, scale) : 0 - grainsOf(amount, scale);

/** What the private needs come to a month, less other income of the household. */
export const privateNeeds = ({ assumptions, scale }: ForecastContext): number =>
  Math.max(0, totalOf(assumptions.owner.privateNeeds.map((need) => privateNeed(need, scale))));

/** Drawings of owners who are taxed themselves: typed by fiscal year, else what they need. */
export function postDrawings({ context, ledger }: Book): void {
  if (context.taxedAs === 'company') return;
  const needed = privateNeeds(context);
  const { drawings } = context.assumptions.owner;
  const months = noMonths().map((_, month) => {
    if (month === 0) return 0;
    const typed = drawings[fiscalYear(month) - 1] ?? '';
    return typed === '' ? needed : context.grains(typed);
  });
  const formula: Formula = (month) => {
    const typed = drawings[fiscalYear(month) - 1] ?? '';
    if (typed !== '') return [named('+', 'amount', typedMoney(typed))];
    if (needed === 0) return [];
    return context.assumptions.owner.privateNeeds.map(({ kind, amount }) => {
      const value = money(context, context.grains(amount));
      return kind === 'need' ? named('+', 'privateNeed', value) : named('−', 'privateIncome', value);
    });
  };
  ledger.post('drawings', 'bank', months, { kind: 'owner', id: 'drawings', cash: 'drawings' }, formula);
}

/** Social contributions of all owners in a month: the flat base at first, then by last year's profit of each. */
export function ownerMonthly(
  context: ForecastContext,
  month: number,
  lastProfit: number | undefined,
): number {
  const { ownerContribution } = context.pack;
  if (ownerContribution === null) return 0;
  const { parameters, assumptions, facts } = context;
  const { count } = assumptions.owner;
  const year = context.calendarYear(month);
  const isNew = facts.newCompany && month <= parameters.at(ownerContribution.flatMonths, year);
  if (isNew || lastProfit === undefined) {
    return context.fromCents(parameters.at(ownerContribution.flat, year)) * count;
  }
  const kept = MILLION - parameters.at(ownerContribution.deduction, year);
  const monthly = mulDiv(Math.max(0, lastProfit), kept, 12 * MILLION * count);
  for (const { upTo, amount } of ownerContribution.brackets) {
    if (upTo === null || monthly <= context.fromCents(parameters.at(upTo, year))) {
      return context.fromCents(parameters.at(amount, year)) * count;
    }
  }
  return 0;
}

/** How the contributions of a month came about: what each owner pays. */
export const contributionFormula =
  ({ assumptions, scale }: ForecastContext, months: Months): Formula =>
  (month) => {
    const { count } = assumptions.owner;
    const each = Math.round((valueAt(months, month) * 100) / (scale * count));
    return [
      named('+', 'contribution', cents(each)),
      ...(count === 1 ? [] : [named('×', 'owners', number(String(count)))]),
    ];
  };
