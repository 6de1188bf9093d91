import { targetOf } from '../fill/computed-grid.ts';
import { type Account, PAYMENTS, RECEIPTS, SHORT_TERM } from '../ledger/accounts.ts';
import type { CashFigure, Figure, LineGroup, Operand } from '../ledger/figure.ts';
import type { Posting } from '../ledger/ledger.ts';
import { cents, money, named, opened } from '../ledger/operands.ts';
import type { Period } from '../ledger/period.ts';
import { monthsOf, sumOver } from '../ledger/period.ts';
import { valueAt } from '../numbers/posted.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';
import { type Context, rowsOf, totalOfRows } from './context.ts';
import type { Explanation } from './explanation.ts';

type IncomeLine = keyof IncomeStatement;
type Of<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** Lines that are sums of others: what is added, what is taken off. */
const SUMS: Partial<
  Record<IncomeLine, readonly [plus: readonly IncomeLine[], minus: readonly IncomeLine[]]>
> = {
  grossProfit: [
    ['revenue', 'otherIncome'],
    ['directCosts', 'directStaff'],
  ],
  ebitda: [['grossProfit'], ['staff', 'social', 'overheads', 'badDebt']],
  ebit: [['ebitda'], ['depreciation', 'amortization']],
  resultBeforeTax: [['ebit'], ['interest']],
  netIncome: [['resultBeforeTax'], ['incomeTax']],
};

/** The accounts of the other lines; income is credited. */
const ACCOUNTS_OF: Partial<Record<IncomeLine, readonly Account[]>> = {
  overheads: ['overheads', 'variableOverheads'],
};
const isIncome = (account: Account): boolean => account === 'revenue' || account === 'otherIncome';

/** How often a posting counts in a set of accounts, as the statement shows them. */
const signIn =
  (holds: (account: Account, posting: Posting) => boolean) =>
  (posting: Posting): number => {
    const { debit, credit } = posting;
    const of = (account: Account, side: number) =>
      holds(account, posting) ? (isIncome(account) ? -side : side) : 0;
    return of(debit, 1) + of(credit, -1);
  };

export function explainIncome(context: Context, figure: Of<'income'>): Explanation {
  const { income } = context.forecast;
  const { line, at } = figure;
  const value = money(context, sumOver(income[line].months, at, context.forecast.years));
  const sums = SUMS[line];
  if (sums !== undefined) {
    const operand =
      (operator: '+' | '−') =>
      (each: IncomeLine): Operand =>
        opened(
          operator,
          { kind: 'income', line: each, at },
          money(context, sumOver(income[each].months, at, context.forecast.years)),
        );
    const [plus, minus] = sums;
    const formula = [...plus.map(operand('+')), ...minus.map(operand('−'))];
    return { figure, value, formula, postings: [], sources: [] };
  }
  const accounts: readonly string[] = ACCOUNTS_OF[line] ?? [line];
  const postings = rowsOf(
    context,
    at,
    signIn((account) => accounts.includes(account)),
  );
  return { figure, value, formula: [], postings, sources: [] };
}

const GROUPS: Readonly<Record<LineGroup, readonly IncomeLine[]>> = {
  revenues: ['revenue', 'otherIncome'],
  directExpenses: ['directCosts', 'directStaff'],
  otherExpenses: ['staff', 'social', 'overheads', 'badDebt'],
};

/** A total of the grid: the lines of the statement that are in it. */
export function explainGroup(context: Context, figure: Of<'group'>): Explanation {
  const { at } = figure;
  const amountOf = (line: IncomeLine) =>
    sumOver(context.forecast.income[line].months, at, context.forecast.years);
  const lines = GROUPS[figure.group].filter((line) => amountOf(line) !== 0);
  const formula = lines.map((line) =>
    opened('+', { kind: 'income', line, at }, money(context, amountOf(line))),
  );
  const total = lines.reduce((sum, line) => sum + amountOf(line), 0);
  return { figure, value: money(context, total), formula, postings: [], sources: [] };
}

export function explainLine(context: Context, figure: Of<'line'>): Explanation {
  const { group, source, at } = figure;
  const postings = rowsOf(
    context,
    at,
    signIn((account, { origin }) => {
      const target = targetOf(account, origin);
      return typeof target === 'object' && target[0] === group && target[1] === source;
    }),
  );
  const value = money(context, totalOfRows(postings));
  return { figure, value, formula: [], postings, sources: [] };
}

/** What a line of the cash plan comes to in a period; balances are those of its first or last month. */
function cashAmount({ forecast }: Context, line: CashFigure, at: Period): number {
  const { cash } = forecast;
  const [first, last] = monthsOf(at, forecast.years);
  if (line === 'opening') return valueAt(cash.opening, first);
  if (line === 'closing') return valueAt(cash.closing, last);
  if (line === 'receipts' || line === 'payments') return sumOver(cash[line].months, at, forecast.years);
  return sumOver(cash.lines[line].months, at, forecast.years);
}

export function explainCash(context: Context, figure: Of<'cash'>): Explanation {
  const { line, at } = figure;
  const value = money(context, cashAmount(context, line, at));
  const of = (operator: '+' | '−', each: CashFigure, when: Period = at): Operand =>
    opened(operator, { kind: 'cash', line: each, at: when }, money(context, cashAmount(context, each, when)));
  const whole = (formula: readonly Operand[]): Explanation => ({
    figure,
    value,
    formula,
    postings: [],
    sources: [],
  });
  if (line === 'opening') {
    const [first] = monthsOf(at, context.forecast.years);
    if (first > 0) return whole([of('+', 'closing', { month: first - 1 })]);
    const brought = rowsOf(context, { month: 0 }, ({ debit, credit, origin }) =>
      origin.cash === undefined ? Number(debit === 'bank') - Number(credit === 'bank') : 0,
    );
    return { ...whole([]), postings: brought };
  }
  if (line === 'closing') return whole([of('+', 'opening'), of('+', 'receipts'), of('−', 'payments')]);
  if (line === 'receipts' || line === 'payments') {
    const lines = line === 'receipts' ? RECEIPTS : PAYMENTS;
    const moved = lines.filter((each) => cashAmount(context, each, at) !== 0);
    return whole(moved.map((each) => of('+', each)));
  }
  const isReceipt = RECEIPTS.some((each) => each === line);
  const postings = rowsOf(context, at, ({ debit, credit, origin }) => {
    if (origin.cash !== line) return 0;
    const received = Number(debit === 'bank') - Number(credit === 'bank');
    return isReceipt ? received : -received;
  });
  return { ...whole([]), postings };
}

/** The accounts of the lines of the balance that are sums of whole accounts; debts are credited. */
const ASSETS = {
  fixedAssets: ['fixed', 'accumulated', 'deposits'],
  stock: ['stock'],
  receivables: ['receivables', 'grantsDue'],
} as const satisfies Record<string, readonly Account[]>;

export const balanceAt = ({ forecast }: Context, account: Account, month: number): number =>
  forecast.ledger.flowBetween(account, 0, month);

const OWN: readonly Account[] = ['capital', 'reserves', 'retained', 'drawings', 'ownerTax'];
const LONG: readonly Account[] = ['bankLoans', 'partnerLoans', 'quasiEquity'];

/** The accounts of a line of the balance with what they hold in it; accounts of the income statement are its result. */
function balanceFormula(context: Context, line: Of<'balance'>['line'], month: number): Operand[] {
  const { forecastContext, forecast } = context;
  const account = (each: Account, amount: number): Operand[] =>
    amount === 0 ? [] : [opened('+', { kind: 'account', account: each, month }, money(context, amount))];
  const held = (each: Account) => account(each, balanceAt(context, each, month));
  const owed = (each: Account) => account(each, 0 - balanceAt(context, each, month));
  const above = (each: Account) => account(each, Math.max(0, balanceAt(context, each, month)));
  const below = (each: Account): Operand[] =>
    account(each, Math.min(0, balanceAt(context, each, month))).map((operand) => ({
      ...operand,
      operator: '−',
    }));
  const part = (operator: '+' | '−', each: Of<'balance'>['line']): Operand =>
    opened(
      operator,
      { kind: 'balance', line: each, month },
      money(context, valueAt(forecast.balance, month)[each]),
    );
  const grants = forecastContext.pack.grantsAreOwnFunds;
  switch (line) {
    case 'fixedAssets':
    case 'stock':
    case 'receivables':
      return ASSETS[line].flatMap(held);
    case 'taxReceivable':
      return [...above('vat'), ...above('vatNotDue'), ...held('taxPrepaid')];
    case 'cash':
      return above('bank');
    case 'currentAssets':
      return [part('+', 'stock'), part('+', 'receivables'), part('+', 'taxReceivable'), part('+', 'cash')];
    case 'total':
      return [part('+', 'fixedAssets'), part('+', 'currentAssets')];
    case 'ownFunds':
      return [
        ...OWN.flatMap(owed),
        ...(grants ? owed('deferredGrants') : []),
        ...resultToDate(context, month),
      ];
    case 'quasiEquity':
      return owed('quasiEquity');
    case 'longTerm':
      return [...LONG.flatMap(owed), ...(grants ? [] : owed('deferredGrants')), part('−', 'loansWithinYear')];
    case 'shortTerm':
      return [
        part('+', 'loansWithinYear'),
        ...SHORT_TERM.flatMap(owed),
        ...below('vat'),
        ...below('vatNotDue'),
        ...below('bank'),
      ];
    case 'loansWithinYear':
      return [];
  }
}

/** The results of all years up to a month: those that have ended, and what this one has brought so far. */
function resultToDate(context: Context, month: number): Operand[] {
  const { netIncome } = context.forecast.income;
  const { years: calendar } = context.forecast;
  const current = calendar.yearOf(month);
  const ended = month >= calendar.lastOf(current) ? current : current - 1;
  const years = Array.from({ length: ended }, (_, index): Period => ({ year: index + 1 }));
  const first = ended === 0 ? 0 : calendar.lastOf(ended) + 1;
  const rest = Array.from({ length: month - first + 1 }, (_, index): Period => ({ month: first + index }));
  return [...years, ...rest].flatMap((at) => {
    const amount = sumOver(netIncome.months, at, context.forecast.years);
    return amount === 0
      ? []
      : [opened('+', { kind: 'income', line: 'netIncome', at }, money(context, amount))];
  });
}

export function explainBalance(context: Context, figure: Of<'balance'>): Explanation {
  const { line, month } = figure;
  const value = money(context, valueAt(context.forecast.balance, month)[line]);
  const formula = balanceFormula(context, line, month);
  if (line !== 'loansWithinYear') return { figure, value, formula, postings: [], sources: [] };
  return { figure, value, formula: dueInYear(context, month), postings: [], sources: [] };
}

/** The repayments of the twelve months after a month, loan by loan; never more than is owed by then. */
function dueInYear({ forecast }: Context, month: number): Operand[] {
  return forecast.loans.flatMap(({ loan, instalments }): Operand[] => {
    if ((loan.payouts[0]?.month ?? 0) > month) return [];
    const owed = instalments.findLast((row) => row.month <= month)?.closing ?? instalments[0]?.opening ?? 0;
    const due = [...instalments.entries()].filter(
      ([, row]) => row.month > month && row.month <= month + 12 && row.principal !== 0,
    );
    const total = due.reduce((sum, [, { principal }]) => sum + principal, 0);
    if (total > owed) return owed === 0 ? [] : [named('+', 'debt', cents(owed))];
    return due.map(([index, { principal }]) =>
      opened('+', { kind: 'instalment', loan: loan.id, index, column: 'principal' }, cents(principal)),
    );
  });
}

/** Accounts of what is owed to others, and to the owners: they are credited. */
const CREDITED: readonly Account[] = [...OWN, ...LONG, ...SHORT_TERM, 'deferredGrants'];

/** An account: what it held a month ago, and what has been posted since. */
export function explainAccount(context: Context, figure: Of<'account'>): Explanation {
  const { account, month } = figure;
  const sign = CREDITED.includes(account) ? -1 : 1;
  const held = (at: number) => money(context, sign * balanceAt(context, account, at) || 0);
  const before =
    month === 0 ? [] : [opened('+', { kind: 'account', account, month: month - 1 }, held(month - 1))];
  const postings = rowsOf(
    context,
    { month },
    ({ debit, credit }) => sign * (Number(debit === account) - Number(credit === account)),
  );
  return { figure, value: held(month), formula: before, postings, sources: [] };
}
