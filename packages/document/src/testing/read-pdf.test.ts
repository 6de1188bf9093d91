import { emptyPlan } from '@trazo/plan/plan';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, test } from 'vitest';
import { readOnce } from './typeset-once.ts';

test('what no one sees is no text on a page', async () => {
  const plan = emptyPlan();
  // The cover isolates the name from the number beside it: the blank between them is read with the sign for that, here and elsewhere.
  plan.team.members = [{ ...emptyTeamMember('1'), name: 'שלום', surname: 'עולם', phone: '555' }];
  const theme = { ...defaultTheme(1, 'fr'), font: 'Quicksand' as const };
  const { layout } = await readOnce({ plan, theme, day: '2026-01-15', only: ['team'] });
  const texts = layout.flatMap(({ boxes }) => boxes.map(({ text }) => text));
  expect(texts).toContain('555');
  expect(texts.filter((text) => /^[\p{Bidi_Control}\s]+$/u.test(text))).toEqual([]);
});
