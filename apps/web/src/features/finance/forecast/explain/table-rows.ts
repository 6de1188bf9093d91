import type { Forecast } from '@trazo/forecast/forecast';
import type { Figure, InstalmentColumn, RatioName } from '@trazo/forecast/ledger/figure';
import { amountOf } from '@trazo/forecast/numbers/decimal';
import { keysOf } from '@trazo/plan/record-keys';

export const TABLES = ['funding', 'ratios', 'stress', 'loans'] as const;
export type TableId = (typeof TABLES)[number];

export interface TableCell {
  readonly figure: Figure;
  /** A decimal. */
  readonly value: string;
}

export interface TableRow {
  /** Key of its name: a figure whose name without the period is the row's. */
  readonly label: string;
  readonly weight?: 'result';
  readonly cells: readonly TableCell[];
}

const row = (label: string, cells: readonly TableCell[]): TableRow => ({ label, cells });

const isMoved = ({ cells }: TableRow): boolean => cells.some(({ value }) => value !== '0');

/** Uses, then sources: one column. */
export function fundingRows({ sourcesAndUses, scale }: Forecast): TableRow[] {
  const { uses, sources, totalUses, totalSources, missing } = sourcesAndUses;
  const cell = (figure: Figure, grains: number): TableCell[] => [{ figure, value: amountOf(grains, scale) }];
  return [
    ...keysOf(uses).map((line) => row(`uses.${line}`, cell({ kind: 'use', line }, uses[line]))),
    { ...row('totals.uses', cell({ kind: 'total', of: 'uses' }, totalUses)), weight: 'result' as const },
    ...keysOf(sources).map((line) => row(`sources.${line}`, cell({ kind: 'source', line }, sources[line]))),
    {
      ...row('totals.sources', cell({ kind: 'total', of: 'sources' }, totalSources)),
      weight: 'result' as const,
    },
    row('totals.missing', cell({ kind: 'total', of: 'missing' }, missing)),
  ].filter((each) => each.weight === 'result' || isMoved(each));
}

export const WHOLE = ['lowestDebtCover', 'payback', 'netPresentValue', 'internalRate', 'runway'] as const;

/** Ratios by year; values are not written here, since each has its own unit. */
export function ratioRows({
  ratios,
}: Forecast): { readonly ratio: RatioName; readonly figures: readonly Figure[] }[] {
  const [first] = ratios.years;
  if (first === undefined) return [];
  const names = keysOf(first).flatMap((ratio): RatioName[] =>
    ratio === 'breakEvenRevenue' ? [ratio, 'breakEvenUnits', 'breakEvenPerDay'] : [ratio],
  );
  return names.map((ratio) => ({
    ratio,
    figures: [1, 2, 3, 4, 5].map((year): Figure => ({ kind: 'ratio', ratio, year })),
  }));
}

const COLUMNS: readonly InstalmentColumn[] = [
  ...(['opening', 'payout', 'interest', 'capitalised', 'principal', 'payment', 'closing'] as const),
];

/** The instalments of a loan to its end, one a row. */
export function scheduleRows(
  { loans }: Forecast,
  id: string,
): { readonly month: number; readonly cells: readonly TableCell[] }[] {
  const found = loans.find(({ loan }) => loan.id === id);
  return (found?.instalments ?? []).map((instalment, index) => {
    const payment = instalment.interest - instalment.capitalised + instalment.principal;
    const amounts = { ...instalment, payment };
    return {
      month: instalment.month,
      cells: COLUMNS.map((column) => ({
        figure: { kind: 'instalment', loan: id, index, column },
        value: amountOf(amounts[column], 100),
      })),
    };
  });
}

export const SCHEDULE_COLUMNS = COLUMNS;
