import type { ChartStyle } from '@trazo/charts/chart-style';

/** The design tokens as a chart takes them: the root's, for only those are always `#rrggbb`. */
export function screenStyle(scheme: 'light' | 'dark'): ChartStyle {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    primary: token('--accent'),
    secondary: scheme === 'light' ? token('--ink-soft') : token('--line-strong'),
    ink: token('--ink'),
    rule: token('--line'),
    paper: token('--paper'),
    fontFamily: token('--font-text'),
    fontSize: 13,
  };
}
