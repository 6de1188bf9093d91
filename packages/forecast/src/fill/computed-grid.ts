import type { FiscalYears } from '@trazo/plan/finance/fiscal-calendar';
import type { YearAmounts } from '@trazo/plan/finance/fiscal-years';
import type { Forecast } from '../forecast.ts';
import type { Account } from '../ledger/accounts.ts';
import type { LineGroup } from '../ledger/figure.ts';
import type { Origin, Posting } from '../ledger/ledger.ts';
import { amountOf } from '../numbers/decimal.ts';
import { valueAt } from '../numbers/posted.ts';
import { type FixedRow, OWN } from './line-ids.ts';

type Target = readonly [group: LineGroup, source: string] | FixedRow;

const FIXED: Partial<Record<Account, FixedRow>> = {
  depreciation: 'depreciation',
  amortization: 'amortization',
  interest: 'interestExpense',
  incomeTax: 'incomeTaxExpense',
};

/** The line of the grid that an account of the income statement is shown in. */
export function targetOf(account: Account, { kind, id, group }: Origin): Target | undefined {
  switch (account) {
    case 'revenue':
      return ['revenues', id];
    case 'otherIncome':
      return ['revenues', 'otherIncome'];
    case 'directCosts':
      return ['directExpenses', id];
    case 'directStaff':
      return ['directExpenses', 'staff'];
    case 'staff':
      return ['otherExpenses', 'staff'];
    case 'social':
      return ['otherExpenses', kind === 'computed' ? 'ownerSocial' : 'social'];
    case 'overheads':
    case 'variableOverheads':
      return ['otherExpenses', id.startsWith(OWN) ? id : (group ?? 'other')];
    case 'badDebt':
      return ['otherExpenses', 'badDebt'];
    default:
      return FIXED[account];
  }
}

/** The five-year grid as the forecast has it: lines by group and source, and the fixed rows. */
export interface ComputedGrid {
  readonly lines: Readonly<Record<LineGroup, ReadonlyMap<string, YearAmounts>>>;
  readonly rows: Readonly<Record<FixedRow, YearAmounts>>;
}

function addYears(into: number[], { months }: Posting, years: FiscalYears, sign: 1 | -1): void {
  for (let year = 1; year <= 5; year += 1) {
    const [first, last] = years.monthsOf(year);
    for (let month = first; month <= last; month += 1) {
      into[year - 1] = valueAt(into, year - 1) + sign * valueAt(months, month);
    }
  }
}

/** Every posting of the income statement goes into one line of the grid, so both come to the same. */
export function computedGrid({ ledger, scale }: Forecast): ComputedGrid {
  const sums = new Map<string, number[]>();
  const add = (account: Account, posting: Posting, sign: 1 | -1) => {
    const target = targetOf(account, posting.origin);
    if (target === undefined) return;
    const key = typeof target === 'string' ? target : target.join('\n');
    const amounts = sums.get(key) ?? [0, 0, 0, 0, 0];
    const isIncome = account === 'revenue' || account === 'otherIncome';
    addYears(amounts, posting, ledger.years, isIncome ? (-sign as 1 | -1) : sign);
    sums.set(key, amounts);
  };
  for (const posting of ledger.postings) {
    add(posting.debit, posting, 1);
    add(posting.credit, posting, -1);
  }
  const years = (key: string): YearAmounts => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = sums.get(key) ?? [];
    if ([a, b, c, d, e].every((value) => value === 0)) return ['', '', '', '', ''];
    const text = (value: number) => amountOf(value, scale);
    return [text(a), text(b), text(c), text(d), text(e)];
  };
  const group = (name: LineGroup) => {
    const keys = [...sums.keys()].filter((key) => key.startsWith(`${name}\n`));
    const lines = keys.map((key) => [key.slice(name.length + 1), years(key)] as const);
    return new Map(lines.filter(([source, values]) => !source.startsWith(OWN) && values[0] !== ''));
  };
  return {
    lines: {
      revenues: group('revenues'),
      directExpenses: group('directExpenses'),
      otherExpenses: group('otherExpenses'),
    },
    rows: {
      depreciation: years('depreciation'),
      amortization: years('amortization'),
      interestExpense: years('interestExpense'),
      incomeTaxExpense: years('incomeTaxExpense'),
    },
  };
}
