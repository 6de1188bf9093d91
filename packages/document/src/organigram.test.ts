import type { Image } from '@trazo/plan/images';
import { emptyPlan } from '@trazo/plan/plan';
import type { OrganigramNode } from '@trazo/plan/sections/organigram';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { TEMPLATES } from '@trazo/templates/catalogue';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { documentWords } from './document-words.ts';
import { documentFaults } from './testing/document-faults.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import type { ReadPdf } from './testing/read-pdf.ts';
import { readOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
/** As many boxes as a plan takes. */
const FULL = 300;
const ENDLESS = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);

/** Names of letters alone, none of which is the beginning of another. */
const nameOf = (index: number): string =>
  index % 50 === 7
    ? ENDLESS
    : `Amt${[...`${1000 + index}`].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

type Superior = (index: number) => number | null;

const nodesOf = (count: number, superior: Superior): OrganigramNode[] =>
  Array.from({ length: count }, (_, index) => {
    const above = superior(index);
    return {
      kind: 'position',
      id: `${index}`,
      position: nameOf(index),
      departmentId: null,
      superiorId: above === null ? null : `${above}`,
    };
  });

const inChain: Superior = (index) => (index === 0 ? null : index - 1);

const SHAPES: readonly (readonly [string, number, Superior])[] = [
  ['one more than is drawn under each other', 31, inChain],
  ['each the superior of the next', FULL, inChain],
  ['superiors in a circle', FULL, (index) => (index + FULL - 1) % FULL],
  ['all under one', FULL, (index) => (index === 0 ? null : 0)],
  ['no reports at all', FULL, () => null],
  ['two under each, one of them a superior', FULL, (index) => (index < 2 ? null : index - 1 - (index % 2))],
  [
    'a deep branch with more under each of its ends',
    FULL,
    (index) => (index === 0 ? null : Math.min(index - 1, index % 120)),
  ],
];

/** Every template in one shape, each shape once in the usual run: all of them in each take a minute. */
const CASES = TEMPLATES.flatMap(({ id, name }, index) =>
  SHAPES.slice(index % SHAPES.length, (index % SHAPES.length) + 1).map(([shape, count, superior]) => ({
    shape,
    id,
    name,
    nodes: nodesOf(count, superior),
    tier: index < SHAPES.length ? {} : IN_RELEASES,
  })),
);

for (const { id, name, shape, nodes, tier } of CASES) {
  test(`${name} prints ${nodes.length} boxes, ${shape}`, tier, async () => {
    const plan = { ...emptyPlan(), organigram: { nodes, image: '' as const, imagePrinted: false } };
    const theme = defaultTheme(id, 'de');
    const pdf = await readOnce({ plan, theme, day, only: ['organigram'] });
    expect(documentFaults(pdf, plan, theme)).toEqual({ clipped: [], lost: [], structure: [] });
    expect(pdf.structure.filter(({ role }) => role === 'LI').length).toBeGreaterThanOrEqual(nodes.length);
  });
}

test('a box too deep to be indented any further says its level', async () => {
  const plan = {
    ...emptyPlan(),
    organigram: { nodes: nodesOf(FULL, inChain), image: '' as const, imagePrinted: false },
  };
  const { body } = await readOnce({ plan, theme: defaultTheme(1, 'de'), day });
  const level = (number: number) =>
    documentWords('de')('organigram:document.level', { level: String(number) });
  expect(body).not.toContain(`${level(9)} `);
  for (const number of [40, 150, FULL]) expect(body).toContain(`${level(number)} ${nameOf(number - 1)}`);
});

/** The picture is set by what all templates share: some of them show it. */
const SOME = TEMPLATES.filter((_, index) => index % 3 === 0);

test.each(SOME)('$name prints a captured picture instead of its drawing, when asked to', async ({ id }) => {
  const grey = { create: { width: 900, height: 500, channels: 3, background: '#888888' } } as const;
  const image: Image = `data:image/png;base64,${(await sharp(grey).png().toBuffer()).toString('base64')}`;
  const nodes = nodesOf(3, inChain);
  const printed = async (imagePrinted: boolean) => {
    const plan = { ...emptyPlan(), organigram: { nodes, image, imagePrinted } };
    const theme = defaultTheme(id, 'de');
    return readOnce({ plan, theme, day, only: ['organigram'] });
  };
  const [drawn, captured] = [await printed(false), await printed(true)];
  const figures = ({ structure }: ReadPdf) =>
    structure.filter(({ role, alt }) => role === 'Figure' && alt.includes(nameOf(2)));
  expect(drawn.body).toContain(nameOf(1));
  expect(captured.body).not.toContain(nameOf(1));
  expect(figures(captured)).toHaveLength(1);
  expect(captured.pages).toBeLessThanOrEqual(drawn.pages);
});
