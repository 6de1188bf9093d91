import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import type { Draft } from '../plan-store/draft.ts';
import { coverDraft } from './cover-draft.ts';

/** The one template whose cover sums up the plan. */
const SUMS_UP = TEMPLATES.find(({ coverSumsUp }) => coverSumsUp === true)?.id ?? 0;

const shown: Draft = { ...sampleContent('en').plan, theme: defaultTheme() };
const inColour: Draft = {
  ...shown,
  theme: { ...shown.theme, colors: { primary: '#0b6e10', secondary: null } },
};

it('leaves what the cover follows from, where only the look is another', () => {
  const cover = coverDraft(inColour, shown);
  expect(cover?.theme).toBe(inColour.theme);
  expect(cover?.general).toBe(shown.general);
  expect(cover?.finance).not.toEqual(shown.finance);
});

it('leaves nothing where the text has changed as well, nothing is shown, or the cover sums up the plan', () => {
  const general = { ...shown.general, companyName: 'Another' };
  expect(coverDraft({ ...inColour, general }, shown)).toBeUndefined();
  expect(coverDraft(shown, shown)).toBeUndefined();
  expect(coverDraft(inColour, undefined)).toBeUndefined();
  const summedUp = { ...inColour.theme, templateId: SUMS_UP };
  expect(coverDraft({ ...inColour, theme: summedUp }, shown)).toBeUndefined();
});
