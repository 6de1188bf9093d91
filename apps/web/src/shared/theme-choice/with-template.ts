import { type Theme, templateOf } from '@trazo/plan/theme/theme';

/** The theme in another template: its first colours, everything else as it was. */
export function withTemplate(theme: Theme, templateId: number): Theme {
  if (theme.templateId === templateId) return theme;
  const { primaryColors, secondaryColors } = templateOf(templateId);
  return { ...theme, templateId, colors: { primary: primaryColors[0], secondary: secondaryColors[0] } };
}
