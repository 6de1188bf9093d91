import { BALANCE, startBalance } from '@trazo/forecast/fill/fill-lists';
import { type BalanceParts, balancePartsOf } from '@trazo/forecast/statements/balance-parts';
import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { lastDayOf } from '@trazo/plan/finance/calendar-years';
import type { Amount } from '@trazo/plan/money';
import type { Finance } from '@trazo/plan/sections/finance';
import { decimalsOf } from '../../format.ts';
import { createRows, withSum } from '../../tables.ts';
import type { Wording } from '../../wording.ts';
import type { FinanceTable } from '../finance-table.ts';
import { amountsOf } from './printed-forecast.ts';
import { figureColumn } from './year-columns.ts';

const OWN_FUNDS = ['capital', 'reserves', 'earlierResults', 'result', 'drawn', 'ownGrants'] as const;
const LONG_TERM = ['bankLoans', 'partnerLoans', 'owedGrants'] as const;
const SHORT_TERM = ['bankDebt', 'suppliers', 'publicDebt', 'otherDebt'] as const;

type SumLabel =
  | 'currentAssets'
  | 'totalAssets'
  | 'ownFunds'
  | 'longTermLiabilities'
  | 'shortTermLiabilities'
  | 'workingCapital';

/**
 * Balances of the first day and of each year's end, own funds and debts by their parts;
 * the first day's is left out where it was typed otherwise.
 */
export function balanceYearsTable(
  worked: PlanForecast,
  { balance: typed }: Finance,
  wording: Wording,
): FinanceTable {
  const { words, format, currency, start: firstDay } = wording;
  // Before the first month is the day it begins.
  const dayOf = (month: number) => (month === 0 ? firstDay : lastDayOf(firstDay, month));
  const { balance, years } = worked.forecast;
  const start = startBalance(worked.forecast);
  const isSame = BALANCE.every((field) => Number(typed[field]) === Number(start[field]));
  const months = [...(isSame ? [0] : []), ...[1, 2, 3, 4, 5].map((year) => years.lastOf(year))];
  type Sheet = (typeof balance)[number];
  const of = (pick: (sheet: Sheet) => number) =>
    amountsOf(
      worked,
      months.map((month) => {
        const sheet = balance[month];
        return sheet === undefined ? 0 : pick(sheet);
      }),
    );
  const assets = {
    fixedAssets: of(({ fixedAssets }) => fixedAssets),
    stock: of(({ stock }) => stock),
    receivables: of(({ receivables }) => receivables),
    taxReceivable: of(({ taxReceivable }) => taxReceivable),
    bank: of(({ cash }) => cash),
  };
  const { grantsAreOwnFunds } = packOf(worked.assumptions.country);
  const parts = months.map((month) => balancePartsOf(worked.forecast, grantsAreOwnFunds, month));
  const ofParts = (name: keyof BalanceParts) =>
    amountsOf(
      worked,
      parts.map((each) => each[name]),
    );
  const all = [...Object.values(assets), ...[...OWN_FUNDS, ...LONG_TERM, ...SHORT_TERM].map(ofParts)];
  const row = createRows(wording, decimalsOf(all.flat()));
  const isThere = (figures: readonly Amount[]) => figures.some((figure) => figure !== '0');
  const owned = (...names: readonly (keyof typeof assets)[]) =>
    names
      .filter((name) => isThere(assets[name]))
      .map((name) => row.booked('entry', words(`finance:document.${name}`), assets[name]));
  const funded = (names: readonly (keyof BalanceParts)[]) =>
    names.flatMap((name) => {
      const figures = ofParts(name);
      const label = name === 'ownGrants' || name === 'owedGrants' ? 'grants' : name;
      return isThere(figures)
        ? [row.booked('entry', words(`finance:document.balanceParts.${label}`), figures)]
        : [];
    });
  const subtotal = (label: SumLabel, pick: (sheet: Sheet) => number) =>
    row.number('subtotal', words(`finance:document.${label}`), of(pick));
  return {
    id: 'balance.years',
    caption: words('finance:document.balances'),
    columns: [
      { label: words('finance:document.item'), align: 'start' },
      ...months.map((month) => figureColumn(format.columnDay(dayOf(month)))),
    ],
    rows: [
      ...owned('fixedAssets'),
      ...withSum(
        owned('stock', 'receivables', 'taxReceivable', 'bank'),
        subtotal('currentAssets', ({ currentAssets }) => currentAssets),
      ),
      subtotal('totalAssets', ({ total }) => total),
      ...withSum(
        funded(OWN_FUNDS),
        subtotal('ownFunds', ({ ownFunds }) => ownFunds),
      ),
      ...withSum(
        funded(LONG_TERM),
        subtotal('longTermLiabilities', ({ longTerm }) => longTerm),
      ),
      ...withSum(
        funded(SHORT_TERM),
        subtotal('shortTermLiabilities', ({ shortTerm }) => shortTerm),
      ),
      row.number(
        'total',
        words('finance:document.totalFunding'),
        of(({ ownFunds, longTerm, shortTerm }) => ownFunds + longTerm + shortTerm),
      ),
      subtotal('workingCapital', ({ currentAssets, shortTerm }) => currentAssets - shortTerm),
    ],
    note: words('finance:document.inCurrency', { currency }),
  };
}
