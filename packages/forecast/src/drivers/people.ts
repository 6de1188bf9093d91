import type { Person } from '@trazo/plan/finance/assumptions/costs';
import { must } from '@trazo/plan/must';
import type { ForecastContext } from '../forecast-context.ts';
import type { Operand } from '../ledger/figure.ts';
import {
  cents,
  type Formula,
  factor,
  money,
  named,
  number,
  percent,
  typedMoney,
} from '../ledger/operands.ts';
import { byIdentity } from '../numbers/by-identity.ts';
import { decimalFraction, type Fraction, fraction, MILLION, times } from '../numbers/fraction.ts';
import { roundDiv, roundDivBig } from '../numbers/integers.ts';
import {
  addTo,
  COLUMNS,
  compound,
  compoundedBy,
  noMonths,
  postExact,
  postShare,
  postYearly,
  riseOf,
  valueAt,
  type YearFactors,
} from '../numbers/posted.ts';
import { type Book, withinRange } from './book.ts';
import { insuranceOf } from './owner.ts';
import { runsIn } from './quantities.ts';

interface Payroll {
  readonly person: Person;
  /** Gross pay of one head a month in cents, by fiscal year. */
  readonly cents: readonly number[];
  readonly pay: number[];
  readonly charges: number[];
  /** What of the charges the employer's allowance counts against, and what it takes of them. */
  readonly relieved: readonly number[];
  readonly relief: number[];
}

const salariesOf = ({ pack }: ForecastContext, { salaries }: Person): number =>
  salaries === '' ? pack.salaries : salaries;

/** Gross pay of one head a month, accrued evenly, by fiscal year. */
function grossOf(context: ForecastContext, person: Person): YearFactors {
  const months = person.per === 'year' ? 1 : salariesOf(context, person);
  const monthly: Fraction = times(decimalFraction(person.gross), fraction(months, 12));
  const raise = riseOf(person.raise);
  return compound(monthly, () => raise);
}

/** What the company pays for the insurance of an owner who works in it, in cents a month; undefined: they are insured as others are. */
function directorsInsurance(
  context: ForecastContext,
  { insuredAs }: Person,
  income: number,
  year: number,
): number | undefined {
  const { directorContribution } = context.pack;
  if (insuredAs !== 'owner' || directorContribution === null) return undefined;
  return insuranceOf(context, directorContribution, { income, over: 1, year, amountOf: (cents) => cents });
}

/** Employer's charges of one head a month in millionths of a cent, or those that are relieved: each rate on pay between its floor and its cap. */
function chargeOf(
  context: ForecastContext,
  person: Person,
  { pay, calendarYear, isRelieved }: { pay: number; calendarYear: number; isRelieved: boolean },
): bigint {
  const insurance = directorsInsurance(context, person, pay, calendarYear);
  if (insurance !== undefined) return isRelieved ? 0n : BigInt(insurance) * BigInt(MILLION);
  let total = 0;
  let large = 0n;
  for (const charge of context.charges(pay, calendarYear, person.insuredAs === 'temporary')) {
    if (charge.isRelieved !== isRelieved) continue;
    const { charged, rate } = charge;
    const part = charged * rate;
    if (total + part <= Number.MAX_SAFE_INTEGER) total += part;
    else large += BigInt(charged) * BigInt(rate);
  }
  return large + BigInt(total);
}

/** What a role is paid, whatever the year's charges are. */
interface Pay {
  readonly active: readonly number[];
  readonly months: readonly number[];
  readonly heads: Fraction;
  /** Of one head a month, by fiscal year. */
  readonly cents: readonly number[];
}

const known = byIdentity<Person, Pay>();

function payOf(context: ForecastContext, person: Person): Pay {
  const active = noMonths().map((_, month) => (runsIn(person, month) ? 1 : 0));
  const gross = grossOf(context, person);
  const heads = decimalFraction(person.heads);
  const scale = BigInt(context.scale);
  const months = postYearly(context.years, active, {
    numerators: gross.numerators.map((n) => n * heads.n * scale),
    denominator: gross.denominator * heads.d,
  });
  return {
    active,
    months,
    heads,
    cents: gross.numerators.map((n) => roundDivBig(n * 100n, gross.denominator)),
  };
}

function payrollOf(book: Book, person: Person): Payroll {
  const { context } = book;
  const path = `people.${person.id}`;
  const { active, months, heads, cents } = known(
    person,
    `${context.scale} ${context.pack.salaries} ${context.years.firstMonths}`,
    () => payOf(context, person),
  );
  // Fiscal and calendar year together choose pay and rates.
  const firstYear = context.calendarYear(0);
  const cells = active.map(
    (_, month) => (context.years.yearOf(month) - 1) * 8 + context.calendarYear(month) - firstYear,
  );
  const chargesOf = (isRelieved: boolean) =>
    postExact(active, {
      cells,
      numeratorOf: (cell) => {
        const monthly = must(cents[Math.floor(cell / 8)], 'a pay for each fiscal year');
        const at = { pay: monthly, calendarYear: firstYear + (cell % 8), isRelieved };
        return chargeOf(context, person, at) * heads.n * BigInt(context.scale);
      },
      denominator: BigInt(MILLION) * 100n * heads.d,
    });
  const charges = chargesOf(false);
  const relieved = context.pack.employerAllowance === null ? noMonths() : chargesOf(true);
  addTo(charges, relieved);
  const counted = withinRange(book, path, charges);
  return {
    person,
    cents,
    pay: withinRange(book, path, months.slice()),
    charges: counted,
    relieved: counted === charges ? relieved : noMonths(),
    relief: noMonths(),
  };
}

/** What the employer's allowance takes of the charges: of each year from its first month on, person by person, until it is used up. */
function relieve(context: ForecastContext, payrolls: readonly Payroll[]): void {
  const { employerAllowance } = context.pack;
  if (employerAllowance === null || payrolls.every(({ person }) => person.insuredAs === 'owner')) return;
  const { amount, startsIn } = employerAllowance;
  let left = 0;
  for (let month = 1; month < COLUMNS; month += 1) {
    if (month === 1 || context.calendarMonth(month) === startsIn) {
      left = context.fromCents(context.parameters.at(amount, context.calendarYear(month)));
    }
    for (const { charges, relieved, relief } of payrolls) {
      const part = Math.min(left, valueAt(relieved, month));
      left -= part;
      relief[month] = part;
      charges[month] = valueAt(charges, month) - part;
    }
  }
}

/** Pay beyond twelve salaries is accrued and paid in its months, or with the last pay. */
function paidOf(context: ForecastContext, person: Person, pay: readonly number[]): number[] {
  const salaries = salariesOf(context, person);
  const regular = postShare(pay, 12, salaries);
  if (salaries === 12) return regular;
  const usual = context.pack.extraPayMonths.length === 0 ? [12] : context.pack.extraPayMonths;
  const extraMonths = salaries === 13 ? usual.slice(-1) : usual;
  let accrued = 0;
  return pay.map((cost, month) => {
    accrued += cost - (regular[month] ?? 0);
    const due = extraMonths.includes(context.calendarMonth(month)) || month === person.until;
    if (!due) return regular[month] ?? 0;
    const paid = (regular[month] ?? 0) + accrued;
    accrued = 0;
    return paid;
  });
}

const later = (months: readonly number[], lag: number): number[] =>
  noMonths().map((_, month) => (month < lag ? 0 : (months[month - lag] ?? 0)));

const headsOf = (person: Person): Operand => named('+', 'heads', number(person.heads));

/** Gross pay of a month: a twelfth of the salaries of a year. */
const payFormula =
  (context: ForecastContext, person: Person): Formula =>
  (month) => {
    const salaries = salariesOf(context, person);
    const isPartOfYear = person.per === 'year' || salaries !== 12;
    return [
      headsOf(person),
      named('×', 'gross', typedMoney(person.gross)),
      ...(person.per === 'month' && salaries !== 12
        ? [named('×', 'salaries', number(String(salaries)))]
        : []),
      ...(isPartOfYear ? [named('÷', 'monthsOfYear', number('12'))] : []),
      ...factor(
        'payRise',
        compoundedBy(() => riseOf(person.raise), context.years.yearOf(month)),
      ),
    ];
  };

/** The employer's charges: heads · pay between floor and cap · rate, charges between the same bounds together. */
const chargeFormula =
  (context: ForecastContext, { person, cents: pay, relief }: Payroll): Formula =>
  (month) => {
    const rates = new Map<number, number>();
    const grossPay = must(pay[context.years.yearOf(month) - 1], 'a pay for each fiscal year');
    const year = context.calendarYear(month);
    const insurance = directorsInsurance(context, person, grossPay, year);
    if (insurance !== undefined) return [headsOf(person), named('×', 'contribution', cents(insurance))];
    for (const { charged, rate } of context.charges(grossPay, year, person.insuredAs === 'temporary')) {
      if (rate !== 0) rates.set(charged, rate + (rates.get(charged) ?? 0));
    }
    const relieved = valueAt(relief, month);
    return [
      ...[...rates].flatMap(([charged, rate]) => [
        headsOf(person),
        named('×', 'chargedPay', cents(charged)),
        named('×', 'chargeRate', percent(rate)),
      ]),
      ...(relieved === 0 ? [] : [named('−', 'employerAllowance', money(context, relieved))]),
    ];
  };

/** What is paid of a month's pay: the regular part, and what of the rest has accrued until then. */
const paidFormula =
  (context: ForecastContext, person: Person, pay: readonly number[], paid: readonly number[]): Formula =>
  (month) => {
    const earned = pay[month] ?? 0;
    const salaries = salariesOf(context, person);
    const amount = paid[month] ?? 0;
    const regular = salaries === 12 ? earned : Math.min(amount, roundDiv(earned * 12, salaries));
    const extra = amount - regular;
    return [
      named('+', 'regularPay', money(context, regular)),
      ...(extra === 0 ? [] : [named('+', 'extraPay', money(context, extra))]),
    ];
  };

/** Pay, extra pays and the employer's charges of everyone on the payroll. */
export function postPeople(book: Book): void {
  const { context, ledger, pins } = book;
  const payrolls = context.assumptions.people
    .map((person) => payrollOf(book, person))
    .sort((a, b) => (a.person.id < b.person.id ? -1 : 1));
  relieve(context, payrolls);
  const direct = payrolls.filter(({ person }) => person.direct);
  const others = payrolls.filter(({ person }) => !person.direct);
  pins.apply('directExpenses.f:staff', [
    ...direct.map(({ pay }) => pay),
    ...direct.map(({ charges }) => charges),
  ]);
  pins.apply(
    'otherExpenses.f:staff',
    others.map(({ pay }) => pay),
  );
  pins.apply(
    'otherExpenses.f:social',
    others.map(({ charges }) => charges),
  );
  const lag = payrolls.length === 0 ? 0 : context.parameters.at('employer.payLag', context.calendarYear(1));
  for (const payroll of payrolls) {
    const { person, pay, charges } = payroll;
    const { direct } = person;
    const origin = { kind: 'person', id: person.id };
    const paid = paidOf(context, person, pay);
    const payLine = direct ? 'directExpenses.f:staff' : 'otherExpenses.f:staff';
    const chargeLine = direct ? payLine : 'otherExpenses.f:social';
    const earned = pins.formula(payLine, pay, payFormula(context, person));
    const charged = pins.formula(chargeLine, charges, chargeFormula(context, payroll));
    ledger.post(direct ? 'directStaff' : 'staff', 'accruedPay', pay, origin, earned);
    ledger.post(
      'accruedPay',
      'bank',
      paid,
      { ...origin, cash: 'wages' },
      paidFormula(context, person, pay, paid),
    );
    ledger.post(direct ? 'directStaff' : 'social', 'socialOwed', charges, origin, charged);
    ledger.post('socialOwed', 'bank', later(charges, lag), { ...origin, cash: 'social' }, (month) => [
      named('+', 'amount', money(context, charges[month - lag] ?? 0), { month: month - lag }),
    ]);
  }
}
