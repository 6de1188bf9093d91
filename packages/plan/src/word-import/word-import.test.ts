import { expect, it } from 'vitest';
import { emptyPlan, planSchema } from '../plan.ts';
import type { RichBlock, RichLine } from '../rich-text/blocks.ts';
import { plainTextOf } from '../rich-text/plain-text.ts';
import { chaptersByHeadings } from './chapters.ts';
import { matchChapters } from './match-chapters.ts';
import { matchHeading } from './match-heading.ts';
import { putIn } from './put-in.ts';

const p = (text: string): RichBlock => ({ type: 'paragraph', spans: [{ text }] });
const bold = (text: string): RichBlock => ({ type: 'paragraph', spans: [{ text, bold: true }] });
const bullets = (...texts: string[]): RichBlock => ({
  type: 'bulletList',
  items: texts.map((text): RichLine => [{ text }]),
});
const chapter = (level: number, heading: string, ...blocks: RichBlock[]) => ({ level, heading, blocks });

let count = 0;
const newId = () => {
  count += 1;
  return `id${count}`;
};

it.each([
  ['3.2 Análisis de la Competencia', 'competition.summary'],
  ['Kapitel 4: Unsere Zielgruppen', 'client.summary'],
  ['IV. ÉTUDE DE MARCHÉ', 'competition.summary'],
  ['Punti di forza', 'swot.strengths'],
  ['Chancen & Risiken', 'swot.summary'],
  ['Stärken', 'swot.strengths'],
  ['1. Executive Summary', 'summary.summary'],
  ['B) Products & Services', 'products.items'],
  ['Notre équipe', 'team.members'],
  ['Marketing and Sales Strategy', 'operations.steps'],
  ['Kapitalbedarf und Finanzierung', 'finance.useOfFunds'],
  ['Plan económico-financiero', 'finance.revenueModel'],
  ['Business Plan', undefined],
  ['Plan de empresa: EcoRuta', undefined],
  ['Rechtsform', undefined],
  ['What we learned from customers when we sold bread at the market hall last year', undefined],
])('%s is about %s', (heading, target) => {
  expect(matchHeading(heading)?.target).toBe(target);
});

it('leaves what is no chapter of its own with the one above it', () => {
  const rows = matchChapters([
    chapter(0, '', p('Panadería Sol')),
    chapter(1, '1. Resumen ejecutivo', p('a')),
    chapter(2, '1.1 Mercado', p('b')),
    chapter(1, '2. Mercado', p('c')),
    chapter(2, '2.1 Cifras', p('d')),
    chapter(2, '2.2 Clientes', p('e')),
    chapter(2, '2.3 Conclusiones', p('f')),
    chapter(1, '3. Equipo'),
    chapter(2, 'Ana López – Directora de marketing', p('g')),
    chapter(1, 'Anexos', p('h')),
  ]);
  expect(rows.map(({ heading, target }) => [heading, target])).toEqual([
    ['', undefined],
    ['1. Resumen ejecutivo', 'summary.summary'],
    ['2. Mercado', 'competition.summary'],
    ['2.2 Clientes', 'client.summary'],
    ['2.3 Conclusiones', 'competition.summary'],
    ['3. Equipo', 'team.members'],
    ['Anexos', undefined],
  ]);
  const { plan, leftOut } = putIn(emptyPlan(), rows, newId);
  expect(plainTextOf(plan.summary.summary)).toBe('a\n1.1 Mercado\nb');
  expect(plainTextOf(plan.competition.summary)).toBe('c\n2.1 Cifras\nd\nf');
  expect(plan.team.members).toMatchObject([
    { name: 'Ana', surname: 'López', position: 'Directora de marketing', description: 'g' },
  ]);
  expect(leftOut.map(({ heading, reason }) => [heading, reason])).toEqual([
    ['', 'noField'],
    ['Anexos', 'noField'],
  ]);
});

it('keeps chapters apart that stand under the title of the plan', () => {
  const rows = matchChapters([
    chapter(1, 'Plan de empresa', p('a')),
    chapter(2, 'Forma jurídica', p('b')),
    chapter(3, 'Estatutos', p('c')),
    chapter(2, 'Clientes', p('d')),
  ]);
  expect(rows.map(({ heading, target, blocks }) => [heading, target, blocks.length])).toEqual([
    ['Plan de empresa', undefined, 1],
    ['Forma jurídica', undefined, 3],
    ['Clientes', 'client.summary', 1],
  ]);
});

it('tells the parts of a SWOT analysis apart that are no headings', () => {
  const rows = matchChapters([
    chapter(
      1,
      'Analyse SWOT',
      p('Voici notre analyse.'),
      bold('Forces'),
      bullets('le four', 'la rue'),
      bold('Faiblesses :'),
      p('peu d’argent'),
      p('Opportunités : le quartier grandit'),
      bold('Menaces'),
      bullets('la grande surface'),
    ),
  ]);
  const { swot } = putIn(emptyPlan(), rows, newId).plan;
  expect(swot.strengths.map(({ text }) => text)).toEqual(['le four', 'la rue']);
  expect(swot.weaknesses.map(({ text }) => text)).toEqual(['peu d’argent']);
  expect(swot.opportunities.map(({ text }) => text)).toEqual(['le quartier grandit']);
  expect(swot.threats.map(({ text }) => text)).toEqual(['la grande surface']);
  expect(swot.summary).toBe('Voici notre analyse.');
});

it('reads products by bold leads, competitors by bullets, and steps with what is below them', () => {
  const rows = matchChapters([
    chapter(
      1,
      'Produkte',
      p('Wir backen.'),
      { type: 'paragraph', spans: [{ text: 'Roggenbrot:', bold: true }, { text: ' dunkel' }] },
      p('und saftig'),
      { type: 'paragraph', spans: [{ text: 'Brezel', bold: true }] },
      p('hell'),
    ),
    chapter(1, 'Wettbewerber', p('Zwei.'), bullets('Bäckerei Müller: seit 1950', 'Supermarkt – billig')),
    chapter(1, 'Zeitplan', bullets('Mietvertrag', 'Umbau')),
  ]);
  const { plan } = putIn(emptyPlan(), rows, newId);
  expect(plan.products.items).toMatchObject([
    { name: 'Produkte', description: 'Wir backen.' },
    { name: 'Roggenbrot', description: 'dunkel\nund saftig' },
    { name: 'Brezel', description: 'hell' },
  ]);
  expect(plan.competition.competitors).toMatchObject([
    { name: 'Bäckerei Müller', description: 'seit 1950' },
    { name: 'Supermarkt', description: 'billig' },
  ]);
  expect(plan.competition.summary).toBe('Zwei.');
  expect(plan.operations.steps).toMatchObject([
    { title: 'Zeitplan', goals: [{ text: 'Mietvertrag' }, { text: 'Umbau' }] },
  ]);
});

it('finds headings that are only drawn as such', () => {
  const blocks = [
    p('MISSION'),
    p('We bake.'),
    bold('Competitors'),
    p('There are two of them, and neither is open on Sundays.'),
    p('2.1 Customers'),
    p('Families.'),
  ];
  const rows = matchChapters(chaptersByHeadings([chapter(0, '', ...blocks)]));
  expect(rows.map(({ heading, target }) => [heading, target])).toEqual([
    ['MISSION', 'mission.mission'],
    ['Competitors', 'competition.summary'],
    ['2.1 Customers', 'client.summary'],
  ]);
});

it('adds below what a field holds, and leaves out what it does not take', () => {
  const before = emptyPlan();
  before.mission.mission = 'Ours.';
  const picture = {
    type: 'picture',
    image: `image:${'0'.repeat(64)}`,
    description: '',
    caption: [],
  } as const;
  const rows = matchChapters([
    chapter(1, 'Mission', p('More.'), ...Array.from({ length: 14 }, () => ({ ...picture, caption: [] }))),
    chapter(1, 'Vision', p('x'.repeat(29_990)), p('y'.repeat(20)), p('z')),
    chapter(1, 'Strengths', { ...picture, caption: [] }, p(`${'word '.repeat(250)}end`)),
  ]);
  const { plan, leftOut } = putIn(before, rows, newId);
  expect(planSchema.safeParse(plan).success).toBe(true);
  expect(plainTextOf(plan.mission.mission).startsWith('Ours.\nMore.\n')).toBe(true);
  expect(plan.swot.strengths).toHaveLength(2);
  expect(plan.swot.strengths.map(({ text }) => text).join(' ')).toBe(`${'word '.repeat(250)}end`);
  expect(leftOut.map(({ heading, blocks, reason }) => [heading, blocks.length, reason])).toEqual([
    ['Mission', 1, 'full'],
    ['Mission', 1, 'full'],
    ['Vision', 2, 'full'],
    ['Strengths', 1, 'picture'],
  ]);
  expect(before.mission.mission).toBe('Ours.');
});
