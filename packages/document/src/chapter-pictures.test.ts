import { must } from '@trazo/plan/must';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { RichBlock } from '@trazo/plan/rich-text/blocks';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme, type Theme } from '@trazo/plan/theme/theme';
import mammoth from 'mammoth';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { readObjects } from './testing/pdf-objects.ts';
import { modelOf } from './testing/printed-section.ts';
import { createSettledRenderer } from './testing/settled-renderer.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const only = ['client', 'competition', 'products'] as const;
const [PLANO, REVISTA, MESA, LIENZO, TALLER, PANORAMA, CLARO] = [1, 4, 9, 10, 13, 18, 20];

const photo = async (width: number, height: number, background: string) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}` as const;
};
const [STREET, OVEN, PHONE, TOWER] = await Promise.all([
  photo(1200, 800, '#467'),
  photo(1200, 798, '#a64'),
  photo(640, 480, '#385'),
  photo(900, 1200, '#538'),
]);

const picture = (image: typeof STREET, description: string): RichBlock => ({
  type: 'picture',
  image,
  description,
  caption: [{ text: `Here: ${description}` }],
});
const heading = (text: string): RichBlock => ({ type: 'heading', level: 2, spans: [{ text }] });
const paragraph = (text: string): RichBlock => ({ type: 'paragraph', spans: [{ text }] });
const said = (name: string) =>
  paragraph(Array.from({ length: 8 }, (_, index) => `${name} ${index} buys bread at seven.`).join(' '));

function planOf(client: RichBlock[], competition: RichBlock[] = [said('Rival')]): Plan {
  const plan = emptyPlan();
  plan.client.summary = { blocks: client };
  plan.competition.summary = { blocks: competition };
  return plan;
}

/** A picture in a PDF: its alternative text, and the edges of its box on the page, in points. */
interface Placed {
  readonly alt: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const FIGURE = /\/S \/Figure[\s\S]*\/Alt \(([^)]*)\)[\s\S]*\/BBox \[([^\]]+)\]/;

async function picturesOf(plan: Plan, look: number | Theme): Promise<readonly Placed[]> {
  const theme = typeof look === 'number' ? defaultTheme(look, 'en') : look;
  const request = { plan, theme, day, only };
  return readObjects(await typesetOnce(request)).flatMap(({ dictionary }) => {
    const [, alt = '', box] = FIGURE.exec(dictionary) ?? [];
    if (box === undefined) return [];
    const [left = 0, bottom = 0, right = 0, top = 0] = box.split(' ').map(Number);
    return [{ alt, left, right, bottom, top }];
  });
}

const widthOf = ({ left, right }: Placed) => right - left;
const named = (pictures: readonly Placed[], alt: string): Placed => {
  const [only, ...others] = pictures.filter((each) => each.alt === alt);
  expect(others).toEqual([]);
  return must(only, `${alt} is printed`);
};

describe('one picture of a chapter is large', () => {
  const plan = planOf(
    [said('Neighbour'), picture(PHONE, 'Till'), said('Passer')],
    [said('Rival'), picture(STREET, 'Street'), said('Baker'), picture(OVEN, 'Oven'), picture(TOWER, 'Tower')],
  );

  test('it is as wide as the text of the page, out of what the text keeps off its edges', async () => {
    for (const [id, width] of [
      [PLANO, 168],
      [TALLER, 160],
    ] as const) {
      const street = named(await picturesOf(plan, id), 'Street');
      expect((widthOf(street) / 72) * 25.4).toBeCloseTo(width, 0);
      expect((street.top - street.bottom) * 3).toBeCloseTo(widthOf(street) * 2, 0);
    }
  });

  test('also one of 4 by 3 on a sheet of the lower format', async () => {
    const theme = { ...defaultTheme(REVISTA, 'en'), paper: 'letter' as const };
    const wide = planOf([said('Neighbour'), picture(await photo(1200, 900, '#467'), 'Street')]);
    expect(widthOf(named(await picturesOf(wide, theme), 'Street'))).toBeCloseTo(612 - (40 / 25.4) * 72, 0);
  });

  test('the others are small, and none is larger than 150 pixels to an inch allow', async () => {
    const pictures = await picturesOf(plan, PLANO);
    const street = widthOf(named(pictures, 'Street'));
    for (const alt of ['Till', 'Oven', 'Tower'])
      expect(widthOf(named(pictures, alt)), alt).toBeLessThan(0.67 * street);
    expect(widthOf(named(pictures, 'Till'))).toBeLessThanOrEqual((640 / 150) * 72 + 0.1);
    expect(street).toBeLessThanOrEqual((1200 / 150) * 72);
  });
});

describe.each([REVISTA, LIENZO, MESA, PANORAMA, CLARO])('template %i', (id) => {
  test('a chapter opens with its picture: once, with its caption and what stands for it', async () => {
    const plan = planOf([said('Neighbour')], [said('Rival'), picture(STREET, 'Street'), said('Baker')]);
    const street = named(await picturesOf(plan, id), 'Street');
    const pdf = await readOnce({ plan, theme: defaultTheme(id, 'en'), day, only });
    const boxes = pdf.layout.flatMap((page) => page.boxes);
    const caption = boxes.filter(({ text }) => text.includes('Here: Street'));
    const first = must(
      boxes.find(({ text }) => text.startsWith('Neighbour 0')),
      'the text is printed',
    );
    expect(caption).toHaveLength(1);
    const distance = street.bottom - (caption[0]?.bottom ?? 0);
    expect(distance).toBeGreaterThan(12);
    expect(distance).toBeLessThan(25);
    expect(first.page > (caption[0]?.page ?? 0) || first.bottom < (caption[0]?.bottom ?? 0)).toBe(true);
    expect(structureFaults(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, defaultTheme(id, 'en'))).toEqual([]);
  });
});

test.each([
  {
    name: 'its text leads to it',
    client: [said('Neighbour'), paragraph('This is the street:'), picture(STREET, 'Street')],
  },
  {
    name: 'it stands under a heading',
    client: [heading('The street'), picture(STREET, 'Street'), said('Neighbour')],
  },
  { name: 'there is nothing else', client: [picture(STREET, 'Street')] },
])('a picture stays in its text where $name', async ({ client }) => {
  const { meta } = await modelOf(planOf(client));
  expect(meta.chapters[0]?.picture).toBeNull();
});

test('the photo of the only product with a picture opens the offer; of several, none does', async () => {
  const plan = emptyPlan();
  const products = [STREET, ''].map((image, index) => ({
    ...emptyProduct(`${index}`),
    name: `Loaf ${index}`,
    image,
  }));
  plan.products.items = products;
  const pdf = await picturesOf(plan, REVISTA);
  expect(pdf).toHaveLength(1);
  expect((widthOf(must(pdf[0], 'a picture')) / 72) * 25.4).toBeCloseTo(170, 0);
  plan.products.items = products.map((product) => ({ ...product, image: STREET }));
  expect((await modelOf(plan)).meta.chapters[0]?.picture).toBeNull();
});

test('the editable file has each picture once, where its text has it', async () => {
  const plan = planOf([said('Neighbour'), picture(STREET, 'Street')], [said('Rival'), picture(OVEN, 'Oven')]);
  const file = await createSettledRenderer().word({ plan, theme: defaultTheme(REVISTA, 'en'), day });
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(file) });
  expect(value).toMatch(/Neighbour 0.*alt="Street".*Rival 0.*alt="Oven"/);
  expect(value.split('alt="Street"')).toHaveLength(2);
});
