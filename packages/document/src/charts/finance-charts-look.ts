import type { ChartForm } from '@trazo/charts/chart-style';
import type { FinanceStyle } from '@trazo/templates/template';
import type { ChartSize } from './chart-svg.ts';

/** How a style of finance pages draws its charts. */
interface ChartsLook {
  readonly size: ChartSize;
  readonly form: ChartForm;
}

/** Pixels of a chart over the whole of a text column: its letters come out at 7.5 pt or more. */
export const FULL_WIDTH = 680;

/** Each is as wide as the part of the text it stands in, so that all letters come out at one size. */
export const CHARTS_LOOKS: Readonly<Record<FinanceStyle, ChartsLook>> = {
  // Beside its title.
  ledger: {
    size: { width: 410, heights: { columns: 190, rows: 130, low: 130 } },
    form: { barWidth: '36%', corner: 0, rules: 'dotted', isFilled: false },
  },
  // Two in a row.
  dashboard: {
    size: { width: 322, heights: { columns: 210, rows: 150, low: 150 } },
    form: { barWidth: '64%', corner: 3, rules: 'none', isFilled: true },
  },
  editorial: {
    size: { width: FULL_WIDTH, heights: { columns: 250, rows: 150, low: 150 } },
    form: { barWidth: '72%', corner: 0, rules: 'none', isFilled: false },
  },
  // Half a page, or a slide.
  slides: {
    size: { width: FULL_WIDTH, heights: { columns: 385, rows: 190, low: 190 } },
    form: { barWidth: '56%', corner: 0, rules: 'solid', isFilled: true },
  },
};
