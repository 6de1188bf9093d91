import { must } from '@trazo/plan/must';
import { keysOf } from '@trazo/plan/record-keys';
import type { CashFigure, Figure, FundingSource, Operand, Use } from '../ledger/figure.ts';
import { cents, money, named, number, opened, percent } from '../ledger/operands.ts';
import { ppm, scaled } from '../numbers/fraction.ts';
import { valueAt } from '../numbers/posted.ts';
import { beforeFunding, deepest } from '../statements/sources-and-uses.ts';
import { type Context, rowsOf, totalOfRows } from './context.ts';
import type { Explanation } from './explanation.ts';

type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

const plain = (figure: Figure, value: Explanation['value'], formula: readonly Operand[]): Explanation => ({
  figure,
  value,
  formula,
  postings: [],
  sources: [],
});

const FIRST_YEAR = [...Array(13).keys()];

const cashOf = (context: Context, line: CashFigure, month: number): number => {
  const { cash } = context.forecast;
  if (line === 'opening' || line === 'closing') return valueAt(cash[line], month);
  if (line === 'receipts' || line === 'payments') return valueAt(cash[line].months, month);
  return valueAt(cash.lines[line].months, month);
};

const cashOperand = (context: Context, operator: '+' | '−', line: CashFigure, month: number): Operand =>
  opened(operator, { kind: 'cash', line, at: { month } }, money(context, cashOf(context, line, month)));

/** A difference as an operand of its own, none where it is nothing. */
const rest = (context: Context, name: 'vatWithin' | 'otherUses', amount: number): Operand[] =>
  amount === 0 ? [] : [named(amount < 0 ? '−' : '+', name, money(context, Math.abs(amount)))];

/** Cash of months 1 to 12 before funding, with or without what is invested, until it has sunk lowest. */
function sinking(context: Context, which: 'all' | 'running', operator: '+' | '−'): Operand[] {
  const flow = (month: number) => beforeFunding(context.forecast.cash, month)[which];
  const name = which === 'all' ? 'beforeFunding' : 'fromRunning';
  return FIRST_YEAR.slice(1, deepest(flow).month + 1).map((month) =>
    named(operator, name, money(context, flow(month)), { month }),
  );
}

/** What was invested after the first day and is not covered by money that was needed anyway. */
function earnedFormula(context: Context): Operand[] {
  const { uses } = context.forecast.sourcesAndUses;
  const invested = (['investments', 'deposits'] as const).flatMap((line) =>
    FIRST_YEAR.slice(1)
      .filter((month) => cashOf(context, line, month) !== 0)
      .map((month) => cashOperand(context, '+', line, month)),
  );
  return [
    ...invested,
    opened('+', { kind: 'use', line: 'workingCapital' }, money(context, uses.workingCapital)),
    ...sinking(context, 'all', '+'),
  ];
}

/** Payments of the first twelve months for one kind of investment. */
const paidFor = (context: Context, kind: string) =>
  FIRST_YEAR.flatMap((month) =>
    rowsOf(context, { month }, ({ debit, origin }) =>
      Number(origin.kind === 'investment' && origin.group === kind && debit === 'payables'),
    ),
  );

export function explainUse(context: Context, figure: Of<'use'>): Explanation {
  const { uses, totalSources, missing } = context.forecast.sourcesAndUses;
  const { line } = figure;
  const value = money(context, uses[line]);
  if (line === 'setUp') {
    const paid = cashOf(context, 'overheads', 0);
    return plain(figure, value, [
      cashOperand(context, '+', 'overheads', 0),
      ...rest(context, 'vatWithin', uses[line] - paid),
    ]);
  }
  if (line === 'workingCapital') return plain(figure, value, sinking(context, 'running', '−'));
  if (line === 'reserve') {
    const others = keysOf(uses).filter((each) => each !== 'reserve' && uses[each] !== 0);
    if (missing > 0 || uses.reserve === 0) return plain(figure, value, []);
    return plain(figure, value, [
      opened('+', { kind: 'total', of: 'sources' }, money(context, totalSources)),
      ...others.map((each) => opened('−', { kind: 'use', line: each }, money(context, uses[each]))),
    ]);
  }
  if (line === 'other') {
    const paid = cashOf(context, 'payments', 0);
    return plain(figure, value, [
      cashOperand(context, '+', 'payments', 0),
      ...rest(context, 'otherUses', uses.other - paid),
    ]);
  }
  if (line === 'inKind') {
    const postings = FIRST_YEAR.flatMap((month) =>
      rowsOf(context, { month }, ({ origin }) => Number(origin.kind === 'inKind')),
    );
    return { ...plain(figure, value, []), postings };
  }
  const postings = postingsOf(context, line);
  const difference = uses[line] - totalOfRows(postings);
  return { ...plain(figure, value, rest(context, 'vatWithin', difference)), postings };
}

/** What is paid for stock or for investments of one kind, or the tax inside what is paid. */
function postingsOf(
  context: Context,
  line: Exclude<Use, 'setUp' | 'inKind' | 'other' | 'workingCapital' | 'reserve'>,
) {
  if (line === 'stock') {
    return rowsOf(context, { month: 0 }, ({ credit, origin }) =>
      Number(origin.cash === 'suppliers' && origin.group === 'stock' && credit === 'bank'),
    );
  }
  if (line !== 'vat') return paidFor(context, line === 'deposits' ? 'deposit' : line);
  return FIRST_YEAR.flatMap((month) =>
    rowsOf(context, { month }, ({ debit, credit, origin }) =>
      Number(
        (debit === 'vat' || debit === 'vatNotDue') &&
          credit === 'payables' &&
          (month === 0 || origin.kind === 'investment'),
      ),
    ),
  );
}

/** Lines of the cash plan within the first twelve months that bring each source. */
const SOURCE_LINES: Partial<Record<FundingSource, CashFigure>> = {
  ownCash: 'capital',
  partnerLoans: 'partnerLoans',
  loans: 'loans',
  grants: 'grants',
};

export function explainSource(context: Context, figure: Of<'source'>): Explanation {
  const { line } = figure;
  const { sources } = context.forecast.sourcesAndUses;
  const value = money(context, sources[line]);
  const cash = SOURCE_LINES[line];
  if (cash !== undefined) {
    const months = FIRST_YEAR.filter((month) => cashOf(context, cash, month) !== 0);
    return plain(
      figure,
      value,
      months.map((month) => cashOperand(context, '+', cash, month)),
    );
  }
  if (line === 'earned') return plain(figure, value, earnedFormula(context));
  if (line === 'cashBrought') return plain(figure, value, [cashOperand(context, '+', 'opening', 0)]);
  if (line === 'inKind') return { ...explainUse(context, { kind: 'use', line: 'inKind' }), figure };
  const lines = (['customers', 'vatRefund', 'taxRefund'] as const).filter(
    (each) => cashOf(context, each, 0) !== 0,
  );
  return plain(
    figure,
    value,
    lines.map((each) => cashOperand(context, '+', each, 0)),
  );
}

export function explainTotal(context: Context, figure: Of<'total'>): Explanation {
  const { uses, sources, totalSources, totalUses, missing } = context.forecast.sourcesAndUses;
  if (figure.of === 'missing') {
    const formula: Operand[] =
      missing === 0
        ? []
        : [
            opened('+', { kind: 'total', of: 'uses' }, money(context, totalUses)),
            opened('−', { kind: 'total', of: 'sources' }, money(context, totalSources)),
          ];
    return plain(figure, money(context, missing), formula);
  }
  if (figure.of === 'uses') {
    const lines = keysOf(uses).filter((line) => uses[line] !== 0);
    const formula = lines.map((line) => opened('+', { kind: 'use', line }, money(context, uses[line])));
    return plain(figure, money(context, totalUses), formula);
  }
  const lines = keysOf(sources).filter((line) => sources[line] !== 0);
  const formula = lines.map((line) => opened('+', { kind: 'source', line }, money(context, sources[line])));
  return plain(figure, money(context, totalSources), formula);
}

/** What a loan brings in the first twelve months: a line of the plan's list. */
export function explainLoan(context: Context, figure: Of<'loan'>): Explanation {
  const postings = FIRST_YEAR.flatMap((month) =>
    rowsOf(context, { month }, ({ debit, origin }) =>
      Number(debit === 'bank' && origin.cash === 'loans' && origin.id === figure.loan),
    ),
  );
  const value = money(context, totalOfRows(postings));
  return { figure, value, formula: [], postings, sources: [{ kind: 'loan', id: figure.loan }] };
}

/** A cell of a loan's schedule, to the cent as a bank reckons it. */
export function explainInstalment(context: Context, figure: Of<'instalment'>): Explanation {
  const { loan: id, index, column } = figure;
  const scheduled = context.forecast.loans.find(({ loan }) => loan.id === id);
  const row = scheduled?.instalments[index];
  if (scheduled === undefined || row === undefined) return plain(figure, null, []);
  const { loan } = scheduled;
  const amounts = { ...row, payment: row.interest - row.capitalised + row.principal };
  const operand = (operator: '+' | '−', each: Of<'instalment'>['column'], at = index): Operand =>
    opened(
      operator,
      { kind: 'instalment', loan: id, index: at, column: each },
      cents(at === index ? amounts[each] : valueAt(scheduled.instalments, at).closing),
    );
  const bearing = (amount: number, months: number): Operand[] => [
    named('+', months === loan.rhythm ? 'debt' : 'payout', cents(amount)),
    named('×', 'interestRate', percent(ppm(loan.rate))),
    named('×', 'monthsOfYear', number(String(months))),
    { operator: '÷', value: number('12') },
  ];
  const between = loan.payouts.filter(
    ({ month }, each) => each > 0 && month > row.month - loan.rhythm && month <= row.month,
  );
  const count = loan.term === '' ? 1 : (loan.term - loan.grace.months) / loan.rhythm;
  const principal = (): Operand[] => {
    if (row.principal === 0) return [];
    if (row.principal === row.opening) return [operand('+', 'opening')];
    if (loan.method === 'annuity') {
      return [named('+', 'annuity', cents(row.interest + row.principal)), operand('−', 'interest')];
    }
    const repaid = scheduled.instalments.find((each) => each.principal > 0);
    const debt = must(repaid, 'an instalment repays').opening;
    return [named('+', 'debt', cents(debt)), { operator: '÷', value: number(String(count)) }];
  };
  const formulas: Record<Of<'instalment'>['column'], () => Operand[]> = {
    opening: () =>
      index === 0 ? [named('+', 'payout', cents(row.opening))] : [operand('+', 'closing', index - 1)],
    payout: () => [named('+', 'payout', cents(row.payout))],
    interest: () => [
      ...bearing(row.opening, loan.rhythm),
      ...between.flatMap(({ month, amount }) => bearing(scaled(amount, 2), row.month - month)),
    ],
    capitalised: () => (row.capitalised === 0 ? [] : [operand('+', 'interest')]),
    principal,
    payment: () => [operand('+', 'interest'), operand('−', 'capitalised'), operand('+', 'principal')],
    closing: () => [
      operand('+', 'opening'),
      operand('+', 'payout'),
      operand('+', 'capitalised'),
      operand('−', 'principal'),
    ],
  };
  return { ...plain(figure, cents(amounts[column]), formulas[column]()), sources: [{ kind: 'loan', id }] };
}
