import { computedId, sourceOf, sourcesOf } from '@trazo/forecast/fill/line-ids';
import type { Figure } from '@trazo/forecast/ledger/figure';
import { FUNDING_SOURCES, LINE_GROUPS, USES } from '@trazo/forecast/ledger/figure';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Finance } from '@trazo/plan/sections/finance';
import { type AnswerSources, askedIn } from '../asked-answers.ts';

const FIXED = {
  depreciation: 'depreciation',
  amortization: 'amortization',
  interestExpense: 'interest',
  incomeTaxExpense: 'incomeTax',
} as const;
const BALANCE = {
  fixedAssets: 'fixedAssets',
  currentAssets: 'currentAssets',
  ownFunds: 'ownFunds',
  longTermLiabilities: 'longTerm',
  shortTermLiabilities: 'shortTerm',
} as const;

const isKey = <Key extends string>(keys: Readonly<Record<Key, unknown>>, text: string): text is Key =>
  Object.hasOwn(keys, text);

/** A cell of the five-year grid, by its row and year. */
function cellFigure(assumptions: Assumptions, row: string, year: number): Figure | undefined {
  if (isKey(FIXED, row)) return { kind: 'income', line: FIXED[row], at: { year } };
  const [, name, id = ''] = /^(\w+):(.+)$/.exec(row) ?? [];
  const group = LINE_GROUPS.find((each) => each === name);
  if (group === undefined) return undefined;
  const source = sourceOf(sourcesOf(assumptions), group, id);
  return source === undefined ? undefined : { kind: 'line', group, source, at: { year } };
}

function listFigure(
  finance: Finance,
  assumptions: Assumptions,
  list: string,
  index: number,
): Figure | undefined {
  if (list !== 'incomes' && list !== 'expenses' && list !== 'financingNeeds') return undefined;
  const id = finance[list][index]?.id ?? '';
  if (!id.startsWith(computedId(''))) return undefined;
  const source = id.slice(computedId('').length);
  if (assumptions.loans.some((loan) => loan.id === source)) return { kind: 'loan', loan: source };
  if (list === 'expenses') return isOneOf(USES, source) ? { kind: 'use', line: source } : undefined;
  return isOneOf(FUNDING_SOURCES, source) ? { kind: 'source', line: source } : undefined;
}

const isOneOf = <Key extends string>(keys: readonly Key[], text: string): text is Key =>
  keys.some((key) => key === text);

/** The figure of the forecast that a field of the section holds; undefined for what is only typed. */
export function figureOfField(element: Element, draft: AnswerSources): Figure | undefined {
  const assumptions = askedIn(draft);
  if (!(element instanceof HTMLElement) || assumptions?.linked !== true) return undefined;
  const [, row, column = ''] = /^(.+)\/(\d)$/.exec(element.dataset.cell ?? '') ?? [];
  if (row !== undefined) return column === '0' ? undefined : cellFigure(assumptions, row, Number(column));
  const [, field = ''] = /^finance\.balance\.(\w+)$/.exec(element.id) ?? [];
  if (isKey(BALANCE, field)) {
    const isOurs = Object.hasOwn(assumptions.filled, `balance.${field}`);
    return isOurs ? { kind: 'balance', line: BALANCE[field], month: 0 } : undefined;
  }
  const [, list = '', index = ''] = /^finance\.(\w+)\.(\d+)\.amount$/.exec(element.id) ?? [];
  return listFigure(draft.finance, assumptions, list, Number(index));
}
