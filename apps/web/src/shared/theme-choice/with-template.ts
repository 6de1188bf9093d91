import { type Theme, templateOf } from '@trazo/plan/theme/theme';

/** The theme in another template: in the colours it wore there before, else its first ones; everything else as it was. */
export function withTemplate(theme: Theme, templateId: number, worn?: Theme['colors']): Theme {
  if (theme.templateId === templateId) return theme;
  const { primaryColors, secondaryColors } = templateOf(templateId);
  const colors = worn ?? { primary: primaryColors[0], secondary: secondaryColors[0] };
  return { ...theme, templateId, colors };
}
