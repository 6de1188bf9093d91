import { overhead, units } from '@trazo/forecast/testing/lines';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { LANGUAGES } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createPrintModel } from './print-model/create-print-model.ts';
import type { PrintTable } from './print-model/print-parts.ts';
import { documentFaults } from './testing/document-faults.ts';
import { forecastPlan } from './testing/forecast-plan.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import { layoutFaults } from './testing/layout-faults.ts';
import { letters } from './testing/lost-words.ts';
import type { PageLayout } from './testing/read-pdf.ts';
import { readOnce, typesetOnce } from './testing/typeset-once.ts';

/** Each template in one language, so that each language meets four of them; a third of them, and slides, in the usual run. */
const CASES = TEMPLATES.map(({ id, name, orientation }, index) => ({
  id,
  name,
  language: LANGUAGES[index % LANGUAGES.length] ?? 'es',
  tier: index % 3 === 2 || orientation === 'landscape' ? {} : IN_RELEASES,
}));

/** A plan whose figures by month have up to eight digits. */
const LARGE = forecastPlan({
  streams: [
    units({ name: 'Bread', price: '640', first: '1500', normal: '4200', rampMonths: 9, vat: 'reduced' }),
  ],
  overheads: [
    overhead({ id: 'o1', amount: '1200400' }),
    overhead({ id: 'o2', category: 'energy', amount: '400300' }),
  ],
});

const closed = (texts: readonly string[]): string => texts.join('').replaceAll(/\s/g, '');

/** Whether each row of a table has all its figures in a line of its own on a page. */
function holds({ boxes }: PageLayout, { rows }: PrintTable): boolean {
  const runs = boxes.toSorted((one, other) => one.left - other.left);
  const lines = [...Map.groupBy(runs, ({ bottom }) => Math.round(bottom)).values()].map((line) =>
    closed(line.map(({ text }) => text)),
  );
  return rows.every(({ cells }) => lines.some((line) => line.includes(closed(cells.slice(1)))));
}

for (const { id, name, language, tier } of CASES) {
  test(`a forecast with all its annexes is set without faults (${name}, ${language})`, tier, async () => {
    const plan = LARGE;
    const theme = defaultTheme(id, language);
    const pdf = await readOnce({ plan, theme, day: '2026-11-24' });
    expect(documentFaults(pdf, plan, theme)).toEqual({ clipped: [], lost: [], structure: [] });
    const { sections } = await createPrintModel(plan, theme, { day: '2026-11-24' });
    const heads = sections
      .flatMap((section) =>
        section.id === 'finance' ? [...section.tables, section.viability, ...section.annexes] : [],
      )
      .filter((table) => table !== null)
      .flatMap(({ columns }) => columns.map(({ label }) => letters(label)));
    expect(heads.length).toBeGreaterThan(100);
    const printed = letters(pdf.body);
    const lost = heads.filter(
      (head) => printed.split(head).length <= heads.filter((one) => one === head).length,
    );
    expect(lost, 'columns that are not printed').toEqual([]);
    const byMonth = sections
      .flatMap((section) => (section.id === 'finance' ? section.annexes : []))
      .filter((table) => table.byMonth !== undefined);
    const digits = byMonth
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.slice(1)))
      .map((figure) => figure.replaceAll(/\D/g, '').length);
    expect(Math.max(...digits)).toBe(8);
    expect(byMonth.map(({ columns }) => columns.length)).toEqual([15, 14, 14, 15, 15]);
    for (const table of byMonth) {
      const { width, height } = must(
        pdf.layout.find((page) => holds(page, table)),
        `${table.caption} is one table on one page`,
      );
      expect(width, `${table.caption} is on a landscape sheet`).toBeGreaterThan(height);
    }
  });
}

test('the headings of lists beside each other do not run into each other where letters are wide', async () => {
  const plan = sampleContent('fr').plan;
  const theme = { ...defaultTheme(15, 'fr'), font: 'Inconsolata' as const };
  const pdf = await readOnce({ plan, theme, day: '2026-11-24', only: ['finance'] });
  expect(layoutFaults(pdf)).toEqual([]);
});

test('a plan whose figures were typed prints the same bytes as one that has left the forecast', async () => {
  const { plan } = sampleContent('en');
  const { assumptions } = plan.finance;
  const bytesWith = async (kept: Assumptions | null) => {
    const typed = { ...plan, finance: { ...plan.finance, assumptions: kept } };
    return Buffer.from(await typesetOnce({ plan: typed, theme: defaultTheme(2, 'en'), day: '2026-11-24' }));
  };
  const typed = await bytesWith(null);
  expect(assumptions).not.toBeNull();
  if (assumptions === null) return;
  expect((await bytesWith({ ...assumptions, linked: false })).equals(typed)).toBe(true);
  expect((await bytesWith(assumptions)).equals(typed)).toBe(false);
});

test('the contents list each annex once, with its page and a link to it', async () => {
  const plan = forecastPlan();
  const theme = defaultTheme(2, 'en');
  const pdf = await readOnce({ plan, theme, day: '2026-11-24', only: ['finance'] });
  expect(pdf.body).toMatch(/Annexes\D*\d+\s*Forecast balance sheets\s*\d+/);
  const { meta } = await createPrintModel(plan, theme, { day: '2026-11-24' });
  const annexes = meta.chapters.at(-1)?.parts ?? [];
  expect(annexes.length).toBeGreaterThan(10);
  for (const { title, label } of annexes) {
    expect(pdf.body.split(title).length, title).toBe(3);
    expect(pdf.destinations, title).toContain(label);
  }
});
