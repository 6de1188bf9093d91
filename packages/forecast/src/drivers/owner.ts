import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { type ForecastContext, grainsOf } from '../forecast-context.ts';
import { cents, type Formula, money, named, number, typedMoney } from '../ledger/operands.ts';
import { MILLION } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import { type Months, noMonths, totalOf, valueAt } from '../numbers/posted.ts';
import type { OwnInsurance } from '../pack.ts';
import { bandParts, sumOfBands } from './bands.ts';
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
    const typed = drawings[context.years.yearOf(month) - 1] ?? '';
    return typed === '' ? needed : context.grains(typed);
  });
  const formula: Formula = (month) => {
    const typed = drawings[context.years.yearOf(month) - 1] ?? '';
    if (typed !== '') return [named('+', 'amount', typedMoney(typed))];
    if (needed === 0) return [];
    return context.assumptions.owner.privateNeeds.map(({ kind, amount }) => {
      const value = money(context, context.grains(amount));
      return kind === 'need' ? named('+', 'privateNeed', value) : named('−', 'privateIncome', value);
    });
  };
  ledger.post('drawings', 'bank', months, { kind: 'owner', id: 'drawings', cash: 'drawings' }, formula);
}

interface Insured {
  /** A month, of all together, times `over`. */
  readonly income: number;
  readonly over: number;
  readonly year: number;
  /** What an amount of the law in cents is in the unit of the income. */
  readonly amountOf: (cents: number) => number;
}

/** What one who is insured as self-employed pays a month. */
export function insuranceOf(
  { parameters }: ForecastContext,
  { deduction, brackets, bands, least }: OwnInsurance,
  { income, over, year, amountOf }: Insured,
): number {
  const kept = MILLION - (deduction === null ? 0 : parameters.at(deduction, year));
  const counted = mulDiv(Math.max(0, income), kept, over * MILLION);
  const bracket = brackets.find(
    ({ upTo }) => upTo === null || counted <= amountOf(parameters.look(upTo, year)),
  );
  if (bracket?.upTo) parameters.at(bracket.upTo, year);
  const byBracket = bracket === undefined ? 0 : amountOf(parameters.at(bracket.amount, year));
  const byBands = sumOfBands(
    bandParts(bands, counted, {
      limitOf: (key) => amountOf(parameters.at(key, year)),
      rateOf: (key) => parameters.at(key, year),
    }),
  );
  const lowest = least === null ? 0 : amountOf(parameters.at(least, year));
  return Math.max(lowest, byBracket, byBands);
}

/** Months of the year whose profit counts: the one before a month's, or before the plan. */
const monthsBefore = ({ years }: ForecastContext, month: number): number =>
  years.yearOf(month) === 1 ? 12 : years.lengthOf(years.yearOf(month) - 1);

/** Whether newcomers still pay the flat amount: at first always, then while they earn less than the lowest pay. */
function paysFlat(context: ForecastContext, month: number, lastProfit: number): boolean {
  const { facts, pack, parameters, assumptions } = context;
  const flat = pack.ownerContribution?.flat;
  if (!flat || !facts.newCompany) return false;
  const year = context.calendarYear(month);
  if (month <= parameters.at(flat.months, year)) return true;
  if (flat.longerMonths === null || pack.minimumWage === null) return false;
  if (month > parameters.at(flat.longerMonths, year)) return false;
  const kept =
    MILLION - (pack.ownerContribution?.deduction ? parameters.at(pack.ownerContribution.deduction, year) : 0);
  const income = mulDiv(Math.max(0, lastProfit), kept, assumptions.owner.count * MILLION);
  const wage = context.fromCents(parameters.at(pack.minimumWage, year)) * pack.salaries;
  return 12 * income < wage * monthsBefore(context, month);
}

/** Social contributions of all owners in a month: the flat amount at first, then by last year's profit of each. */
export function ownerMonthly(
  context: ForecastContext,
  month: number,
  lastProfit: number | undefined,
): number {
  const { ownerContribution } = context.pack;
  if (ownerContribution === null) return 0;
  const { parameters, assumptions, facts } = context;
  const { count, profitBefore } = assumptions.owner;
  const year = context.calendarYear(month);
  if (lastProfit === undefined && !facts.newCompany && profitBefore === '') {
    parameters.missing.add('owner.profitBefore');
  }
  const income = lastProfit ?? context.grains(profitBefore);
  if (ownerContribution.flat !== null && paysFlat(context, month, income)) {
    return context.fromCents(parameters.at(ownerContribution.flat.amount, year)) * count;
  }
  const amountOf = (cents: number) => context.fromCents(cents);
  return (
    insuranceOf(context, ownerContribution, {
      income,
      over: monthsBefore(context, month) * count,
      year,
      amountOf,
    }) * count
  );
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
