import { COVER_PATTERNS, type Cover } from '@trazo/plan/cover';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPages } from './testing/draw-pages.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { letters } from './testing/lost-words.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';

/** Nothing but a cover and the company's own section. */
const planWith = (cover: Partial<Cover>, change: Partial<Plan['general']> = {}) => {
  const { general } = sampleContent('de').plan;
  const plan = emptyPlan();
  plan.general = { ...general, ...change, cover: { ...general.cover, ...cover } };
  return plan;
};

const COVERS = TEMPLATES.map(({ id, name }, index) => ({
  id,
  name,
  pattern: COVER_PATTERNS[index % COVER_PATTERNS.length] ?? 'waves',
}));

const FOLIO = 2;
const REVISTA = 4;
const MEMO = 22;

test('marks on letters make no word the longest of a title', async () => {
  const plan = planWith({}, { companyName: `Z${'\u0351\u036b'.repeat(8)}algo Zeitungsvertrieb` });
  const theme = { ...defaultTheme(MEMO, 'de'), font: 'Montserrat' as const };
  const pdf = await readOnce({ plan, theme, day: '2026-01-15', only: ['general'] });
  expect(layoutFaults(pdf)).toEqual([]);
});

test('a name from right to left leaves what stands beside it in its place', async () => {
  const plan = planWith({});
  plan.team.members = [{ ...emptyTeamMember('1'), name: 'ליאור', surname: 'כהן', phone: '+1 317 555 0142' }];
  const { layout } = await readOnce({
    plan,
    theme: defaultTheme(FOLIO, 'en'),
    day: '2026-01-15',
    only: ['general'],
  });
  const boxes = layout[0]?.boxes ?? [];
  const leftOf = (words: string) => boxes.find(({ text }) => text.includes(words))?.left ?? Number.NaN;
  expect(leftOf('כהן')).toBeLessThan(leftOf('317'));
  expect(boxes.some(({ text }) => text.replaceAll('\u00a0', ' ').includes('+1 317'))).toBe(true);
});

test('a telephone number is not broken over lines', async () => {
  const plan = planWith({});
  plan.team.members = [
    { ...emptyTeamMember('1'), name: 'Pilar', surname: 'Lecuona Bergua', phone: '+34 976 000 101' },
  ];
  const theme = defaultTheme(REVISTA, 'es');
  const { layout } = await readOnce({ plan, theme, day: '2026-01-15', only: ['general'] });
  const lines = (layout[0]?.boxes ?? []).map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(lines.some((line) => line.includes('+34 976 000 101'))).toBe(true);
});

test.each(
  COVERS.flatMap((cover) => [
    { ...cover, paper: 'a4' as const },
    { ...cover, paper: 'letter' as const },
  ]),
)('$name says whole whom to reach, and breaks no e-mail address ($paper)', async ({ id, paper }) => {
  const plan = planWith({ picture: 'pattern', subtitle: 'Businessplan', confidentiality: 'standard' });
  const address = '2150 NE Sandy Blvd, Suite 210, Portland, OR 97232, United States';
  plan.general = { ...plan.general, address };
  const [name, surname, phone] = ['Dr. Henrike', 'Vollbrecht-Oelmann', '+49 3691 555 0142'];
  const email = 'h.vollbrecht@federkiel-ki.de';
  plan.team.members = [{ ...emptyTeamMember('1'), name, surname, phone, email }];
  const theme = { ...defaultTheme(id, 'de'), paper };
  const { layout } = await readOnce({ plan, theme, day: '2026-01-15', only: ['general'] });
  const boxes = layout[0]?.boxes ?? [];
  const lines = Map.groupBy(boxes, ({ bottom }) => Math.round(bottom));
  const printed = [...lines.values()].map((line) => letters(line.map(({ text }) => text).join('')));
  expect(printed.filter((line) => line.includes(letters(email)))).toHaveLength(1);
  const said = letters(boxes.map(({ text }) => text).join(''));
  expect(said).toContain(letters(surname));
  expect(said).toContain(letters('97232, United States'));
});

const logoOf = async (fill: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M0 0h200v200zM300 0h300v200z" fill="${fill}"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
};

test.each(COVERS)('a white logo is seen on the cover of $name', async ({ id, pattern }) => {
  for (const picture of ['none', 'pattern'] as const) {
    const draw = async (fill: string) => {
      const plan = planWith({ picture, pattern }, { logo: await logoOf(fill) });
      const pdf = await typesetOnce({ plan, theme: defaultTheme(id, 'de'), day: '2026-01-15', only: [] });
      const [cover] = await drawPages(pdf, 600, 'Gray');
      return cover?.pixels ?? new Uint8Array();
    };
    const [white, none] = [await draw('#ffffff'), await draw('#ffffff00')];
    const plate = white.filter((grey, at) => Math.abs(grey - (none[at] ?? grey)) > 100);
    expect(plate.length, picture).toBeGreaterThan(300);
    // Save for the logo's edges.
    expect(plate.filter((grey) => grey < 60).length, picture).toBeGreaterThan(0.9 * plate.length);
    const black = await draw('#000000');
    const drawn = black.filter((grey, at) => grey < 60 && (none[at] ?? 0) > 180);
    expect(drawn.length, picture).toBeGreaterThan(300);
  }
});
