import type { StressTest } from '@trazo/forecast/stress/stress-test';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import type { Annex } from '@trazo/plan/finance/assumptions/annexes';
import type { Plan } from '@trazo/plan/plan';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { balanceYearsTable } from './balance-years-table.ts';
import { cashPlanTable } from './cash-plan-table.ts';
import { financingTable } from './financing-table.ts';
import { investmentTable } from './investment-table.ts';
import { loanTables } from './loan-table.ts';
import { monthlyIncomeTable } from './monthly-income-table.ts';
import { personnelTable } from './personnel-table.ts';
import { privateNeedsTable } from './private-needs-table.ts';
import { ratesTable } from './rates-table.ts';
import { ratioTable } from './ratio-table.ts';
import { stressTable } from './stress-table.ts';
import { vatTable } from './vat-table.ts';

/** The annexes that the user has ticked, in their order. */
export function annexTables(
  plan: Pick<Plan, 'finance' | 'general' | 'products'>,
  worked: PlanForecast,
  stress: StressTest | null,
  wording: Wording,
): FinanceTable[] {
  const months = (years: readonly number[]) => years.map((year) => cashPlanTable(worked, wording, year));
  // Twelve months at least: after a short first year the second stands with it.
  const first = worked.forecast.years.firstMonths < 12 ? [1, 2] : [1];
  const tables: Readonly<Record<Annex, () => readonly (FinanceTable | null)[]>> = {
    'cash.monthly': () => months(first),
    'cash.later': () => months([first.length + 1, first.length + 2]),
    'income.monthly': () => [monthlyIncomeTable(worked, wording)],
    'balance.years': () => [balanceYearsTable(worked, plan.finance, wording)],
    financing: () => [financingTable(worked, wording)],
    ratios: () => [ratioTable(plan, worked, wording)],
    stress: () => [stress === null ? null : stressTable(stress, worked, wording)],
    investments: () => [investmentTable(worked, wording)],
    loans: () => loanTables(plan, worked, wording),
    people: () => [personnelTable(worked, wording)],
    vat: () => [vatTable(worked, wording)],
    private: () => [privateNeedsTable(worked, wording)],
    rates: () => [ratesTable(plan, worked, wording)],
  };
  const { annexes, country } = worked.assumptions;
  return packOf(country)
    .annexes.order.filter((annex) => annexes.includes(annex))
    .flatMap((annex) => tables[annex]())
    .filter((table) => table !== null);
}
