import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Plan } from '@trazo/plan/plan';
import type { Wording } from '../../../wording.ts';
import type { FinanceTable } from '../../finance-table.ts';
import { assumedCosts } from './assumed-costs.ts';
import { assumedMoney } from './assumed-money.ts';
import { assumedSales } from './assumed-sales.ts';
import { type Assumed, AssumptionWords } from './assumption-words.ts';

const FIXED = {
  depreciation: 'depreciation',
  amortization: 'amortization',
  interestExpense: 'interestExpense',
  incomeTaxExpense: 'incomeTaxExpense',
} as const;
const isFixed = (line: string): line is keyof typeof FIXED => Object.hasOwn(FIXED, line);

/** Figures of the five-year table that were typed and count before all else. */
function typedYears(said: AssumptionWords): Assumed[] {
  const { words } = said.wording;
  const lines = new Map<string, string[]>();
  for (const { path, amount } of said.worked.assumptions.pins) {
    const [, line = '', year = ''] = /^(.*)\.FY(\d)$/.exec(path) ?? [];
    const years = lines.get(line) ?? ['', '', '', '', ''];
    years[Number(year) - 1] = amount;
    lines.set(line, years);
  }
  const nameOf = (line: string): string => {
    if (isFixed(line)) return words(`finance:document.${FIXED[line]}`);
    const [group = '', source = ''] = line.split('.f:');
    return said.lineName(group, source);
  };
  return [...lines].map(([line, years]) => ({
    name: nameOf(line),
    amount: '',
    parts: [
      words('finance:document.assumed.typed', { years: said.years(years, (each) => said.money(each)) }),
    ],
  }));
}

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** All that the figures follow from, one line each: who multiplies them out finds the printed figures. */
export function assumptionTable(
  plan: Pick<Plan, 'general' | 'products'>,
  worked: PlanForecast,
  wording: Wording,
): FinanceTable {
  const { words } = wording;
  const said = new AssumptionWords(plan, worked, wording);
  const assumed = [...assumedSales(said), ...assumedCosts(said), ...assumedMoney(said), ...typedYears(said)];
  return {
    id: 'assumptions',
    caption: words('finance:document.assumed.caption'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      { label: words('finance:document.assumed.how'), align: 'start' },
      { label: words('finance:document.amount'), align: 'end' },
    ],
    rows: assumed.map(({ name, parts, amount }) => ({
      cells: [name, capitalised(parts.join('; ')), amount],
      weight: 'entry',
      negative: [false, false, false],
    })),
    note: words('finance:document.assumed.note'),
  };
}
