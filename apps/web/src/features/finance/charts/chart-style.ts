import type { ChartStyle } from '@trazo/charts/chart-style';

/** A chart as on paper: in the plan's colours, on white, in the page's letters. */
export const paperStyle = (colors: Pick<ChartStyle, 'primary' | 'secondary'>): ChartStyle => ({
  ...colors,
  ink: '#222222',
  rule: '#d9d9d9',
  paper: '#ffffff',
  fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-text').trim(),
  fontSize: 13,
});
