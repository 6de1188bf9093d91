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
  /** `PLAIN` unless said. */
  readonly form?: ChartForm;
}

/** The area of a chart that is drawn once, in pixels. */
export interface ChartArea {
  readonly width: number;
  readonly height: number;
  /** How wide a line is in the chart's font and size. */
  textWidth(line: string): number;
}

/** How bars, lines and what is behind them look. */
export interface ChartForm {
  /** Of the space of a category. */
  readonly barWidth: `${number}%`;
  /** Radius of the corners at a bar's end, in pixels. */
  readonly corner: number;
  readonly rules: 'solid' | 'dotted' | 'none';
  /** Whether what is under a single line is tinted. */
  readonly isFilled: boolean;
}

export const PLAIN: ChartForm = { barWidth: '80%', corner: 0, rules: 'solid', isFilled: false };

export interface ChartWords {
  series(id: SeriesId): string;
  category(id: CategoryId): string;
  /** A figure short enough for an axis or a bar (“1.2 M”). */
  figure(value: number): string;
}
