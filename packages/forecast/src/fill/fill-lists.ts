import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { keysOf } from '@trazo/plan/record-keys';
import type { Finance, ReasonedAmount } from '@trazo/plan/sections/finance';
import type { Forecast } from '../forecast.ts';
import { amountOf } from '../numbers/decimal.ts';
import { sumBetween, valueAt } from '../numbers/posted.ts';
import { computedId } from './line-ids.ts';
import type { LineWords } from './line-names.ts';
import { keptIfSame, type Merge, mergeCell } from './merge-cell.ts';

export const BALANCE = [
  'fixedAssets',
  'currentAssets',
  'ownFunds',
  'longTermLiabilities',
  'shortTermLiabilities',
] as const;

/** What the forecast says of the day the business starts. */
export function startBalance({ balance, scale }: Forecast): Finance['balance'] {
  const start = valueAt(balance, 0);
  return {
    fixedAssets: amountOf(start.fixedAssets, scale),
    currentAssets: amountOf(start.currentAssets, scale),
    ownFunds: amountOf(start.ownFunds, scale),
    longTermLiabilities: amountOf(start.longTerm, scale),
    shortTermLiabilities: amountOf(start.shortTerm, scale),
  };
}

/** The day the business starts. A balance that was typed is the user's as a whole: half of it would not balance. */
export function fillBalance(merge: Merge, typed: Finance['balance'], forecast: Forecast): Finance['balance'] {
  const path = (field: string) => `balance.${field}`;
  const isOurs = BALANCE.some((field) => Object.hasOwn(merge.before, path(field)));
  if (!isOurs && BALANCE.some((field) => typed[field] !== '')) return typed;
  const values = startBalance(forecast);
  const isBlank = BALANCE.every((field) => values[field] === '0');
  const cell = (field: (typeof BALANCE)[number]) =>
    mergeCell(merge, path(field), typed[field], isBlank ? '' : values[field]);
  const merged = {
    fixedAssets: cell('fixedAssets'),
    currentAssets: cell('currentAssets'),
    ownFunds: cell('ownFunds'),
    longTermLiabilities: cell('longTermLiabilities'),
    shortTermLiabilities: cell('shortTermLiabilities'),
  };
  return BALANCE.every((field) => merged[field] === typed[field]) ? typed : merged;
}

type ListName = 'incomes' | 'expenses' | 'financingNeeds';
const LISTS: readonly ListName[] = ['incomes', 'expenses', 'financingNeeds'];

interface Entry {
  readonly source: string;
  readonly reason: string;
  readonly grains: number;
}

/** Paid out within the first twelve months, by loan. */
function loansOf({ ledger }: Forecast): ReadonlyMap<string, number> {
  const paid = new Map<string, number>();
  for (const { debit, months, origin } of ledger.postings) {
    if (debit !== 'bank' || origin.cash !== 'loans') continue;
    paid.set(origin.id, (paid.get(origin.id) ?? 0) + sumBetween(months, 0, 12));
  }
  return paid;
}

/** Where the money of the first year comes from and where it goes. */
function entriesOf(
  assumptions: Assumptions,
  forecast: Forecast,
  words: LineWords,
): Readonly<Record<ListName, Entry[]>> {
  const { sources, uses } = forecast.sourcesAndUses;
  const paid = loansOf(forecast);
  const loans = (needsAsking: boolean) =>
    assumptions.loans
      .filter((loan) => loan.needsAsking === needsAsking)
      .map(({ id, name }) => ({ source: id, reason: name.trim() || words.loan, grains: paid.get(id) ?? 0 }));
  const withoutLoans = { ...sources, loans: 0 };
  const named = <Key extends string>(amounts: Readonly<Record<Key, number>>, reasons: Record<Key, string>) =>
    keysOf(amounts).map((source) => ({
      source,
      reason: reasons[source],
      grains: amounts[source],
    }));
  return {
    incomes: [...named(withoutLoans, words.sources), ...loans(false)],
    expenses: named(uses, words.uses),
    financingNeeds: loans(true),
  };
}

const isOurs = ({ id }: ReasonedAmount): boolean => id.startsWith(computedId(''));
const isSaid = ({ reason, amount }: ReasonedAmount): boolean => reason !== '' || amount !== '';

function mergeList(
  merge: Merge,
  list: ListName,
  items: ReasonedAmount[],
  entries: readonly Entry[],
  scale: number,
): ReasonedAmount[] {
  const waiting = new Map(entries.filter(({ grains }) => grains !== 0).map((entry) => [entry.source, entry]));
  const merged: ReasonedAmount[] = [];
  const path = (id: string) => `${list}.${id}.amount`;
  for (const item of items) {
    const source = item.id.slice(computedId('').length);
    const entry = isOurs(item) ? waiting.get(source) : undefined;
    waiting.delete(entry?.source ?? '');
    if (!isOurs(item)) {
      merged.push(item);
      continue;
    }
    const value = entry === undefined ? '' : amountOf(entry.grains, scale);
    const amount = mergeCell(merge, path(item.id), item.amount, value);
    if (entry !== undefined || amount !== '')
      merged.push(amount === item.amount ? item : { ...item, amount });
  }
  for (const { source, reason, grains } of waiting.values()) {
    const id = computedId(source);
    const amount = mergeCell(merge, path(id), '', amountOf(grains, scale));
    merged.push({ id, reason, amount, period: 'once' });
  }
  return keptIfSame(items, merged);
}

/** The three lists; where they were typed by hand they stay, since both together would count everything twice. */
export function fillLists(
  merge: Merge,
  finance: Finance,
  assumptions: Assumptions,
  forecast: Forecast,
  words: LineWords,
): Pick<Finance, ListName> {
  const all = LISTS.flatMap((list) => finance[list]);
  const { incomes, expenses, financingNeeds } = finance;
  if (!all.some(isOurs) && all.some(isSaid)) return { incomes, expenses, financingNeeds };
  const entries = entriesOf(assumptions, forecast, words);
  const list = (name: ListName) => mergeList(merge, name, finance[name], entries[name], forecast.scale);
  return { incomes: list('incomes'), expenses: list('expenses'), financingNeeds: list('financingNeeds') };
}
