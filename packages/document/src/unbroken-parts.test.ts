import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyCampaign } from '@trazo/plan/sections/marketing';
import { emptyProduct } from '@trazo/plan/sections/products';
import { defaultTheme, type Theme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import { copiedText } from './testing/copied-text.ts';
import { documentFaults } from './testing/document-faults.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import type { ReadPdf } from './testing/read-pdf.ts';
import { runts } from './testing/runts.ts';
import { unbroken } from './testing/said-on-page.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const PLANO = 1;
const FOLIO = 2;
const REVISTA = 4;
const ACTA = 5;
const RONDA = 7;
const PULSO = 8;
const TALLER = 13;
const MAYOR = 6;
const TESIS = 15;
const MEMO = 22;
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
  { id: ACTA, most: 33 },
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
    const pdf = await readOnce({ plan, theme, day, only: ['finance'] });
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
      const pdf = await readOnce({ plan, theme: defaultTheme(id, 'en'), day });
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
    const pdf = await readOnce({ plan, theme: defaultTheme(id, 'en'), day });
    const [sources, uses] = ['Sources and uses of funds', 'Uses €'].map((words) => pagesSaying(pdf, words));
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
  const pdf = await readOnce({ plan, theme: defaultTheme(id, 'de'), day });
  expect(layoutFaults(pdf)).toEqual([]);
});

test('keeps the figures a chart is read by beside their names, however long they are', async () => {
  const plan = emptyPlan();
  const amount = `-995226129384469916617319360836.${'7'.repeat(8)}`;
  plan.general.currency = 'R$';
  plan.finance.directExpenses = [{ id: '1', name: 'Clay', years: ['0.11000000', '', amount, '', amount] }];
  plan.finance.depreciation = [amount, '', '', '', '0.10000000'];
  const theme = { ...defaultTheme(PANORAMA, 'en'), font: 'Cantarell' } as const;
  const pdf = await readOnce({ plan, theme, day, only: ['finance'] });
  expect(layoutFaults(pdf)).toEqual([]);
  const texts = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => unbroken(text)));
  expect(texts).toContain('Clay');
  expect(texts.join('')).toContain('995,226,129,384,469,916,617,319,360,836');
});

test('leaves the foot of a slide free under a chart whose figures take several lines', async () => {
  const plan = emptyPlan();
  const amount = `-995226129384469916617319360836.${'7'.repeat(8)}`;
  for (const series of ['depreciation', 'amortization', 'interestExpense'] as const) {
    plan.finance[series] = [amount, '', '', '', amount];
  }
  const theme = defaultTheme(PANORAMA, 'fr');
  const pdf = await readOnce({ plan, theme, day, only: ['finance'] });
  expect(layoutFaults(pdf)).toEqual([]);
});

test('loses no figure of a table that is a table a year, on a tile', async () => {
  const plan = emptyPlan();
  const amount = (digit: number) => `${`${digit}`.repeat(30)}.${'7'.repeat(8)}`;
  const years: Plan['finance']['depreciation'] = [amount(1), amount(2), amount(3), amount(4), amount(5)];
  plan.finance.directExpenses = [{ id: '1', name: 'Clay and glazes, fired twice, '.repeat(6), years }];
  for (const series of ['depreciation', 'amortization', 'interestExpense', 'incomeTaxExpense'] as const)
    plan.finance[series] = years;
  const pdf = await readOnce({ plan, theme: defaultTheme(PULSO, 'de'), day, only: ['finance'] });
  expect(layoutFaults(pdf)).toEqual([]);
  const printed = unbroken(pdf.body).replaceAll('.', '');
  for (const year of years) expect(printed).toContain(year.slice(0, 30));
});

test('prints a table whose figures leave its words no room', async () => {
  const plan = emptyPlan();
  plan.finance.incomes = [{ id: '1', reason: 'Savings', amount: '8'.repeat(29), period: 'year' }];
  const theme = { ...defaultTheme(CLARO, 'de'), paper: 'letter' as const };
  const pdf = await readOnce({ plan, theme, day, only: ['finance'] });
  expect(layoutFaults(pdf)).toEqual([]);
  expect(unbroken(pdf.body).replaceAll('.', '')).toContain('8'.repeat(29));
});

test('keeps a product of few words together', async () => {
  const plan = emptyPlan();
  // Of two paragraphs it is no line of the price list. At each number of lines a product stands where the page ends.
  for (const lines of [4, 8]) {
    plan.products.items = Array.from({ length: 24 }, (_, index) => ({
      ...emptyProduct(`${index}`),
      name: `Loaf ${100 + index}`,
      description: 'Baked at six.\n'.repeat(index === 0 ? lines : 2),
      cost: '500',
      salePrice: `${2000 + index}`,
      type: 'product',
    }));
    const theme = defaultTheme(CLARO, 'en');
    const pdf = await readOnce({ plan, theme, day, only: ['products'] });
    for (const { name, salePrice } of plan.products.items) {
      const pages = pagesSaying(pdf, name);
      expect(pages).toHaveLength(1);
      expect(pagesSaying(pdf, salePrice.replace('2', '€2,')), name).toEqual(pages);
    }
  }
});

/** Letters of equal width make the heads of columns wider than their figures, and so do bold ones. */
const TERMINAL = 12;
/** Its tables end further in than half of what stands between their columns. */
const MERCADO = 14;

test.each([
  { id: TERMINAL, head: 'Resultado' },
  { id: PLANO, head: 'Resultado' },
  { id: MERCADO, head: 'Resultado' },
])(
  'breaks no word in a table of figures whose heads are wider than the figures (template $id)',
  async (given) => {
    const { id, head } = given;
    const { plan } = sampleContent('es');
    const theme = defaultTheme(id, 'es');
    const pdf = await readOnce({ plan, theme, day, only: ['marketing', 'finance'] });
    const inTables = new Set(
      pdf.readingOrder.filter(({ table }) => table !== undefined).map(({ content }) => content),
    );
    const words = pdf.layout
      .flatMap(({ boxes }) => boxes.filter(({ content }) => content !== undefined && inTables.has(content)))
      .map(({ text }) => text);
    expect(words).toContain(head);
    expect(words.filter((text) => /[-\u00ad]$/.test(text))).toEqual([]);
  },
);

test.each([
  { id: PLANO, language: 'fr', words: ['D’EXPLOITATION,', '2031/32'] },
  { id: PULSO, language: 'es', words: ['solicitada'] },
  { id: TALLER, language: 'it', words: ['vendita'] },
  { id: FOLIO, language: 'it', words: ['mattoni»'] },
] as const)('breaks no word of a label or a heading that fits its line (template $id)', async (given) => {
  const { id, language, words } = given;
  const { plan } = sampleContent(language);
  const only = ['summary', 'products'] as const;
  const pdf = await readOnce({ plan, theme: defaultTheme(id, language), day, only });
  const lines = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => text.replaceAll('\u00a0', ' ')));
  for (const word of words) expect(lines.filter((line) => line.includes(word))).not.toEqual([]);
});

test('reads facts out as a list of terms, each label with its own value', async () => {
  const { plan } = sampleContent('en');
  const pdf = await readOnce({ plan, theme: defaultTheme(FOLIO, 'en'), day, only: ['general'] });
  const texts = new Map(
    pdf.layout.flatMap(({ boxes }) => boxes.map(({ content, text }) => [content, text] as const)),
  );
  const parts = pdf.readingOrder.map(({ within, content }) => [within.at(-1), texts.get(content)]);
  const index = parts.findIndex(([part, text]) => part === 'Lbl' && text === 'Name');
  const next = parts.findIndex(([part], at) => at > index && part === 'Lbl');
  const value = parts.slice(index + 1, next);
  expect(new Set(value.map(([part]) => part))).toEqual(new Set(['LBody']));
  // Its end keeps together, and is a run of its own.
  const said = value.map(([, text = '']) => text).join(' ');
  expect(said.replaceAll(/\s+/g, ' ')).toBe(plan.general.companyName);
});

test.each([
  ['de', '5–10 %'],
  ['es', '5 € – 10 €'],
  ['en', '£5-£10'],
  ['fr', '2 000–3 000 euros'],
  ['it', '5 - 10 km'],
  ['de', '(3–4-jährige)'],
] as const)('keeps ranges of figures whole, without a sign of it (%s: %s)', async (language, range) => {
  const plan = emptyPlan();
  // A letter more at each paragraph's beginning: somewhere the range stands where the line ends.
  plan.summary.summary = Array.from(
    { length: 40 },
    (_, letters) => `${'w'.repeat(letters + 1)} ${'ab '.repeat(24)}${range} ${'ab '.repeat(24)}.`,
  ).join('\n');
  const theme = defaultTheme(PLANO, language);
  const { layout, text } = await readOnce({ plan, theme, day, only: ['summary'] });
  expect(text).not.toContain('\u2060');
  const lines = layout.flatMap(({ boxes }) => [
    ...Map.groupBy(boxes, ({ bottom }) => Math.round(bottom)).values(),
  ]);
  const bare = (words: string) => words.replaceAll(/[\s\u200b]/gu, '').replaceAll('–', '-');
  // A line may end behind the hyphen of the word that follows, as behind any.
  const kept = bare(range).replace(/-\p{L}+\)$/u, '-');
  const whole = lines.filter((line) => bare(line.map(({ text }) => text).join('')).includes(kept));
  expect(whole).toHaveLength(40);
});

test('keeps a matrix of a few rows on one page', async () => {
  const plan = emptyPlan();
  const names = ['Alpha', 'Bravo', 'Charlie', 'Delta'];
  plan.marketing.campaigns = names.map((productName) => ({
    ...emptyCampaign(productName, productName),
    platforms: ['physicalStore', 'ecommerce', 'partners'],
    digital: ['socialMedia', 'blogs'],
  }));
  for (const goals of [24, 26, 28]) {
    plan.swot.strengths = Array.from({ length: goals }, (_, index) => ({
      id: `${index}`,
      text: `Goal ${index}`,
    }));
    const pdf = await readOnce({ plan, theme: defaultTheme(PLANO, 'en'), day });
    const first = pagesSaying(pdf, 'Alpha')[0];
    expect(pagesSaying(pdf, 'Delta'), `${goals} goals`).toContain(first);
  }
});

test.each([
  { id: FOLIO, full: 10 },
  { id: TESIS, full: 15 },
])('keeps what is said over bars with them, at the end of a page (template $id)', async ({ id, full }) => {
  const plan = emptyPlan();
  const once = (reason: string, amount: string) => ({ id: reason, reason, amount, period: 'once' as const });
  plan.finance.expenses = ['Oven', 'Van', 'Shop', 'Stock'].map((reason) => once(reason, '1000'));
  plan.finance.financingNeeds = [once('Loan of the bank', '3000'), once('Loan of the town', '1000')];
  for (let lines = full - 1; lines <= full + 1; lines += 1) {
    plan.finance.useOfFunds = Array.from({ length: lines }, (_, index) => `Line ${index}.`).join('\n');
    const theme = defaultTheme(id, 'en');
    const pdf = await readOnce({ plan, theme, day, only: ['finance'] });
    const last = pagesSaying(pdf, 'Uses €4,000').at(-1);
    for (const said of ['The sources cover all uses', 'Sources and uses of funds']) {
      expect(pagesSaying(pdf, said).at(-1), `${lines} lines: ${said}`).toBe(last);
    }
  }
});

test.each([ACTA, PANORAMA])(
  'ends no fact of the company with a piece of a word (template %i)',
  async (id) => {
    const plan = emptyPlan();
    // At one of these lengths the line ends within the last word.
    for (const letters of [0, 2, 4, 6, 8, 10, 12, 14, 16]) {
      plan.general.businessType = `Texterkennung ${'x'.repeat(letters)} und andere Bibliotheken`;
      const theme = defaultTheme(id, 'de');
      const pdf = await readOnce({ plan, theme, day, only: ['general'] });
      expect(runts(pdf), `${letters} letters`).toEqual([]);
    }
  },
);

test('leaves no word of a few letters alone on the last line of a paragraph', async () => {
  const { plan } = sampleContent('en');
  const theme = defaultTheme(MEMO, 'en');
  const { layout } = await readOnce({ plan, theme, day, only: ['team'] });
  const lines = layout.flatMap(({ boxes }) => [
    ...Map.groupBy(boxes, ({ bottom }) => Math.round(bottom)).values(),
  ]);
  const said = lines.map((line) => unbroken(line.map(({ text }) => text).join('')));
  expect(said.filter((line) => line.includes('firstwinter.'))).toHaveLength(1);
});

test.each([TESIS, MAYOR, MEMO])(
  'leaves no competitor of few words alone on a page (template %i)',
  async (id) => {
    const plan = emptyPlan();
    const names = ['Alder', 'Birch', 'Cedar', 'Douglas'];
    plan.competition.competitors = names.map((name) => ({
      id: name,
      name,
      description: 'Bakes bread nearby. '.repeat(8),
    }));
    for (let lines = 6; lines <= 36; lines += 3) {
      plan.competition.summary = 'We bake.\n'.repeat(lines);
      const pdf = await readOnce({ plan, theme: defaultTheme(id, 'en'), day, only: ['competition'] });
      expect(pagesSaying(pdf, 'Douglas').at(-1), `${lines} lines`).toBe(pagesSaying(pdf, 'Cedar').at(-1));
    }
  },
);

test.each([PLANO, REVISTA])('copies a code that breaks as it was typed (template %i)', async (id) => {
  const codes = [
    '0x742d35Cc6634C0532925a3b844Bc9e7595f0bEb1742d35Cc6634C0532925a3b844Bc9e7595f0bEb1',
    'abcdefghijklmnopqrstuvwxyzabcdefgh5f4dcc3b5aa765d61d8327deb882cf99',
  ];
  const plan = emptyPlan();
  plan.mission.mission = codes.map((code) => `La clave es ${code} y sigue.`).join('\n');
  const pdf = await readOnce({ plan, theme: defaultTheme(id, 'es'), day });
  const copied = pdf.layout
    .flatMap(({ boxes }) => boxes.map(({ text }) => text))
    .join('')
    .replaceAll(/\s/gu, '');
  for (const code of codes) expect(copied.includes(code)).toBe(true);
});

test('copies Arabic and Thai as they were typed', async () => {
  const texts = ['مخبز الزيتون', 'فرع', 'ร้านขนมปัง'];
  const plan = emptyPlan();
  plan.mission.mission = texts.join('\n');
  const copied = await copiedText(await typesetOnce({ plan, theme: defaultTheme(1, 'en'), day }));
  for (const text of texts) expect(copied).toContain(text);
});

test.each([FOLIO, REVISTA])(
  'copies an address that breaks as it was typed, and links to it (template %i)',
  async (id) => {
    const { plan } = sampleContent('de');
    const site = 'https://www.house-of-bread.example/loaves/sourdough/rye-and-spelt/index.html?from=the_plan';
    const email = 'margarethe.hohenstein-brueckner@house-of-bread.example';
    plan.summary = { summary: `Alles steht auf ${site} bereit.` };
    plan.team.members = plan.team.members.map((member) => ({ ...member, email }));
    const theme = defaultTheme(id, 'de');
    const pdf = await readOnce({ plan, theme, day, only: ['summary', 'team'] });
    const lines = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => text)).join('');
    const copied = lines.replaceAll(/\s/gu, '');
    expect(copied.includes(site)).toBe(true);
    expect(copied.includes(email)).toBe(true);
    expect(lines.includes('\u200b')).toBe(false);
    expect(pdf.links).toContain(site);
    expect(pdf.links).toContain(`mailto:${email}`);
  },
);

test.each([
  ['signs without a place to break', '↝⇝⇜⬅⇝⇝⬅↝⇝⇜', '0.001'],
  ['an address', 'https://example.com/a-very-long-address/without/any/space/that/could', '-1213.00000'],
])('keeps %s in its column, rather with fewer figures beside it', async (_what, reason, amount) => {
  const plan = emptyPlan();
  plan.finance.expenses = [{ id: 'a', reason, period: 'year', amount }];
  const theme: Theme = { ...defaultTheme(SINTESIS, 'it'), font: 'Poppins' };
  const pdf = await readOnce({ plan, theme, day, only: ['finance'] });
  expect(documentFaults(pdf, plan, theme)).toMatchObject({ clipped: [], structure: [] });
});
