import { LIST_LIMITS } from '@trazo/plan/fields';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { isBlankYears, type YearAmounts } from '@trazo/plan/finance/fiscal-years';
import type { YearLine } from '@trazo/plan/finance/year-lines';
import type { Finance } from '@trazo/plan/sections/finance';
import type { Forecast } from '../forecast.ts';
import { LINE_GROUPS, type LineGroup } from '../ledger/figure.ts';
import { computedGrid } from './computed-grid.ts';
import { fillBalance, fillLists } from './fill-lists.ts';
import { cellPath, computedId, FIXED_ROWS, sourceOf, sourcesOf } from './line-ids.ts';
import type { LineWords } from './line-names.ts';
import { keptIfSame, type Merge, mergeCell } from './merge-cell.ts';

const BLANK: YearAmounts = ['', '', '', '', ''];

/** Structural sharing, here and below: what stays as it was stays the same object, so that only what changed is shown again. */
function mergeYears(merge: Merge, line: string, cells: YearAmounts, computed: YearAmounts): YearAmounts {
  const cell = (index: 0 | 1 | 2 | 3 | 4) =>
    mergeCell(merge, cellPath(line, index + 1), cells[index], computed[index]);
  const merged: YearAmounts = [cell(0), cell(1), cell(2), cell(3), cell(4)];
  return merged.every((value, index) => value === cells[index]) ? cells : merged;
}

/** Names a computed line; `former` as it was named before the last change, to tell ours from one that was typed. */
export interface LineNames {
  readonly now: (group: string, source: string) => string;
  readonly former: (group: string, source: string) => string;
}

interface Group {
  readonly name: LineGroup;
  readonly lines: YearLine[];
  readonly computed: ReadonlyMap<string, YearAmounts>;
  readonly sources: ReturnType<typeof sourcesOf>;
}

function mergeLines(
  merge: Merge,
  { name: group, lines, computed, sources }: Group,
  names: LineNames,
): YearLine[] {
  const kept: YearLine[] = [];
  const seen = new Set<string>();
  for (const line of lines) {
    const source = sourceOf(sources, group, line.id);
    if (source === undefined && !line.id.startsWith(computedId(''))) {
      kept.push(line);
      continue;
    }
    // Its source may have gone: what we filled in goes with it, what was typed stays.
    const values = source === undefined ? undefined : computed.get(source);
    if (source !== undefined) seen.add(source);
    const years = mergeYears(merge, `${group}.${line.id}`, line.years, values ?? BLANK);
    if (values === undefined && isBlankYears(years)) continue;
    const ours = source !== undefined && (line.name === '' || line.name === names.former(group, source));
    const name = ours ? names.now(group, source) : line.name;
    kept.push(years === line.years && name === line.name ? line : { ...line, years, name });
  }
  for (const [source, values] of computed) {
    if (seen.has(source)) continue;
    const id = computedId(source);
    const years = mergeYears(merge, `${group}.${id}`, BLANK, values);
    kept.push({ id, name: names.now(group, source), years });
  }
  return keptIfSame(lines, kept);
}

const isWithin = (finance: Finance): boolean =>
  LINE_GROUPS.every((group) => finance[group].length <= LIST_LIMITS.yearLines) &&
  (['incomes', 'expenses', 'financingNeeds'] as const).every(
    (list) => finance[list].length <= LIST_LIMITS.reasonedAmounts,
  );

/**
 * The section with the computed figures in its grid, balance and lists, as a merge of three: what was filled in last, what stands
 * there, what is computed now. No typed cell ever changes; filling twice is filling once, and then the grid says of every year what
 * the forecast says. `assumptions` are the plan's own with what follows from its other sections. Undefined where it does not follow: it is not asked to, the forecast is not complete, or the lines are too many.
 */
export function fillGrid(
  finance: Finance,
  assumptions: Assumptions,
  forecast: Forecast,
  names: LineNames,
  words: LineWords,
): Finance | undefined {
  if (finance.assumptions?.linked !== true || forecast.state !== 'complete') return undefined;
  const grid = computedGrid(forecast);
  const sources = sourcesOf(assumptions);
  const merge: Merge = {
    before: assumptions.filled,
    held: new Set(assumptions.pins.map(({ path }) => path)),
    filled: {},
  };
  const lines = (name: LineGroup) =>
    mergeLines(merge, { name, lines: finance[name], computed: grid.lines[name], sources }, names);
  const [depreciation, amortization, interestExpense, incomeTaxExpense] = FIXED_ROWS.map((row) =>
    mergeYears(merge, row, finance[row], grid.rows[row]),
  );
  const next: Finance = {
    ...finance,
    revenues: lines('revenues'),
    directExpenses: lines('directExpenses'),
    otherExpenses: lines('otherExpenses'),
    depreciation: depreciation ?? finance.depreciation,
    amortization: amortization ?? finance.amortization,
    interestExpense: interestExpense ?? finance.interestExpense,
    incomeTaxExpense: incomeTaxExpense ?? finance.incomeTaxExpense,
    balance: fillBalance(merge, finance.balance, forecast),
    ...fillLists(merge, finance, assumptions, forecast, words),
  };
  if (!isWithin(next)) return undefined;
  return { ...next, assumptions: { ...finance.assumptions, filled: merge.filled } };
}
