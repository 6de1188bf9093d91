import type { Investment, Overhead, Person } from '@trazo/plan/finance/assumptions/costs';
import { lifeOf } from '../drivers/investments.ts';
import { afterDays, partsOf } from '../drivers/lags.ts';
import { decimalFraction, type Fraction, fraction, MILLION, ONE, ppm, times } from '../numbers/fraction.ts';
import { roundDivBig } from '../numbers/integers.ts';
import { yearIndex } from '../numbers/posted.ts';
import type { Operand, OperandName } from './figure.ts';
import {
  type Context,
  cents,
  fractionText,
  money,
  named,
  number,
  opened,
  type PostedMonth,
  percent,
} from './operands.ts';
import { postedBy, purchaseOperands } from './posting-lags.ts';

const risenBy = (rate: string, month: number): Fraction => {
  let value = ONE;
  for (let year = 0; year < yearIndex(month); year += 1)
    value = times(value, fraction(MILLION + ppm(rate), MILLION));
  return value;
};

const factor = (name: OperandName, value: Fraction): Operand[] =>
  value.n === value.d ? [] : [named('×', name, number(fractionText(value)))];

const withTax = ({ frame }: Context, rate: string, month: number): Operand[] => {
  if (frame.vatScheme !== 'exempt') return [];
  const part = frame.vatRate(rate, month);
  return part === 0 ? [] : [named('×', 'withVat', percent(MILLION + part))];
};

function overheadOperands(context: Context, overhead: Overhead, posted: PostedMonth): Operand[] {
  const { month, grains } = posted;
  const bought = purchaseOperands(context, posted, overhead.vat, afterDays(overhead.days));
  if (bought !== undefined) return bought;
  const tax = withTax(context, overhead.vat, month);
  if (overhead.rhythm === 'percent') {
    const revenue = context.forecast.income.revenue.months[month] ?? 0;
    const figure = { kind: 'income' as const, line: 'revenue' as const, at: { month } };
    return [
      opened('+', figure, money(context, revenue)),
      named('×', 'share', percent(ppm(overhead.share))),
      ...tax,
    ];
  }
  if (overhead.rhythm === 'annual') {
    const typed = context.frame.grains(overhead.amounts[yearIndex(month)] ?? '');
    if (typed === 0) return [];
    const share = percent(Math.round((grains / typed) * MILLION));
    return [named('+', 'yearAmount', money(context, typed)), named('×', 'shareOfYear', share)];
  }
  return [
    named('+', 'amount', { measure: 'money', text: overhead.amount || '0' }),
    ...factor('rise', risenBy(overhead.growth, month)),
    ...tax,
  ];
}

const heads = (person: Person): Operand => named('+', 'heads', number(person.heads || '0'));

const salariesOf = ({ pack }: Context, { salaries }: Person): number =>
  salaries === '' ? pack.salaries : salaries;

/** Gross pay of one head in a month: a twelfth of the salaries of a year. */
function payOperands(context: Context, person: Person, month: number): Operand[] {
  const salaries = salariesOf(context, person);
  return [
    heads(person),
    named('×', 'gross', { measure: 'money', text: person.gross || '0' }),
    ...(person.per === 'month' && salaries !== 12 ? [named('×', 'salaries', number(String(salaries)))] : []),
    ...(person.per === 'year' || salaries !== 12 ? [named('÷', 'monthsOfYear', number('12'))] : []),
    ...factor('payRise', risenBy(person.raise, month)),
  ];
}

/** The employer's charges: heads · pay between floor and cap · rate, charges between the same bounds together. */
function chargeOperands(context: Context, person: Person, month: number): Operand[] {
  const months = person.per === 'year' ? 1 : salariesOf(context, person);
  const monthly = times(
    times(decimalFraction(person.gross), fraction(months, 12)),
    risenBy(person.raise, month),
  );
  const pay = roundDivBig(monthly.n * 100n, monthly.d);
  const bounds = new Map<string, { charged: number; rate: number }>();
  for (const { rate, floor, cap } of context.frame.charges(context.frame.calendarYear(month))) {
    const charged = Math.min(pay, cap) - floor;
    if (charged <= 0 || rate === 0) continue;
    const key = `${floor}-${cap}`;
    bounds.set(key, { charged, rate: rate + (bounds.get(key)?.rate ?? 0) });
  }
  return [...bounds.values()].flatMap(({ charged, rate }) => [
    heads(person),
    named('×', 'chargedPay', cents(charged)),
    named('×', 'chargeRate', percent(rate)),
  ]);
}

function personOperands(context: Context, person: Person, posted: PostedMonth): Operand[] {
  const { debit, credit, month, origin } = posted;
  if (credit === 'accruedPay') return payOperands(context, person, month);
  if (credit === 'socialOwed') return chargeOperands(context, person, month);
  if (debit === 'socialOwed') {
    const lag = context.frame.parameters.at('employer.payLag', context.frame.calendarYear(1));
    const charges = postedBy(context, 'person', origin.id, (each) => Number(each.credit === 'socialOwed'));
    return [named('+', 'amount', money(context, charges[month - lag] ?? 0), { month: month - lag })];
  }
  const pay = postedBy(context, 'person', origin.id, (each) => Number(each.credit === 'accruedPay'));
  const salaries = salariesOf(context, person);
  if (salaries === 12) return [named('+', 'regularPay', money(context, pay[month] ?? 0))];
  const regular = Math.min(posted.grains, Math.round(((pay[month] ?? 0) * 12) / salaries));
  const extra = posted.grains - regular;
  return [
    named('+', 'regularPay', money(context, regular)),
    ...(extra === 0 ? [] : [named('+', 'extraPay', money(context, extra))]),
  ];
}

function investmentOperands(context: Context, investment: Investment, posted: PostedMonth): Operand[] {
  const { debit, origin, month, credit } = posted;
  if (credit === 'accumulated') {
    const cost = postedBy(context, origin.kind, origin.id, (each) => Number(each.debit === 'fixed'));
    const inKind = postedBy(context, 'inKind', origin.id, (each) => Number(each.debit === 'fixed'));
    const total = [...cost, ...inKind].reduce((sum, value) => sum + value, 0);
    return [
      named('+', 'cost', money(context, total)),
      named('÷', 'life', { measure: 'months', text: String(lifeOf(context.frame, investment)) }),
    ];
  }
  const parts = partsOf(investment.terms);
  const bought =
    origin.kind === 'inKind' ? undefined : purchaseOperands(context, posted, investment.vat, parts);
  if (bought !== undefined) return bought;
  const tax = origin.kind === 'inKind' || debit === 'deposits' ? [] : withTax(context, investment.vat, month);
  return [named('+', 'cost', { measure: 'money', text: investment.cost || '0' }), ...tax];
}

/** Overheads, people and what is bought. Undefined for other postings. */
export function costOperands(context: Context, posted: PostedMonth): Operand[] | undefined {
  const { kind, id } = posted.origin;
  const { overheads, people, investments } = context.assumptions;
  const overhead = kind === 'overhead' ? overheads.find((each) => each.id === id) : undefined;
  if (overhead !== undefined) return overheadOperands(context, overhead, posted);
  const person = kind === 'person' ? people.find((each) => each.id === id) : undefined;
  if (person !== undefined) return personOperands(context, person, posted);
  const bought = kind === 'investment' || kind === 'inKind';
  const investment = bought ? investments.find((each) => each.id === id) : undefined;
  return investment === undefined ? undefined : investmentOperands(context, investment, posted);
}
