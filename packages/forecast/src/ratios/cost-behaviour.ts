import type { Account } from '../ledger/accounts.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { valueAt } from '../numbers/posted.ts';
import type { IncomeStatement } from '../statements/income-statement.ts';

/** A fiscal year's costs before tax on its result, in grains. */
export interface CostBehaviour {
  /** What grows with revenue: direct costs, overheads by revenue and bad debts. */
  readonly variable: number;
  /** What is there whatever is sold: staff, the other overheads, wear and tear, interest, and what self-employed owners live on. */
  readonly fixed: number;
}

interface Books {
  readonly ledger: Ledger;
  readonly income: IncomeStatement;
}

const FIXED = ['directStaff', 'staff', 'social', 'depreciation', 'amortization', 'interest'] as const;

/** The costs of a fiscal year (from 1), parted by whether they grow with what is sold. */
export function costsByBehaviour({ ledger, income }: Books, year: number): CostBehaviour {
  const [first, last] = ledger.years.monthsOf(year);
  const of = (line: keyof IncomeStatement) => valueAt(income[line].years, year - 1);
  const flow = (account: Account) => ledger.flowBetween(account, first, last);
  return {
    variable: of('directCosts') + flow('variableOverheads') + of('badDebt'),
    fixed: FIXED.reduce((total, line) => total + of(line), flow('overheads') + flow('drawings')),
  };
}
