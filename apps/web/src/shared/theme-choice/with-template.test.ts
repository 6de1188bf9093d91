import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { withTemplate } from './with-template.ts';

const colors = { primary: '#5b2333', secondary: '#e07a2f' };

it('wears a template’s first colours, or those it wore there before', () => {
  const theme = { ...defaultTheme(1), colors };
  const other = withTemplate(theme, 2);
  expect(other).toEqual({ ...theme, templateId: 2, colors: defaultTheme(2).colors });
  expect(withTemplate(other, 1, colors)).toEqual(theme);
});
