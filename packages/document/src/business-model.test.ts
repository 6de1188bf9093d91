import { emptyYearLine } from '@trazo/plan/finance/year-lines';
import { must } from '@trazo/plan/must';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { emptyOperation } from '@trazo/plan/sections/operations';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { expect, test } from 'vitest';
import type { PrintBusinessModel } from './print-model/business-model.ts';
import { createPrintModel } from './print-model/create-print-model.ts';
import { createRenderer } from './renderer.ts';
import { BUSINESS_MODEL_REFERENCES, businessModelSample } from './testing/business-model-sample.ts';
import { hostilePlan } from './testing/hostile-plan.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { readPdf } from './testing/read-pdf.ts';
import { compareWithReference } from './testing/references.ts';
import { saidOnPage, unbroken } from './testing/said-on-page.ts';
import { structureFaults } from './testing/structure-faults.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';

const day = '2026-01-15';
const FOLIO = 2;
const PULSO = 8;
const RETICULA = 11;
const PANORAMA = 18;
const renderer = createRenderer();
/** What the page is made of. */
const only = ['summary', 'products', 'client', 'team', 'marketing', 'operations', 'finance'] as const;

const modelOf = async (plan: Plan): Promise<PrintBusinessModel | null> =>
  (await createPrintModel(plan, defaultTheme(FOLIO, 'en'), { day })).businessModel;

const withPrint = (plan: Plan, print: Partial<Plan['general']['print']>): Plan => ({
  ...plan,
  general: { ...plan.general, print: { ...plan.general.print, ...print } },
});

const sample = businessModelSample('en');

test('no page is printed unless it is asked for', async () => {
  expect(await modelOf(sampleContent('en').plan)).toBeNull();
});

test('nine fields are filled from the plan, with what costs and brings most first', async () => {
  const model = await modelOf(sample);
  const field = (id: string) => model?.fields.find((one) => one.id === id);
  expect(model?.fields).toHaveLength(9);
  expect(field('value')?.text).toMatch(/^Second Winter keeps .*\.$/);
  expect(field('costs')).toMatchObject({
    label: 'Cost structure, 2027/28',
    facts: [{ label: 'Wages', value: '£213,000' }, {}, {}, {}, {}, { label: 'Other items' }],
  });
  expect(field('revenue')?.facts[0]).toEqual({ label: 'Home repair', value: '£295,772' });
  expect(field('channels')?.facts.map(({ label }) => label)).toContain('E-commerce');
  // Who lends is no partner.
  expect(field('partners')?.facts.map(({ label }) => label) ?? []).not.toContain(
    'Bank term loan over six years',
  );
});

test('what is left out of the document fills no field, and fewer than six are no page', async () => {
  const without = (...leftOut: SectionId[]) => modelOf(withPrint(sample, { leftOut }));
  const ids = (model: PrintBusinessModel | null) => model?.fields.map(({ id }) => id);
  expect(ids(await without('finance'))).not.toContain('costs');
  expect(ids(await without('operations', 'client'))).toHaveLength(7);
  expect(await without('finance', 'operations', 'client')).toBeNull();
});

test('an amount without end leaves its name where it stands', async () => {
  const none = emptyPlan().finance;
  const years: Plan['finance']['revenues'][number]['years'] = [`123456789${'0'.repeat(21)}`, '', '', '', ''];
  const names = ['Παναγιώτης', 'https://example.com/a-very-long-address'];
  const revenues = names.map((name, index) => ({
    ...emptyYearLine(`${index}`),
    name,
    years,
  }));
  const directExpenses = sample.finance.directExpenses.slice(0, 1);
  const plan = { ...sample, finance: { ...none, revenues, directExpenses } };
  const theme = { ...defaultTheme(FOLIO, 'en'), font: 'Rubik' } as const;
  const pdf = await readOnce({ plan, theme, day, only });
  expect(layoutFaults(pdf)).toEqual([]);
  const { boxes } = pdf.layout[1] ?? { boxes: [] };
  const name = boxes.find(({ text }) => text === names[0]);
  const { left = 0, bottom = 0 } = name ?? {};
  const line = boxes.filter((box) => Math.abs(box.bottom - bottom) < 1 && box.left >= left);
  expect(unbroken(line.map(({ text }) => text).join(''))).toMatch(/^Παναγιώτης£123,456,789,/);
});

test('a name of signs that no rule breaks stays in its column', async () => {
  const steps = sample.operations.steps.map((step) => ({ ...step, title: 'Щ'.repeat(11) }));
  const plan = withPrint({ ...sample, operations: { ...sample.operations, steps } }, { creditPage: false });
  const theme = { ...defaultTheme(PANORAMA, 'en'), font: 'Rubik' } as const;
  expect(layoutFaults(await readOnce({ plan, theme, day, only }))).toEqual([]);
});

test('a name with brackets and a long code in it stays in its column', async () => {
  const { general, client, marketing } = sample;
  const title = '<script>alert(1)</script><img src=x onerror=alert(1)> العربية';
  const summary = { ...sample.summary, summary: 'Bread.' };
  const operations = { steps: [{ ...emptyOperation('1'), title }] };
  const plan = { ...emptyPlan(), general, client, marketing, summary, operations };
  const theme = { ...defaultTheme(PANORAMA, 'en'), font: 'Inconsolata' } as const;
  const { layout } = await readOnce({ plan, theme, day, only });
  const { boxes } = must(layout[1], 'the page after the cover');
  const leftOf = (label: string) =>
    must(
      boxes.find(({ text }) => text === label),
      label,
    ).left;
  const [from, to] = [leftOf('Key activities'), leftOf('Value proposition')];
  const within = boxes.filter(({ left }) => left >= from && left < to);
  expect(within.length).toBeGreaterThan(5);
  expect(within.filter(({ left, width }) => left + width > to).map(({ text }) => text)).toEqual([]);
});

test('two words that end together part where their column is narrower', async () => {
  const french = businessModelSample('fr');
  const campaigns = french.marketing.campaigns.map((campaign) => ({
    ...campaign,
    digital: ['newsletters' as const],
  }));
  const plan = withPrint({ ...french, marketing: { ...french.marketing, campaigns } }, { creditPage: false });
  const theme = { ...defaultTheme(PULSO, 'fr'), font: 'Roboto', paper: 'letter' } as const;
  expect(layoutFaults(await readOnce({ plan, theme, day, only }))).toEqual([]);
});

test.each([PULSO, RETICULA])(
  'a name in a narrow column breaks between its words (template %i)',
  async (id) => {
    const steps = ['Licenses and insurance', 'Sales partners and towns', 'Build the third kitchen'].map(
      (title) => ({
        ...emptyOperation(title),
        title,
      }),
    );
    const plan = withPrint({ ...sample, operations: { steps } }, { creditPage: false });
    const pdf = await readOnce({ plan, theme: defaultTheme(id, 'en'), day, only });
    const page = pdf.layout.find(({ boxes }) => boxes.some(({ text }) => text === 'Key activities'));
    const said = page?.boxes.map(({ text }) => text).join(' ') ?? '';
    for (const word of ['Licenses', 'insurance', 'partners', 'kitchen']) expect(said).toContain(word);
  },
);

test('however much there is to say, it takes one page', async () => {
  const theme = defaultTheme(FOLIO, 'en');
  const plan = withPrint(hostilePlan(), { creditPage: false, businessModel: true });
  const [usual, asked] = await Promise.all(
    [withPrint(plan, { businessModel: false }), plan].map((each) =>
      renderer.pageCount({ plan: each, theme, day, only }),
    ),
  );
  expect(asked).toBe((usual ?? 0) + 1);
});

test.each(BUSINESS_MODEL_REFERENCES)(
  'template $templateId draws it in $language as it was looked at, each field named',
  async (name) => {
    const { templateId, language } = name;
    const plan = businessModelSample(language);
    const document = await typesetOnce({ plan, theme: defaultTheme(templateId, language), day });
    const pdf = await readPdf(document);
    expect(structureFaults(pdf)).toEqual([]);
    const model = (await createPrintModel(plan, defaultTheme(templateId, language), { day })).businessModel;
    const labels = model?.fields.map(({ label }) => label) ?? [];
    const page = saidOnPage(pdf, 2);
    expect(labels.filter((label) => !page.includes(unbroken(label)))).toEqual([]);
    expect(await compareWithReference(document, name)).toEqual([]);
  },
);
