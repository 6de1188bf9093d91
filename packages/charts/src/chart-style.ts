import type { CategoryId, SeriesId } from './chart-data.ts';

export interface ChartStyle {
  /** `#rrggbb`, as are all colours here. */
  readonly primary: string;
  readonly secondary: string;
  readonly ink: string;
  /** Thin lines behind bars and lines. */
  readonly rule: string;
  /** What the chart stands on; parts of a column are kept apart by it. */
  readonly paper: string;
  readonly fontFamily: string;
  /** In pixels. */
  readonly fontSize: number;
  /** Where it is known and stays: the legend then gets the rows it needs, and parts are named where they fit. */
  readonly area?: ChartArea;
}

/** The area of a chart that is drawn once, in pixels. */
export interface ChartArea {
  readonly width: number;
  /** How wide a line is in the chart's font and size. */
  textWidth(line: string): number;
}

export interface ChartWords {
  series(id: SeriesId): string;
  category(id: CategoryId): string;
  /** A figure short enough for an axis or a bar (“1.2 M”). */
  figure(value: number): string;
}
