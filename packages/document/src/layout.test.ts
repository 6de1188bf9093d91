import { printedSections } from '@trazo/plan/completeness';
import { LANGUAGES } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { FONT_NAMES } from '@trazo/plan/theme/fonts';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { describe, expect, test } from 'vitest';
import { createPrintModel } from './print-model/create-print-model.ts';
import { hostilePlan } from './testing/hostile-plan.ts';
import { emptyPages, layoutFaults } from './testing/layout-faults.ts';
import { lostWords } from './testing/lost-words.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { compareWithReference } from './testing/references.ts';
import { saidOnPage, unbroken } from './testing/said-on-page.ts';
import { createSettledRenderer } from './testing/settled-renderer.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { swotPages } from './testing/swot-pages.ts';
import { withoutWatermark } from './testing/without-watermark.ts';

const day = '2026-01-15';
const renderer = createSettledRenderer();

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
    // The mark and its fonts are the same in every template, each font is tried by itself: some of them show it.
    isPreviewed: index % 3 === 0 || orientation === 'landscape',
  };
});

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

/** What is read out, with how far it stands below the head of the first page, the pages one under the other. */
const positionsOf = ({ layout, readingOrder }: ReadPdf) => {
  const heights = new Map(
    layout.flatMap(({ height, boxes }, page) =>
      boxes.map(({ content, bottom }) => [content, (page + 1) * height - bottom] as const),
    ),
  );
  return readingOrder.flatMap((part) => {
    const down = heights.get(part.content);
    return down === undefined ? [] : [{ ...part, down }];
  });
};

describe.each(SAMPLES)('$name', ({ id, language, pages, few: count, coverSumsUp, isPreviewed }) => {
  const { plan } = sampleContent(language);
  const theme = defaultTheme(id, language);
  let typeset: Promise<Uint8Array> | undefined;
  let read: Promise<ReadPdf> | undefined;
  /** The document most tests are about, typeset and read once. */
  const document = () => {
    typeset ??= renderer.pdf({ plan, theme, day });
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
    readFew ??= renderer.pdf({ plan: short, theme, day, only }).then(readPdf);
    return readFew;
  };
  const hostile = hostilePlan();
  const german = defaultTheme(id, 'de');
  let readInGerman: Promise<ReadPdf> | undefined;
  const readHostile = () => {
    readInGerman ??= renderer.pdf({ plan: hostile, theme: german, day }).then(readPdf);
    return readInGerman;
  };

  test(`prints the whole ${language} sample, each text in its place, for eyes and for screen readers`, async () => {
    const pdf = await readDocument();
    expect(pdf.pages).toBe(pages);
    expect(emptyPages(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
    expect(pdf.destinations).toEqual(
      expect.arrayContaining(printedSections(plan).map((each) => `section-${each}`)),
    );
    const count = (wanted: string) => pdf.structure.filter(({ role }) => role === wanted).length;
    expect(count('Table')).toBeGreaterThan(4);
    expect(count('TH')).toBeGreaterThanOrEqual(2 * count('Table'));
    for (const role of ['Figure', 'L', 'LI', 'LBody', 'TOC', 'Link']) expect(count(role)).toBeGreaterThan(0);
  });

  test('keeps the four fields of its SWOT analysis whole, and on one page', async () => {
    const on = swotPages(await readDocument(), plan);
    expect(on).toHaveLength(1);
    expect(on).not.toContain(0);
  });

  test.runIf(isPreviewed)(
    'is, as a preview, the same line by line, for eyes and for screen readers',
    async () => {
      const preview = await readPdf(await renderer.pdf({ plan: short, theme, day, only, watermark: true }));
      expect(withoutWatermark(preview)).toEqual(withoutWatermark(await readShort()));
      expect(preview.isTagged).toBe(true);
      expect(structureFaults(preview)).toEqual([]);
    },
  );

  test(`looks in ${language} as it did`, async () => {
    expect(await compareWithReference(await document(), { templateId: id, language })).toEqual([]);
  });

  test('keeps endless words, addresses and amounts in their places', async () => {
    const pdf = await readHostile();
    expect(emptyPages(pdf)).toEqual([]);
    expect(layoutFaults(pdf)).toEqual([]);
    expect(structureFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, hostile, german)).toEqual([]);
  });

  test.runIf(coverSumsUp !== true)(
    'says at a glance what, for whom, how much, who and whom to call, on one page',
    async () => {
      const pdf = await readDocument();
      const { glance, meta } = await createPrintModel(plan, theme, { day });
      const page = saidOnPage(pdf, 2).toLowerCase();
      const asked = [...(glance?.passages ?? []), glance?.ask, glance?.contact].map((each) => each?.label);
      for (const text of [...asked, plan.team.members[0]?.phone]) {
        expect(text).toBeDefined();
        expect(page).toContain(unbroken(text ?? '').toLowerCase());
      }
      expect(saidOnPage(pdf, 3).toLowerCase()).toContain(unbroken(meta.labels.contents).toLowerCase());
      const inGerman = await createPrintModel(hostile, german, { day });
      expect(saidOnPage(await readHostile(), 3).toLowerCase()).toContain(
        unbroken(inGerman.meta.labels.contents).toLowerCase(),
      );
    },
  );

  test(`sets the tables of a finance section of ${count} lines each under its title`, async () => {
    const pdf = await readShort();
    expect(layoutFaults(pdf)).toEqual([]);
    const placed = positionsOf(pdf);
    // What closes a document in some designs has titles, too.
    const lastTable = placed.findLastIndex(({ table }) => table !== undefined);
    const title = placed.slice(0, lastTable).findLastIndex(({ within }) => within.at(-1) === 'H1');
    const tables = placed.slice(title).filter(({ table }) => table !== undefined);
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter(({ down }) => down < (placed[title]?.down ?? 0))).toEqual([]);
  });

  test('keeps prices of any length beside their names', async () => {
    const items = PRICES.flatMap((cost) =>
      plan.products.items.slice(0, 1).map((item) => ({ ...item, id: cost, cost, salePrice: cost })),
    );
    const general = { ...plan.general, currency: 'R$' } as const;
    const priced = { ...plan, general, products: { ...plan.products, items } };
    // In English nothing stands between the amount and its sign where it could break.
    const wide = { ...defaultTheme(id, 'en'), font: 'Montserrat' } as const;
    const pdf = await readPdf(await renderer.pdf({ plan: priced, theme: wide, day, only: ['products'] }));
    expect(layoutFaults(pdf)).toEqual([]);
  });
});

const PLANO = 1;
const FOLIO = 2;
const BLOQUE = 3;
const ACTA = 5;
const RONDA = 7;
const TALLER = 13;
const PANORAMA = 18;
const SINTESIS = 19;
const CLARO = 20;

/** The pages that say these words, set without blanks. */
const pagesSaying = ({ layout }: ReadPdf, words: string): number[] =>
  layout.flatMap(({ boxes }, page) =>
    boxes
      .map(({ text }) => text)
      .join('')
      .replaceAll(/\s/g, '')
      .includes(words.replaceAll(/\s/g, ''))
      ? [page]
      : [],
  );

test.each([
  { id: FOLIO, most: 26 },
  { id: ACTA, most: 36 },
])('keeps what is said of a balance sheet beside it, at the end of a page (template $id)', async (given) => {
  const { id, most } = given;
  const plan = emptyPlan();
  plan.finance.balance = { ...plan.finance.balance, currentAssets: '5', ownFunds: '5' };
  const pages: (number | undefined)[] = [];
  for (let count = most - 3; count <= most; count += 1) {
    plan.finance.revenues = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `Line ${index}`,
      years: ['1', '', '', '', ''],
    }));
    const theme = defaultTheme(id, 'en');
    const pdf = await readPdf(await renderer.pdf({ plan, theme, day, only: ['finance'] }));
    const page = pagesSaying(pdf, 'Working capital').at(-1);
    expect(pagesSaying(pdf, 'The balance sheet balances.').at(-1), `${count} lines`).toBe(page);
    pages.push(page);
  }
  expect(pages.at(-1)).toBe((pages[0] ?? 0) + 1);
});

test.each([FOLIO, RONDA, CLARO])(
  'begins a long table under its section’s title (template %i)',
  async (id) => {
    const plan = emptyPlan();
    for (const count of [22, 26, 38]) {
      plan.finance.expenses = Array.from({ length: count }, (_, index) => ({
        id: `${index}`,
        reason: `Kiln ${100 + index}`,
        period: 'once',
        amount: '10',
      }));
      const pdf = await readPdf(await renderer.pdf({ plan, theme: defaultTheme(id, 'en'), day }));
      expect(pagesSaying(pdf, 'Kiln 100')).toEqual(pagesSaying(pdf, 'What the company earns').slice(-1));
    }
  },
);

test.each([FOLIO, ACTA])('keeps sources and uses of money on one page (template %i)', async (id) => {
  const plan = emptyPlan();
  const { incomes, expenses } = sampleContent('en').plan.finance;
  plan.finance = { ...plan.finance, incomes, expenses };
  for (let lines = 0; lines <= 30; lines += 6) {
    plan.finance.revenueModel = 'We sell.\n'.repeat(lines);
    const pdf = await readPdf(await renderer.pdf({ plan, theme: defaultTheme(id, 'en'), day }));
    const [sources, uses] = ['Sources €', 'Uses €'].map((words) => pagesSaying(pdf, words));
    expect(sources).toHaveLength(1);
    expect(sources).toEqual(uses);
  }
});

test.each([PANORAMA, SINTESIS, CLARO])('loses no bar whose name is long (template %i)', async (id) => {
  const plan = emptyPlan();
  const reasons = Array.from({ length: 7 }, (_, index) =>
    `Sehr lange Bezeichnung ${index} `.repeat(20).slice(0, 200),
  );
  const amounts = reasons.map((reason, index) => ({
    id: `${index}`,
    reason,
    amount: '1000',
    period: 'once' as const,
  }));
  plan.finance = { ...plan.finance, incomes: amounts, expenses: amounts };
  const pdf = await readPdf(await renderer.pdf({ plan, theme: defaultTheme(id, 'de'), day }));
  expect(layoutFaults(pdf)).toEqual([]);
});

test('keeps the figures a chart is read by beside their names, however long they are', async () => {
  const plan = emptyPlan();
  const amount = `-995226129384469916617319360836.${'7'.repeat(8)}`;
  plan.general.currency = 'R$';
  plan.finance.directExpenses = [{ id: '1', name: 'Clay', years: ['0.11000000', '', amount, '', amount] }];
  plan.finance.depreciation = [amount, '', '', '', '0.10000000'];
  const theme = { ...defaultTheme(PANORAMA, 'en'), font: 'Cantarell' } as const;
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day, only: ['finance'] }));
  expect(layoutFaults(pdf)).toEqual([]);
  const texts = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => unbroken(text)));
  expect(texts).toContain('Clay');
  expect(texts).toContain('995,226,129,384,469,916,617,319,360,836');
});

test('keeps a product of few words together', async () => {
  const plan = emptyPlan();
  // Of two paragraphs it is no line of the price list. At each number of lines a product stands where the page ends.
  for (const lines of [4, 8]) {
    plan.products.items = Array.from({ length: 24 }, (_, index) => ({
      id: `${index}`,
      name: `Loaf ${100 + index}`,
      description: 'Baked at six.\n'.repeat(index === 0 ? lines : 2),
      cost: '500',
      salePrice: `${2000 + index}`,
      type: 'product',
      image: '',
    }));
    const theme = defaultTheme(CLARO, 'en');
    const pdf = await readPdf(await renderer.pdf({ plan, theme, day, only: ['products'] }));
    for (const { name, salePrice } of plan.products.items) {
      const pages = pagesSaying(pdf, name);
      expect(pages).toHaveLength(1);
      expect(pagesSaying(pdf, salePrice.replace('2', '€2,')), name).toEqual(pages);
    }
  }
});

/** Letters of equal width make the heads of columns wider than their figures. */
const TERMINAL = 12;

test('breaks no word in a table of figures whose heads are wider than the figures', async () => {
  const { plan } = sampleContent('es');
  const theme = defaultTheme(TERMINAL, 'es');
  const pdf = await readPdf(await renderer.pdf({ plan, theme, day, only: ['marketing', 'finance'] }));
  const inTables = new Set(
    pdf.readingOrder.filter(({ table }) => table !== undefined).map(({ content }) => content),
  );
  const words = pdf.layout
    .flatMap(({ boxes }) => boxes.filter(({ content }) => content !== undefined && inTables.has(content)))
    .map(({ text }) => text);
  expect(words).toContain('Resultado');
  expect(words.filter((text) => /[-\u00ad]$/.test(text))).toEqual([]);
});

test.each([
  { id: PLANO, language: 'fr', words: ['D’AFFAIRES,', '2031/32'] },
  { id: BLOQUE, language: 'es', words: ['SOLICITADA'] },
  { id: TALLER, language: 'it', words: ['vendita'] },
  { id: FOLIO, language: 'it', words: ['mattoni»'] },
] as const)('breaks no word of a label or a heading that fits its line (template $id)', async (given) => {
  const { id, language, words } = given;
  const { plan } = sampleContent(language);
  const only = ['summary', 'products'] as const;
  const pdf = await readPdf(await renderer.pdf({ plan, theme: defaultTheme(id, language), day, only }));
  const lines = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => text.replaceAll('\u00a0', ' ')));
  for (const word of words) expect(lines.filter((line) => line.includes(word))).not.toEqual([]);
});

test('reads facts out as a list of terms, each label with its own value', async () => {
  const { plan } = sampleContent('en');
  const pdf = await readPdf(
    await renderer.pdf({ plan, theme: defaultTheme(FOLIO, 'en'), day, only: ['general'] }),
  );
  const texts = new Map(
    pdf.layout.flatMap(({ boxes }) => boxes.map(({ content, text }) => [content, text] as const)),
  );
  const parts = pdf.readingOrder.map(({ within, content }) => [within.at(-1), texts.get(content)]);
  const index = parts.findIndex(([part, text]) => part === 'Lbl' && text === 'Name');
  expect(parts[index + 1]).toEqual(['LBody', plan.general.companyName]);
});

/** Those no template is set in above: half of them in running text, boxes and lists, half in figures. */
const suggested = new Set(TEMPLATES.map(({ suggestedFont }) => suggestedFont));
const OTHER_FONTS = FONT_NAMES.filter((name) => !suggested.has(name)).map((font, index) => ({
  font,
  language: turn(LANGUAGES, index),
  templateId: TEMPLATES[index % TEMPLATES.length]?.id ?? 1,
  hasFigures: index % 2 === 0,
}));

test.each(OTHER_FONTS)(
  'the $language sample keeps its words and places in $font, template $templateId',
  async ({ font, language, templateId, hasFigures }) => {
    const { general, summary, team, swot, finance } = sampleContent(language).plan;
    const plan = { ...emptyPlan(), general, summary, ...(hasFigures ? { finance } : { team, swot }) };
    const theme = { ...defaultTheme(templateId, language), font };
    const pdf = await readPdf(await renderer.pdf({ plan, theme, day }));
    expect(layoutFaults(pdf)).toEqual([]);
    expect(lostWords(pdf, plan, theme)).toEqual([]);
  },
);

test.each([
  {
    said: 'Instancia keeps a section’s number clear of its title',
    id: 21,
    font: 'Cantarell',
    // Their numbers have two figures.
    only: ['departments', 'competition'],
  },
  {
    said: 'Ensayo sets the first words of a text large enough to be read',
    id: 17,
    font: 'Montserrat',
    only: ['summary', 'client'],
  },
] as const)('$said in a wide font, too', async ({ id, font, only }) => {
  const { plan } = sampleContent('de');
  const theme = { ...defaultTheme(id, 'de'), font };
  expect(layoutFaults(await readPdf(await renderer.pdf({ plan, theme, day, only })))).toEqual([]);
});
