import { privateNeeds } from '../drivers/owner.ts';
import { fiscalYear } from '../frame.ts';
import { MILLION, ppm } from '../numbers/fraction.ts';
import { mulDiv } from '../numbers/integers.ts';
import type { Figure, Operand } from './figure.ts';
import {
  bracket,
  type Context,
  decimal,
  money,
  named,
  number,
  opened,
  type PostedMonth,
  percent,
} from './operands.ts';
import { balanceAt } from './statement-figures.ts';

/** Tax of a fiscal year on each band of what is taxable, or the figure that was typed. */
function chargedTax(context: Context, year: number): Operand[] {
  const { forecast } = context;
  const typed = context.pins.of('incomeTaxExpense', year);
  if (typed !== undefined) return [named('+', 'typedYear', money(context, typed))];
  const taxed = forecast.taxes[year - 1];
  if (taxed === undefined) return [];
  const result: Figure = { kind: 'income', line: 'resultBeforeTax', at: { year } };
  const amount = forecast.income.resultBeforeTax.years[year - 1] ?? 0;
  const adjusted = taxed.base - amount;
  const base = [
    opened('+', result, money(context, amount)),
    ...(adjusted === 0 ? [] : [named('+', 'adjustments', money(context, adjusted))]),
    ...(taxed.lossesUsed === 0 ? [] : [named('−', 'lossesUsed', money(context, taxed.lossesUsed))]),
  ];
  return taxed.bands.flatMap(({ amount: part, rate }) => [
    part === taxed.base - taxed.lossesUsed
      ? bracket('+', base, money(context, part), 'taxable')
      : named('+', 'taxable', money(context, part)),
    named('×', 'taxRate', percent(rate)),
  ]);
}

/** The year whose tax is settled in a month. */
function settledYear({ forecast }: Context, month: number): number {
  return Math.min(5, Math.floor((month - forecast.taxSettleLag) / 12));
}

/** Tax charged, paid in advance, set against each other, and settled. */
function incomeTaxOperands(context: Context, { debit, credit, month, grains }: PostedMonth): Operand[] {
  const { forecast } = context;
  if (debit === 'incomeTax' || (debit === 'bank' && credit === 'taxOwed' && grains < 0)) {
    return chargedTax(context, fiscalYear(month));
  }
  if (debit === 'taxPrepaid') {
    const known = Math.floor((month - 1 - forecast.taxSettleLag) / 12);
    const share = context.frame.parameters.at('incomeTax.instalmentShare', context.frame.calendarYear(month));
    const last = forecast.income.incomeTax.years[known - 1] ?? 0;
    return [named('+', 'lastTax', money(context, last)), named('×', 'share', percent(share))];
  }
  const year =
    credit === 'taxPrepaid' && debit === 'taxOwed' ? fiscalYear(month) : settledYear(context, month);
  const tax = forecast.income.incomeTax.years[year - 1] ?? 0;
  const figure: Figure = { kind: 'income', line: 'incomeTax', at: { year } };
  const charged = opened('+', figure, money(context, tax));
  if (debit === 'taxOwed' && credit === 'bank') {
    const rest = tax - grains;
    return rest === 0 ? [charged] : [charged, named('−', 'taxPrepaid', money(context, rest))];
  }
  if (debit === 'taxOwed') return [named('+', 'taxPrepaid', money(context, grains))];
  if (credit === 'taxOwed') return [{ ...charged, operator: '−' }];
  const offset = Math.max(0, tax);
  return [
    named('+', 'taxPrepaid', money(context, grains + offset)),
    ...(offset === 0 ? [] : [{ ...charged, operator: '−' as const }]),
  ];
}

/** What the tax of a period comes to: charged to customers, less that of purchases, and what was carried from before. */
function vatOperands(context: Context, { month, grains, debit }: PostedMonth): Operand[] {
  const { forecast, frame } = context;
  const lag = debit === 'vat' ? forecast.vatTerms.payLag : forecast.vatTerms.refundLag;
  const end = month - lag;
  const from = Math.max(0, end - forecast.vatTerms.period + 1);
  let charged = 0;
  let purchases = 0;
  for (const { debit: to, credit, months, origin } of forecast.ledger.postings) {
    if (origin.kind === 'computed' || (to !== 'vat' && credit !== 'vat')) continue;
    for (let each = from; each <= end; each += 1) {
      if (to === 'vat') purchases += months[each] ?? 0;
      else charged += months[each] ?? 0;
    }
  }
  const sign = debit === 'vat' ? 1 : -1;
  const carried = sign * grains - (charged - purchases);
  const operator = (positive: boolean) => (positive === sign > 0 ? ('+' as const) : ('−' as const));
  return [
    named(operator(true), 'vatCharged', money(context, charged), { month: end }),
    named(operator(false), 'vatOnPurchases', money(context, purchases), { month: end }),
    ...(carried === 0 ? [] : [named(operator(carried > 0), 'vatCarried', money(context, Math.abs(carried)))]),
  ].filter(() => frame.vatScheme !== 'none');
}

/** Last year's profit and a share of it; what was not there to be paid is taken off. */
function shareOfProfit(context: Context, { month, grains }: PostedMonth, share: number): Operand[] {
  const year = fiscalYear(month);
  const profit = context.forecast.income.netIncome.years[year - 2] ?? 0;
  const cut = mulDiv(profit, share, MILLION) - grains;
  const figure: Figure = { kind: 'income', line: 'netIncome', at: { year: year - 1 } };
  return [
    opened('+', figure, money(context, profit)),
    named('×', 'share', percent(share)),
    ...(cut === 0 ? [] : [named('−', 'cut', money(context, cut))]),
  ];
}

const dividendOperands = (context: Context, posted: PostedMonth): Operand[] =>
  shareOfProfit(
    context,
    posted,
    ppm(context.assumptions.dividends.shares[fiscalYear(posted.month) - 1] ?? ''),
  );

function reserveOperands(context: Context, posted: PostedMonth): Operand[] {
  const { frame } = context;
  const share = frame.parameters.at('dividends.reserveShare', frame.calendarYear(posted.month));
  return shareOfProfit(context, posted, share);
}

function creditLineOperands(context: Context, { month }: PostedMonth): Operand[] {
  const line = context.assumptions.creditLine;
  if (line === null) return [];
  const overdrawn = Math.max(0, 0 - balanceAt(context, 'bank', month - 1));
  const used = Math.min(context.frame.grains(line.limit), overdrawn);
  return [
    named('+', 'overdraft', money(context, used), { month: month - 1 }),
    named('×', 'interestRate', percent(ppm(line.rate))),
    named('÷', 'monthsOfYear', number('12')),
  ];
}

/** Drawings typed by year, or what the private needs come to. */
function drawingOperands(context: Context, { month }: PostedMonth): Operand[] {
  const typed = context.assumptions.owner.drawings[fiscalYear(month) - 1] ?? '';
  if (typed !== '') return [named('+', 'amount', { measure: 'money', text: typed })];
  const { privateNeeds: entries } = context.assumptions.owner;
  if (privateNeeds(context.frame) === 0) return [];
  return entries.map(({ kind, amount }) =>
    kind === 'need'
      ? named('+', 'privateNeed', money(context, context.frame.grains(amount)))
      : named('−', 'privateIncome', money(context, context.frame.grains(amount))),
  );
}

function contributionOperands(context: Context, { grains, month }: PostedMonth): Operand[] {
  const typed = context.pins.of('otherExpenses.f:ownerSocial', fiscalYear(month));
  if (typed !== undefined) {
    return [named('+', 'typedYear', money(context, typed)), named('÷', 'monthsOfYear', number('12'))];
  }
  const { count } = context.assumptions.owner;
  const { scale } = context.forecast;
  const each = decimal(Math.round((grains * 100) / (scale * count)), 2);
  return [
    named('+', 'contribution', { measure: 'money', text: each }),
    ...(count === 1 ? [] : [named('×', 'owners', number(String(count)))]),
  ];
}

/** What the country's rules and the owners' wishes make of it all. Undefined for other postings. */
export function taxOperands(context: Context, posted: PostedMonth): Operand[] | undefined {
  const { kind, id } = posted.origin;
  if (kind === 'owner') return drawingOperands(context, posted);
  if (kind !== 'computed') return undefined;
  switch (id) {
    case 'vat':
      return vatOperands(context, posted);
    case 'incomeTax':
      return incomeTaxOperands(context, posted);
    case 'dividends':
      return dividendOperands(context, posted);
    case 'reserves':
      return reserveOperands(context, posted);
    case 'creditLine':
      return creditLineOperands(context, posted);
    default:
      return contributionOperands(context, posted);
  }
}
