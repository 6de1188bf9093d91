import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { IN_RELEASES } from './testing/in-releases.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { readOnce } from './testing/typeset-once.ts';

const { plan } = sampleContent('en');
/** Cover and company everywhere; of what is wide, each template sets one: in the usual run, upright and landscape sheets each of them. */
const WIDE = ['finance', 'organigram', 'swot', 'team'] as const;
plan.general.cover = {
  ...plan.general.cover,
  subtitle: 'Heat pumps for the houses that everyone else gave up on',
  version: '2.1',
  confidentiality: 'standard',
};

const CASES = TEMPLATES.map(({ id, name, orientation }, index) => ({
  id,
  name,
  orientation,
  wide: WIDE[index % WIDE.length] ?? 'finance',
  tier: index < WIDE.length || orientation === 'landscape' ? {} : IN_RELEASES,
}));

for (const { id, name, orientation, wide, tier } of CASES) {
  test(`${name} keeps its places on Letter, in American English (${wide})`, tier, async () => {
    const only = ['general', wide] as const;
    const theme = { ...defaultTheme(id, 'en'), english: 'US', paper: 'letter' } as const;
    const pdf = await readOnce({ plan, theme, day: '2026-12-29', only });
    const [upright, turned] = ['612 x 792', '792 x 612'];
    const sheets = pdf.layout.map(({ width, height }) => `${width} x ${height}`);
    // Years by month stand last, on landscape sheets.
    const last = wide === 'finance' || orientation === 'landscape' ? turned : upright;
    expect([sheets[0], sheets.at(-1)]).toEqual([orientation === 'landscape' ? turned : upright, last]);
    expect(sheets.filter((sheet) => sheet !== upright && sheet !== turned)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(pdf.language).toBe('en-US');
    if (wide === 'organigram') expect(pdf.text).toContain('Organization chart');
    expect(pdf.text).not.toMatch(/organisation chart|amortisation/i);
  });
}

test('what was drawn in British English is drawn again in American', async () => {
  const british = defaultTheme(1, 'en');
  const said = async (theme: typeof british) =>
    (await readOnce({ plan, theme, day: '2026-12-29', only: ['finance'] })).text;
  expect(await said(british)).toContain('Amortisation');
  const american = await said({ ...british, english: 'US' });
  expect(american).toContain('Amortization');
  expect(american).not.toContain('Amortisation');
});

test('keeps every word of a plan on Letter', async () => {
  const theme = { ...defaultTheme(1, 'en'), paper: 'letter' } as const;
  const pdf = await readOnce({ plan, theme, day: '2026-12-29' });
  expect(lostWords(pdf, plan, theme)).toEqual([]);
});
