import { printedSections } from '@trazo/plan/completeness';
import { LANGUAGES } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, test } from 'vitest';
import { documentWords } from './document-words.ts';
import { createPrintModel } from './print-model/create-print-model.ts';
import type { PrintFact } from './print-model/print-parts.ts';
import { finderOf } from './print-model/sections/find-section.ts';
import { faintWords } from './testing/faint-words.ts';
import { hostilePlan } from './testing/hostile-plan.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import { emptyPages, layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { compareWithReference } from './testing/references.ts';
import { measureOf } from './testing/runts.ts';
import { saidOnPage, unbroken } from './testing/said-on-page.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { swotPages } from './testing/swot-pages.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';
import { isOfWatermark, withoutWatermark } from './testing/without-watermark.ts';

const day = '2026-01-15';
const turn = <Item>(all: readonly [Item, ...Item[]], index: number): Item =>
  all[index % all.length] ?? all[0];

/** Lines of each table of figures. */
const FEW = [1, 2, 4] as const;

/** One language and one number of lines a template, in turn: `npm run references` looks at all five languages. */
const SAMPLES = TEMPLATES.map(({ id, name, samplePages, coverSumsUp, orientation }, index) => {
  const language = turn(LANGUAGES, index);
  return {
    id,
    name,
    language,
    pages: samplePages[language],
    few: turn(FEW, index),
    coverSumsUp,
    // The torture plans go through every template in every run; two thirds meet the following ones before a release.
    tier: index % 3 === 1 || orientation === 'landscape' ? {} : IN_RELEASES,
  };
});

/** A figure at a chart's axis or column, which neither a page nor the head of a table has. */
const AXIS_FIGURE = /^(?!20\d\d$)[\d.,\u00a0\u202f]{3,}$/;

/** As long as amounts get before they need a line of their own. */
const PRICES = ['9', '1234.5', '123456.78', '0.1000000', '0.10000000', '12345678.9', '123456789.01'] as const;

/** With so many lines in each table of the income statement, and few words around them. */
function fewFigures(plan: Plan, lines: number): Plan {
  const { finance } = plan;
  const few = {
    revenues: finance.revenues.slice(0, lines),
    directExpenses: finance.directExpenses.slice(0, lines),
    otherExpenses: finance.otherExpenses.slice(0, lines),
  };
  const words = { revenueModel: 'Licences.', useOfFunds: '', exitStrategy: '' };
  return { ...plan, finance: { ...finance, ...words, ...few } };
}

/** What is read out, with its last words and how far these stand below the head of the first page, the pages one under the other. */
const positionsOf = ({ layout, readingOrder }: ReadPdf) => {
  // Landscape sheets are lower.
  let foot = 0;
  const places = new Map(
    layout.flatMap(({ height, boxes }) => {
      foot += height;
      return boxes.map(({ content, bottom, text }) => [content, { down: foot - bottom, text }] as const);
    }),
  );
  return readingOrder.flatMap((part) => {
    const place = places.get(part.content);
    return place === undefined ? [] : [{ ...part, ...place }];
  });
};

/** What a document says, `unbroken` and in the order in which it is read out. */
function inReadingOrder({ layout, readingOrder }: ReadPdf): string {
  const words = Map.groupBy(
    layout.flatMap(({ boxes }) => boxes),
    ({ content }) => content,
  );
  const texts = readingOrder.flatMap(({ content }) => words.get(content)?.map(({ text }) => text) ?? []);
  return unbroken(texts.join('')).toLowerCase();
}

describe.each(SAMPLES)('$name', (sample) => {
  const { id, language, pages, few: count, coverSumsUp, tier } = sample;
  const { plan } = sampleContent(language);
  const theme = defaultTheme(id, language);
  let typeset: Promise<Uint8Array> | undefined;
  let read: Promise<ReadPdf> | undefined;
  /** The document most tests are about, typeset and read once. */
  const document = () => {
    typeset ??= typesetOnce({ plan, theme, day });
    return typeset;
  };
  const readDocument = () => {
    read ??= document().then(readPdf);
    return read;
  };
  const short = fewFigures(plan, count);
  const only = ['mission', 'swot', 'organigram', 'finance'] as const;
  let readFew: Promise<ReadPdf> | undefined;
  const readShort = () => {
    readFew ??= readOnce({ plan: short, theme, day, only });
    return readFew;
  };
  const hostile = hostilePlan();
  const german = defaultTheme(id, 'de');

  test(`prints the whole ${language} sample, each text in its place, for eyes and for screen readers`, async () => {
    const pdf = await readDocument();
    expect(pdf.pages).toBe(pages);
    expect(emptyPages(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
    expect(measureOf(pdf)).toBeGreaterThanOrEqual(55);
    expect(measureOf(pdf)).toBeLessThanOrEqual(75);
    expect(pdf.destinations).toEqual(
      expect.arrayContaining(printedSections(plan).map((each) => `section-${each}`)),
    );
    const count = (wanted: string) => pdf.structure.filter(({ role }) => role === wanted).length;
    expect(count('Table')).toBeGreaterThan(4);
    expect(count('TH')).toBeGreaterThanOrEqual(2 * count('Table'));
    for (const role of ['Figure', 'L', 'LI', 'LBody', 'TOC', 'Link']) expect(count(role)).toBeGreaterThan(0);
    const mails = plan.team.members.flatMap(({ email }) => (email === '' ? [] : [`mailto:${email}`]));
    expect(mails.length).toBeGreaterThan(1);
    expect(pdf.links).toEqual(expect.arrayContaining(mails));
  });

  test('keeps the four fields of its SWOT analysis whole, and on one page', async () => {
    const on = swotPages(await readDocument(), plan);
    expect(on).toHaveLength(1);
    expect(on).not.toContain(0);
  });

  test('prints the letters of all its charts in one size that is read well', async () => {
    const { sections } = await createPrintModel(plan, theme, { day });
    const { charts } = must(
      sections.find((section) => section.id === 'finance'),
      'the sample has figures',
    );
    const words = new Set(charts.flatMap(({ labels }) => labels.map(({ text }) => text)));
    const { layout } = await readDocument();
    const sizes = layout.flatMap(({ boxes }) =>
      boxes
        .filter(({ content, text }) => content === undefined && AXIS_FIGURE.test(text) && words.has(text))
        .map(({ size }) => size),
    );
    expect(sizes.length).toBeGreaterThan(8);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    expect(least).toBeGreaterThanOrEqual(7.5);
    // One that is alone in its row may be a little larger.
    expect(most / least).toBeLessThan(1.25);
  });

  test('is, as a preview, the same line by line, for eyes and for screen readers', tier, async () => {
    const preview = await readOnce({ plan: short, theme, day, only, watermark: true });
    const marks = preview.layout.map(({ boxes }) => boxes.filter(isOfWatermark).map(({ text }) => text));
    const mark = documentWords(language)('document:watermark');
    expect(marks.map((texts) => texts.join(''))).toEqual(marks.map(() => mark.repeat(3)));
    expect(withoutWatermark(preview)).toEqual(withoutWatermark(await readShort()));
    expect(preview.isTagged).toBe(true);
    expect(structureFaults(preview)).toEqual([]);
  });

  test(`looks in ${language} as it did`, async () => {
    expect(await compareWithReference(await document(), { templateId: id, language })).toEqual([]);
  });

  test('keeps endless words, addresses and amounts in their places, behind a credit page', tier, async () => {
    const pdf = await readOnce({ plan: hostile, theme: german, day });
    expect(emptyPages(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, hostile, german)).toEqual([]);
    if (coverSumsUp === true) return;
    const { meta } = await createPrintModel(hostile, german, { day });
    // After the pages that sum up.
    const page = 2 + [meta.creditPage, meta.requirements].filter(Boolean).length;
    expect(saidOnPage(pdf, page).toLowerCase()).toContain(unbroken(meta.labels.contents).toLowerCase());
  });

  test('answers a lender on its first page after the cover, or on the one that is both', async () => {
    const pdf = await readDocument();
    const { credit, meta } = await createPrintModel(plan, theme, { day });
    const { figures, loans, financing, cover, collateral, assumptions } = must(credit, 'a credit page');
    const [asked, ownShare, breakEven, lowest] = figures;
    const uses = must(financing?.columns[0], 'what the money is for').parts;
    const answers = [
      ...[asked, ownShare, breakEven, lowest, collateral, ...(cover?.rows ?? []), ...uses].flatMap((fact) => [
        fact?.label,
        fact === undefined || fact === null ? undefined : 'value' in fact ? fact.value : fact.figure,
      ]),
      ...(loans?.rows ?? []).flatMap(({ cells }) => cells),
      assumptions,
      plan.team.members[0]?.phone,
    ];
    const page = saidOnPage(pdf, coverSumsUp === true ? 1 : 2).toLowerCase();
    expect(answers.length).toBeGreaterThan(30);
    expect(
      answers.filter((said) => said === undefined || !page.includes(unbroken(said).toLowerCase())),
    ).toEqual([]);
    expect(page).toMatch(new RegExp(`${unbroken(assumptions)}·${meta.labels.page}\\d+`, 'iu'));
  });

  test('reads a label before its figure, and a product’s name before what it costs', async () => {
    const read = inReadingOrder(await readDocument());
    const { sections } = await createPrintModel(plan, theme, { day });
    const find = finderOf(sections);
    const said = ({ label, value }: PrintFact): string => unbroken(label + value).toLowerCase();
    const figures = must(find('summary'), 'a summary').figures.map(said);
    expect(figures.filter((figure) => !read.includes(figure))).toEqual([]);
    const { products } = must(find('products'), 'products');
    const costs = products.map(({ facts }) => read.indexOf(said(must(facts[0], 'what it costs'))));
    const late = products.filter(
      ({ name }, index) =>
        !read.slice(costs[index - 1] ?? 0, costs[index]).includes(unbroken(name).toLowerCase()),
    );
    expect(late).toEqual([]);
  });

  test(`sets the tables of a finance section of ${count} lines each under its title`, tier, async () => {
    const pdf = await readShort();
    expect(layoutFaults(pdf)).toEqual([]);
    const placed = positionsOf(pdf);
    const name = unbroken(documentWords(language)('finance:title')).toLowerCase();
    const title = placed.findLastIndex(
      ({ within, text }) => within.at(-1) === 'H1' && name.includes(unbroken(text).toLowerCase()),
    );
    expect(title).toBeGreaterThan(0);
    const tables = placed.slice(title).filter(({ table }) => table !== undefined);
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter(({ down }) => down < (placed[title]?.down ?? 0))).toEqual([]);
  });

  test.each([
    { of: 'its own', colors: theme.colors },
    { of: 'light', colors: { primary: '#ffe14d', secondary: '#f4a261' } },
  ])('prints no word too faint for what it stands on, in $of colours', tier, async ({ colors }) => {
    const request = { plan: short, theme: { ...theme, colors }, day, only };
    expect(await faintWords(await typesetOnce(request), await readOnce(request))).toEqual([]);
  });

  test('keeps prices of any length beside their names', tier, async () => {
    const items = PRICES.flatMap((cost) =>
      plan.products.items.slice(0, 1).map((item) => ({ ...item, id: cost, cost, salePrice: cost })),
    );
    const general = { ...plan.general, currency: 'R$' } as const;
    const priced = { ...plan, general, products: { ...plan.products, items } };
    // In English nothing stands between the amount and its sign where it could break.
    const wide = { ...defaultTheme(id, 'en'), font: 'Montserrat' } as const;
    const pdf = await readOnce({ plan: priced, theme: wide, day, only: ['products'] });
    expect(layoutFaults(pdf)).toEqual([]);
  });
});
