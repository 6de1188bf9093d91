import { amountOf } from '@trazo/forecast/numbers/decimal';
import { breakEvenReach } from '@trazo/forecast/ratios/break-even-reach';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { contactOf } from './contact.ts';
import { financingSides } from './finance/financing-sides.ts';
import { askedLoans, firstCovers, isBelowLeast, LEAST_COVER } from './finance/forecast/debt.ts';
import { monthName, type PrintedPlan } from './finance/forecast/printed-forecast.ts';
import { isAboveZero } from './named-amounts.ts';
import type { Wording } from './wording.ts';

/** What a lender would ask next, in sentences: what is missing, and which figures are not good enough. */
export function openPoints(plan: PrintedPlan, wording: Wording): readonly string[] {
  const { words, line } = wording;
  const { forecast, finance } = plan;
  const isAsked = finance.financingNeeds.some(isAboveZero);
  return [
    ...ofFunds(plan, wording),
    ...(forecast === null ? withoutForecast(plan, wording) : ofForecast(forecast, wording)),
    ...(isAsked && line(finance.collateral) === '' ? [words('document:credit.gaps.collateral')] : []),
    ...(contactOf(plan, wording).length === 0 ? [words('document:credit.gaps.contact')] : []),
  ];
}

function ofFunds({ finance }: PrintedPlan, wording: Wording): string[] {
  const { words } = wording;
  const { found, difference, uses, sources, money } = financingSides(finance, wording);
  if (found.state === 'short')
    return [words('document:credit.gaps.money', { difference: money(difference) })];
  return [
    ...(uses.items.length === 0 ? [words('document:credit.gaps.uses')] : []),
    ...(sources.items.length === 0 ? [words('document:credit.gaps.sources')] : []),
  ];
}

function withoutForecast({ general, finance }: PrintedPlan, { words, line }: Wording): string[] {
  const isAsked = finance.financingNeeds.some(isAboveZero);
  const isMet = financesItself(finance);
  return [
    ...(isAsked || isMet ? [] : [words('document:credit.gaps.amount')]),
    ...(isAsked ? [words('document:credit.gaps.terms')] : []),
    ...(line(general.ownFunds) === '' ? [words('document:credit.gaps.ownFunds')] : []),
    words(
      finance.assumptions?.linked === true
        ? 'document:credit.gaps.unfinished'
        : 'document:credit.gaps.forecast',
    ),
  ];
}

/** Whether contributions are typed and no loan is. */
const financesItself = ({ incomes }: PrintedPlan['finance']): boolean => incomes.some(isAboveZero);

function ofForecast(worked: PlanForecast, wording: Wording): string[] {
  const { words, format, line, year } = wording;
  const { forecast, assumptions } = worked;
  const { lowest } = forecast.cash;
  const { state } = breakEvenReach(forecast);
  const loans = askedLoans(worked);
  const unrated = loans.filter(({ rate }) => rate === '');
  const names = format.list(unrated.map(({ name }) => line(name) || words('forecast:grid.loan')));
  const least = format.number(String(LEAST_COVER), 1);
  const below = firstCovers(worked).filter(isBelowLeast);
  return [
    ...(unrated.length === 0
      ? []
      : [
          loans.length === 1
            ? words('document:credit.gaps.rate')
            : words('document:credit.gaps.rates', { names }),
        ]),
    ...(assumptions.creditLine?.rate === '' ? [words('document:credit.gaps.creditLine')] : []),
    ...(below.length === 0
      ? []
      : [
          words('document:credit.gaps.cover', {
            least,
            years: format.list(below.map((each) => year(each.year))),
          }),
        ]),
    ...(state === 'missed' ? [words('finance:document.breakEvenMissed')] : []),
    ...(state === 'impossible' ? [words('finance:document.breakEvenImpossible')] : []),
    ...(lowest.amount < 0
      ? [
          words('document:credit.gaps.cash', {
            amount: format.money(amountOf(lowest.amount, forecast.scale)),
            month: monthName(worked, lowest.month, wording),
          }),
        ]
      : []),
  ];
}
