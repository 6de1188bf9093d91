import type { Language } from '@trazo/plan/languages';
import {
  defaultTheme,
  type Theme,
  type Look as ThemeLook,
  templateOf,
  themeOfLook,
} from '@trazo/plan/theme/theme';

interface Look {
  readonly templateId: number;
  /** Index in the template's own colours. */
  readonly primary: number;
  readonly secondary: number;
  readonly font: ThemeLook['font'];
}

const LOOKS: Readonly<Record<Language, Look>> = {
  es: { templateId: 1, primary: 0, secondary: 1, font: 'Inter' },
  en: { templateId: 10, primary: 3, secondary: 1, font: 'Poppins' },
  it: { templateId: 4, primary: 1, secondary: 2, font: 'Playfair' },
  fr: { templateId: 2, primary: 2, secondary: 0, font: 'Crimson' },
  de: { templateId: 1, primary: 3, secondary: 0, font: 'PT' },
};

/** The theme a sample plan is shown in until the visitor chooses another. */
export function sampleTheme(language: Language): Theme {
  const { templateId, primary, secondary, font } = LOOKS[language];
  const { primaryColors, secondaryColors } = templateOf(templateId);
  return themeOfLook({
    ...defaultTheme(templateId, language),
    colors: {
      primary: primaryColors[primary] ?? primaryColors[0],
      secondary: secondaryColors[secondary] ?? secondaryColors[0],
    },
    font,
  });
}
