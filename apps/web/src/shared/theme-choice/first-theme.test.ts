import { defaultTheme, templateOf } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { firstTheme } from './first-theme.ts';

it('sets who begins in the language they read and the font of the pictures', () => {
  expect(firstTheme(defaultTheme(2), 'fr')).toEqual({
    ...defaultTheme(2, 'fr'),
    font: templateOf(2).suggestedFont,
  });
});

it('leaves a font and colours somebody has chosen', () => {
  const chosen = {
    ...defaultTheme(3),
    font: 'Dosis',
    colors: { primary: '#0a2540', secondary: '#f2b705' },
  } as const;
  expect(firstTheme(chosen, 'de')).toEqual({ ...chosen, language: 'de' });
});
