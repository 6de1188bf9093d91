import { type Cover, PLAIN_COVER } from '@trazo/plan/cover';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { expect, it } from 'vitest';
import { decodeContent, encodeContent } from './content-codec.ts';

const coverOf = (cover: unknown) => {
  const content = decodeContent(JSON.stringify({ ProfileData: { executiveSummary: { cover } } }));
  return content.ok ? content.plan.general.cover : content.issues.map(({ path }) => path);
};

it('is plain where nothing is said of it', () => {
  for (const cover of [undefined, null, {}]) {
    expect(coverOf(cover)).toEqual(PLAIN_COVER);
  }
});

it('comes back as it was sent, with what is not shown now', () => {
  const cover: Cover = {
    picture: 'pattern',
    pattern: 'dots',
    photo: `image:${'7'.repeat(64)}`,
    subtitle: 'Bread from next door',
    confidentiality: 'standard',
    confidentialityText: 'For the bank alone',
    version: '2.1',
    date: '2026-09-30',
  };
  const plan = emptyPlan();
  plan.general = { ...plan.general, cover };
  const wire = JSON.parse(encodeContent({ plan, theme: defaultTheme(1, 'de') }));
  expect(wire.ProfileData.executiveSummary.cover.date).toEqual({
    text: '30. September 2026',
    date: '2026-09-30',
  });
  expect(coverOf(wire.ProfileData.executiveSummary.cover)).toEqual(cover);
});

it.each([
  ['picture', { picture: 'film' }],
  ['pattern', { pattern: 'stars' }],
  ['photo', { photo: 'https://example.org/a.png' }],
  ['subtitle', { subtitle: 'x'.repeat(201) }],
  ['confidentiality_text', { confidentiality_text: 7 }],
  ['version', { version: 'x'.repeat(41) }],
  ['date.date', { date: { date: 'tomorrow' } }],
  ['colour', { colour: 'red' }],
])('is refused with a wrong %s, by its name on the wire', (name, cover) => {
  expect(coverOf(cover)).toEqual([`ProfileData.executiveSummary.cover.${name}`]);
});
