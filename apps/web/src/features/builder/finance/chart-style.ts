import type { ChartStyle } from '@trazo/charts/chart-option';

/** The design tokens as a chart takes them: resolved to `#rrggbb` for the scheme in use. */
export function screenStyle(element: HTMLElement, scheme: 'light' | 'dark'): ChartStyle {
  const tokens = getComputedStyle(element);
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
