import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { FISCAL_YEARS, type YearAmounts } from '@trazo/plan/finance/fiscal-years';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import { keysOf } from '@trazo/plan/record-keys';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';

type Filled = Assumptions['filled'];

/** A cell of the grid by its path (`revenues.f:s1.FY2`), as another one. */
type ChangeCell = (path: string, cell: string) => string;

/**
 * A finance section with what was typed alone: the cells that follow from its assumptions are blank. They stay where the grid does not
 * follow (any more): then they are the user's.
 */
export function withoutFigures(finance: Finance): Finance {
  const { assumptions } = finance;
  if (assumptions?.linked !== true) return finance;
  const { filled } = assumptions;
  const typed = withCells(finance, (path, cell) => (figureAt(filled, path) === cell ? '' : cell));
  return { ...typed, assumptions: { ...assumptions, filled: followedBalance(filled) } };
}

/** A section of the document with the figures that follow from its assumptions, as they were shown last. */
export function withFigures(finance: Finance, shown: Finance): Finance {
  const { assumptions } = finance;
  const filled = shown.assumptions?.filled;
  if (assumptions?.linked !== true || filled === undefined) return finance;
  const followed = withCells(finance, (path, cell) => (cell === '' ? (figureAt(filled, path) ?? '') : cell));
  return { ...followed, assumptions: { ...assumptions, filled } };
}

const figureAt = (filled: Filled, path: string): string | undefined =>
  Object.hasOwn(filled, path) ? filled[path] : undefined;

/** A balance of which one cell follows is not the user's as a whole (`fillBalance`), and one cell says so without its figure. */
const followedBalance = (filled: Filled): Filled =>
  keysOf(filled).some((path) => path.startsWith('balance.')) ? { 'balance.fixedAssets': '' } : {};

function withCells(finance: Finance, change: ChangeCell): Finance {
  const years = (path: string, cells: YearAmounts): YearAmounts => {
    const cell = (index: 0 | 1 | 2 | 3 | 4) => change(`${path}.${FISCAL_YEARS[index]}`, cells[index]);
    const changed: YearAmounts = [cell(0), cell(1), cell(2), cell(3), cell(4)];
    return changed.every((each, index) => each === cells[index]) ? cells : changed;
  };
  const lines = (group: 'revenues' | 'directExpenses' | 'otherExpenses'): YearLine[] =>
    finance[group].map((line) => {
      const changed = years(`${group}.${line.id}`, line.years);
      return changed === line.years ? line : { ...line, years: changed };
    });
  const reasons = (list: 'incomes' | 'expenses' | 'financingNeeds'): ReasonedAmount[] =>
    finance[list].map((item) => {
      const amount = change(`${list}.${item.id}.amount`, item.amount);
      return amount === item.amount ? item : { ...item, amount };
    });
  const balance = (field: keyof Finance['balance']) => change(`balance.${field}`, finance.balance[field]);
  return {
    ...finance,
    revenues: lines('revenues'),
    directExpenses: lines('directExpenses'),
    otherExpenses: lines('otherExpenses'),
    depreciation: years('depreciation', finance.depreciation),
    amortization: years('amortization', finance.amortization),
    interestExpense: years('interestExpense', finance.interestExpense),
    incomeTaxExpense: years('incomeTaxExpense', finance.incomeTaxExpense),
    balance: {
      fixedAssets: balance('fixedAssets'),
      currentAssets: balance('currentAssets'),
      ownFunds: balance('ownFunds'),
      longTermLiabilities: balance('longTermLiabilities'),
      shortTermLiabilities: balance('shortTermLiabilities'),
    },
    incomes: reasons('incomes'),
    expenses: reasons('expenses'),
    financingNeeds: reasons('financingNeeds'),
  };
}
