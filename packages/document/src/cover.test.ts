import { COVER_PATTERNS, type Cover } from '@trazo/plan/cover';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyTeamMember } from '@trazo/plan/sections/team';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { drawPages } from './testing/draw-pages.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { letters, lostWords } from './testing/lost-words.ts';
import { readPdf } from './testing/read-pdf.ts';
import { structureFaults } from './testing/structure-faults.ts';

const renderer = createRenderer();

/** Nothing but a cover and the company's own section. */
const planWith = (cover: Partial<Cover>, change: Partial<Plan['general']> = {}) => {
  const { general } = sampleContent('de').plan;
  const plan = emptyPlan();
  plan.general = { ...general, ...change, cover: { ...general.cover, ...cover } };
  return plan;
};

const photo = () => sampleContent('de').plan.products.items.find(({ image }) => image !== '')?.image ?? '';

const COVERS = TEMPLATES.map(({ id, name }, index) => ({
  id,
  name,
  pattern: COVER_PATTERNS[index % COVER_PATTERNS.length] ?? 'waves',
}));

test.each(COVERS)('$name shows all a cover may, in its place', async ({ id, pattern }) => {
  const theme = defaultTheme(id, 'de');
  const written = { subtitle: 'Vollkornbrot aus der Nachbarschaft', version: '2.1', date: '2026-09-30' };
  const plan = planWith({
    ...written,
    picture: 'photo',
    photo: photo(),
    confidentiality: 'standard',
    pattern,
  });
  plan.team.members = [{ ...emptyTeamMember('1'), name: 'Ada', email: 'ada@vollkorn.example' }];
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day: '2026-01-15', only: ['general'] }));
  expect(pdf.links).toContain('mailto:ada@vollkorn.example');
  expect(layoutFaults(pdf)).toEqual([]);
  expect(structureFaults(pdf)).toEqual([]);
  expect(lostWords(pdf, plan, theme)).toEqual([]);
  const said = letters(pdf.body);
  for (const words of ['Version 2.1', '30. September 2026', 'Vertraulich. Kopieren oder Weitergeben nur'])
    expect(said).toContain(letters(words));
  expect(pdf.structure.map(({ alt }) => alt)).toContain(`Titelfoto von ${plan.general.companyName}`);
});

const REVISTA = 4;
const MEMO = 22;

test('marks on letters make no word the longest of a title', async () => {
  const plan = planWith({}, { companyName: `Z${'\u0351\u036b'.repeat(8)}algo Zeitungsvertrieb` });
  const theme = { ...defaultTheme(MEMO, 'de'), font: 'Montserrat' as const };
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day: '2026-01-15', only: ['general'] }));
  expect(layoutFaults(pdf)).toEqual([]);
});

test('a telephone number is not broken over lines', async () => {
  const plan = planWith({});
  plan.team.members = [
    { ...emptyTeamMember('1'), name: 'Pilar', surname: 'Lecuona Bergua', phone: '+34 976 000 101' },
  ];
  const theme = defaultTheme(REVISTA, 'es');
  const { layout } = await readPdf(await renderer.pdf({ plan, theme, day: '2026-01-15', only: ['general'] }));
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
  const { layout } = await readPdf(await renderer.pdf({ plan, theme, day: '2026-01-15', only: ['general'] }));
  const boxes = layout[0]?.boxes ?? [];
  const lines = Map.groupBy(boxes, ({ bottom }) => Math.round(bottom));
  const printed = [...lines.values()].map((line) => letters(line.map(({ text }) => text).join('')));
  expect(printed.filter((line) => line.includes(letters(email)))).toHaveLength(1);
  const said = letters(boxes.map(({ text }) => text).join(''));
  expect(said).toContain(letters(surname));
  expect(said).toContain(letters('97232, United States'));
});

const NO_DATA = { companyName: '', logo: '', address: '', legalStructure: '', sector: '' } as const;

test.each(COVERS)(
  '$name has a cover also of a company that says little of itself',
  async ({ id, pattern }) => {
    const theme = defaultTheme(id, 'fr');
    // What a version is called is the user's affair: an address is linked, and read where it stands.
    const version = 'https://example.com/a-very-long-address/';
    const cover = {
      picture: 'pattern',
      pattern,
      subtitle: 'Le pain',
      confidentiality: 'standard',
      version,
    } as const;
    const plan = planWith(cover, id % 2 === 0 ? NO_DATA : { ...NO_DATA, sector: 'services' as const });
    const name = '株式会社 トラソ 业务计划 사업 계획 Ολοκληρωμένες Υπηρεσίες';
    plan.team.members = [{ ...emptyTeamMember('1'), name, phone: 'https://example.com/a-very-long-address' }];
    const pdf = await readPdf(await renderer.pdf({ plan, theme, day: '2026-01-15' }));
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(letters(pdf.body)).toContain(letters('Confidentiel. Toute copie'));
  },
);

const MARGEN = 16;
/** What Margen's coloured half begins before its words. */
const GROUND = 26;

test('a long name stays on its own side of a cover of two grounds', async () => {
  const companyName =
    'Oberbayerische Gesellschaft für nachhaltige Quartiersentwicklung, Wärmepumpeninstandhaltung und Photovoltaik-Mieterstrommodelle mbH & Co. Kommanditgesellschaft auf Aktien München-Obergiesing';
  const theme = defaultTheme(MARGEN, 'de');
  const plan = planWith({}, { companyName });
  const [cover] = (await readPdf(await renderer.pdf({ plan, theme, day: '2026-01-15' }))).layout;
  const beside = cover?.boxes.find(({ text }) => text === 'Rechtsform')?.left ?? 0;
  const name = cover?.boxes.filter(({ left }) => left < beside) ?? [];
  expect(name.length).toBeGreaterThan(5);
  // And a finger's breadth between them.
  expect(Math.max(...name.map(({ left, width }) => left + width))).toBeLessThan(beside - GROUND - 12);
});

const logoOf = async (fill: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M0 0h200v200zM300 0h300v200z" fill="${fill}"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(svg)).png().toBuffer()).toString('base64')}`;
};

test.each(COVERS)('a white logo is seen on the cover of $name', async ({ id, pattern }) => {
  for (const picture of ['none', 'pattern'] as const) {
    const draw = async (fill: string) => {
      const plan = planWith({ picture, pattern }, { logo: await logoOf(fill) });
      const pdf = await renderer.pdf({ plan, theme: defaultTheme(id, 'de'), day: '2026-01-15', only: [] });
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
