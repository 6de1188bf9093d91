import type { CategoryId, SeriesId } from './chart-data.ts';

export interface ChartStyle {
  /** `#rrggbb`, as are all colours here. */
  readonly primary: string;
  readonly secondary: string;
  readonly ink: string;
  /** Thin lines behind the marks. */
  readonly rule: string;
  /** What the chart stands on; parts of a column are kept apart by it. */
  readonly paper: string;
  readonly fontFamily: string;
  /** In pixels. */
  readonly fontSize: number;
  /** Pixels, where they are known and stay: the legend then gets the rows it needs, and parts are named where they fit. */
  readonly width?: number;
}

export interface ChartWords {
  series(id: SeriesId): string;
  category(id: CategoryId): string;
  /** A figure short enough for an axis or a mark (“1.2 M”). */
  figure(value: number): string;
}
