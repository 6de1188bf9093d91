import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { COMPUTED } from '@trazo/plan/finance/year-lines';
import type { LineGroup } from '../ledger/figure.ts';

/** Rows of the grid that are always there. */
export const FIXED_ROWS = ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const;
export type FixedRow = (typeof FIXED_ROWS)[number];

export const computedId = (source: string): string => `${COMPUTED}${source}`;

/** Id that a line typed by hand has as an assumption. */
export const OWN = 'own:';

/** Sources of lines beside the streams and overheads themselves; no id of an item looks like these. */
const FURTHER = ['otherIncome', 'badDebt', 'ownerSocial'] as const;

/** Where a line of the grid comes from, as long as the assumptions have it. */
export function sourcesOf(assumptions: Assumptions): Readonly<Record<LineGroup, ReadonlySet<string>>> {
  const { streams, overheads, people } = assumptions;
  const staff = (direct: boolean) => people.some((person) => person.direct === direct);
  return {
    revenues: new Set([...streams.map(({ id }) => id), 'otherIncome']),
    directExpenses: new Set([
      ...streams.filter(({ cost }) => cost !== null).map(({ id }) => id),
      ...overheads.filter(({ direct }) => direct).map(({ id }) => id),
      ...(staff(true) ? ['staff'] : []),
    ]),
    otherExpenses: new Set([
      ...overheads.filter(({ direct }) => !direct).map(({ category }) => category),
      ...(staff(false) ? ['staff', 'social'] : []),
      ...FURTHER.slice(1),
    ]),
  };
}

/** The source of a computed line; undefined for a line typed by hand, or left over from a source that has gone. */
export function sourceOf(
  sources: ReturnType<typeof sourcesOf>,
  group: LineGroup,
  id: string,
): string | undefined {
  const source = id.startsWith(COMPUTED) ? id.slice(COMPUTED.length) : undefined;
  return source !== undefined && sources[group].has(source) ? source : undefined;
}

export const cellPath = (line: string, year: number): string => `${line}.FY${year}`;
