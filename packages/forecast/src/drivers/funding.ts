import type { Contribution, Loan } from '@trazo/plan/finance/assumptions/funding';
import { cents, type Formula, money, named, number, opened, partOf, percent } from '../ledger/operands.ts';
import { MILLION, ppm, scaled } from '../numbers/fraction.ts';
import { mulDiv, roundDiv, roundDivBig } from '../numbers/integers.ts';
import { COLUMNS, noMonths, valueAt } from '../numbers/posted.ts';
import type { Book } from './book.ts';
import { writtenOff } from './investments.ts';
import { type Instalment, loanSchedule } from './loan-schedule.ts';

export interface ScheduledLoan {
  readonly loan: Loan;
  readonly instalments: readonly Instalment[];
}

/** Amounts in cents by month, posted in grains by cumulative rounding; what lies beyond the horizon is left out. */
function fromCents(book: Book, entries: readonly (readonly [month: number, cents: number])[]): number[] {
  const cents = noMonths();
  for (const [month, value] of entries) {
    if (month < COLUMNS) cents[month] = valueAt(cents, month) + value;
  }
  let sum = 0;
  let before = 0;
  return cents.map((value) => {
    sum += value;
    const posted = book.context.fromCents(sum);
    const part = posted - before;
    before = posted;
    return part;
  });
}

/** Interest accrues in equal parts over the months of its instalment. */
function accrued(book: Book, rows: readonly Instalment[], rhythm: number): number[] {
  const { scale } = book.context;
  const perGrain = 100 / scale;
  const posted = noMonths();
  let paid = 0;
  let before = 0;
  for (const { month, interest } of rows) {
    for (let step = 1; step <= rhythm; step += 1) {
      const current = month - rhythm + step;
      if (current >= COLUMNS) return posted;
      const exact = paid * rhythm + interest * step;
      const sum = Number.isSafeInteger(exact)
        ? roundDiv(exact, rhythm * perGrain)
        : roundDivBig(
            BigInt(paid) * BigInt(rhythm) + BigInt(interest) * BigInt(step),
            BigInt(rhythm * perGrain),
          );
      posted[current] = sum - before;
      before = sum;
    }
    paid += interest;
  }
  return posted;
}

/** How a month came about that is, or is a part of, a column of the instalment it belongs to. */
function instalmentFormula(
  loan: Loan,
  rows: readonly Instalment[],
  column: 'interest' | 'capitalised' | 'principal',
  months = 1,
): Formula {
  return (month) => {
    const index = rows.findIndex((row) => row.month >= month);
    const row = rows[index];
    if (row === undefined) return [];
    const whole = opened('+', { kind: 'instalment', loan: loan.id, index, column }, cents(row[column]));
    return months === 1 ? [whole] : [whole, named('÷', 'monthsOfYear', number(String(months)))];
  };
}

/** What a loan costs when it is paid out: its fee, and once the guarantee. */
function costFormula(loan: Loan): Formula {
  return (month) => {
    const payout = loan.payouts.find((each) => each.month === month);
    const guarantee = payout === loan.payouts[0] ? scaled(loan.guaranteeCost, 2) : 0;
    const fee = ppm(loan.fee);
    return [
      ...(fee === 0
        ? []
        : [named('+', 'payout', cents(scaled(payout?.amount ?? '', 2))), named('×', 'fee', percent(fee))]),
      ...(guarantee === 0 ? [] : [named('+', 'guarantee', cents(guarantee))]),
    ];
  };
}

function postLoan(book: Book, loan: Loan): ScheduledLoan {
  const { ledger } = book;
  const instalments = loanSchedule(loan);
  const origin = { kind: 'loan', id: loan.id };
  if (instalments.length === 0) {
    if (loan.payouts.some(({ amount }) => amount !== ''))
      book.context.parameters.missing.add(`loans.${loan.id}.term`);
    return { loan, instalments };
  }
  const payouts = loan.payouts.map(({ month, amount }) => [month, scaled(amount, 2)] as const);
  const paidOut = fromCents(book, payouts);
  const payout: Formula = (month) =>
    payouts.filter(([each]) => each === month).map(([, amount]) => named('+', 'payout', cents(amount)));
  if (loan.running) ledger.post('retained', 'bankLoans', paidOut, { kind: 'opening', id: loan.id }, payout);
  else {
    ledger.post('bank', 'bankLoans', paidOut, { ...origin, cash: 'loans' }, payout);
    const fee = ppm(loan.fee);
    const costs = payouts.map(([month, cents], index) => {
      const guarantee = index === 0 ? scaled(loan.guaranteeCost, 2) : 0;
      return [month, mulDiv(cents, fee, MILLION) + guarantee] as const;
    });
    ledger.post(
      'interest',
      'bank',
      fromCents(book, costs),
      { ...origin, cash: 'loanCosts' },
      costFormula(loan),
    );
  }
  const interest = accrued(book, instalments, loan.rhythm);
  const of = (column: 'interest' | 'capitalised' | 'principal', months = 1) =>
    instalmentFormula(loan, instalments, column, months);
  ledger.post('interest', 'accruedInterest', interest, origin, of('interest', loan.rhythm));
  // Sums are rounded, not their parts: paid and capitalised interest together meet what has accrued.
  const all = fromCents(
    book,
    instalments.map((row) => [row.month, row.interest] as const),
  );
  const capitalised = fromCents(
    book,
    instalments.map(({ month, capitalised: added }) => [month, added] as const),
  );
  const paid = all.map((value, month) => value - valueAt(capitalised, month));
  ledger.post('accruedInterest', 'bank', paid, { ...origin, cash: 'interest' }, of('interest'));
  ledger.post('accruedInterest', 'bankLoans', capitalised, origin, of('capitalised'));
  const debt = fromCents(book, [
    ...payouts,
    ...instalments.map(({ month, capitalised: added, principal }) => [month, added - principal] as const),
  ]);
  const principal = debt.map((value, month) => valueAt(paidOut, month) + valueAt(capitalised, month) - value);
  const cash = loan.bridge ? 'bridgeRepayments' : 'principal';
  ledger.post('bankLoans', 'bank', principal, { ...origin, cash }, of('principal'));
  return { loan, instalments };
}

export const postLoans = (book: Book): ScheduledLoan[] =>
  book.context.assumptions.loans.map((loan) => postLoan(book, loan));

/** Interest of what a partner lends, paid each month: a twelfth of a year's, by cumulative rounding. */
function partnerInterest({ context }: Book, { amount, rate, month, repaid }: Contribution): number[] {
  const cents = scaled(amount, 2);
  const until = repaid === '' ? COLUMNS - 1 : repaid;
  let before = 0;
  return noMonths().map((_, current) => {
    if (current <= month || current > until) return 0;
    const sum = mulDiv(cents * (current - month), ppm(rate), (12 * MILLION * 100) / context.scale);
    const part = sum - before;
    before = sum;
    return part;
  });
}

/** Own money and what partners lend: repaid at once or not within the forecast. */
export function postContributions(book: Book): void {
  const { context, ledger } = book;
  for (const contribution of context.assumptions.contributions) {
    const { id, kind, amount, month, repaid, subordinated } = contribution;
    const months = noMonths();
    months[month] = context.grains(amount);
    const lent = named('+', 'amount', money(context, context.grains(amount)));
    const whole: Formula = () => [lent];
    if (kind === 'capital') {
      ledger.post('bank', 'capital', months, { kind: 'contribution', id, cash: 'capital' }, whole);
      continue;
    }
    const account = subordinated ? 'quasiEquity' : 'partnerLoans';
    ledger.post('bank', account, months, { kind: 'contribution', id, cash: 'partnerLoans' }, whole);
    if (contribution.rate !== '') {
      const interest = partnerInterest(book, contribution);
      ledger.post('interest', 'bank', interest, { kind: 'contribution', id, cash: 'interest' }, () => [
        lent,
        named('×', 'interestRate', percent(ppm(contribution.rate))),
        named('÷', 'monthsOfYear', number('12')),
      ]);
    }
    if (repaid === '') continue;
    const back = noMonths();
    back[repaid] = context.grains(amount);
    ledger.post(account, 'bank', back, { kind: 'contribution', id, cash: 'partnerRepayments' }, whole);
  }
}

/** A capital grant becomes income as what it paid for is written off, or over 60 months. */
function released(
  grant: number,
  month: number,
  bought: { cost: number; written: readonly number[] } | undefined,
) {
  if (bought === undefined) return writtenOff(grant, month, 60);
  let used = 0;
  let before = 0;
  return bought.written.map((part, current) => {
    used += part;
    if (current < month || bought.cost <= 0) return 0;
    const sum = mulDiv(grant, used, bought.cost);
    const income = sum - before;
    before = sum;
    return income;
  });
}

export function postGrants(
  { context, ledger }: Book,
  investments: ReadonlyMap<string, { cost: number; written: number[] }>,
): void {
  for (const { id, kind, amount, month, paid, investmentId } of context.assumptions.grants) {
    const grains = context.grains(amount);
    const [due, arrives] = [noMonths(), noMonths()];
    due[month] = grains;
    arrives[paid] = grains;
    const origin = { kind: 'grant', id };
    const granted = named('+', 'amount', money(context, grains));
    ledger.post('grantsDue', kind === 'capital' ? 'deferredGrants' : 'otherIncome', due, origin, () => [
      granted,
    ]);
    ledger.post('bank', 'grantsDue', arrives, { ...origin, cash: 'grants' }, () => [granted]);
    if (kind === 'capital') {
      const income = released(grains, month, investments.get(investmentId));
      ledger.post('deferredGrants', 'otherIncome', income, origin, (each) => [
        granted,
        named('×', 'writtenOff', partOf(valueAt(income, each), grains)),
      ]);
    }
  }
}
