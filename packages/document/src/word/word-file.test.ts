import { LANGUAGES } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import { defaultTheme, type Theme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, it, test } from 'vitest';
import { createPrintModel } from '../print-model/create-print-model.ts';
import { createRenderer } from '../renderer.ts';
import { forecastPlan } from '../testing/forecast-plan.ts';
import { hostilePlan } from '../testing/hostile-plan.ts';
import { IN_RELEASES } from '../testing/in-releases.ts';
import { lostWords } from '../testing/lost-words.ts';
import { fullDrawings, fullTexts } from '../testing/torture-plans.ts';

const day = '2026-01-15';
const renderer = createRenderer((warnings) => expect.fail(warnings));

/** A file as another program reads it, as HTML. */
async function readWord(plan: Plan, theme: Theme): Promise<string> {
  const { value, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(await renderer.word({ plan, theme, day })),
  });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  return value;
}

const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');

const elements = (html: string, name: string): string[] =>
  Array.from(html.matchAll(new RegExp(`<${name}[ >].*?</${name}>`, 'gs')), ([element]) =>
    textOf(element).trim(),
  );

/** One language in each run: the words differ, the file does not. */
const SAMPLES = LANGUAGES.map((language, index) => ({
  language,
  tier: index === 0 ? {} : IN_RELEASES,
}));

for (const { language, tier } of SAMPLES) {
  test(`the sample in ${language}: no word lost, in the editor’s own styles`, tier, async () => {
    const { plan, theme } = sampleContent(language);
    const html = await readWord(plan, theme);
    expect(lostWords({ body: textOf(html) }, plan, theme)).toEqual([]);
    const { chapters } = (await createPrintModel(plan, theme, { day })).meta;
    expect(elements(html, 'h1')).toEqual(expect.arrayContaining(chapters.map(({ title }) => title)));
    const parts = chapters.flatMap((chapter) => chapter.parts.map(({ title }) => title));
    expect(elements(html, 'h2')).toEqual(expect.arrayContaining(parts));
    expect(elements(html, 'h3')).toEqual(
      expect.arrayContaining(plan.products.items.map(({ name }) => name.trim())),
    );
    expect(elements(html, 'table').length).toBeGreaterThan(20);
    expect(html.split('<img ').length - 1).toBeGreaterThan(
      plan.products.items.filter(({ image }) => image !== '').length,
    );
  });
}

it('has lines as high as what stands in them, so that no program cuts a picture off', async () => {
  const { plan, theme } = sampleContent('es');
  const files = unzipSync(await renderer.word({ plan, theme, day }));
  for (const name of ['word/document.xml', 'word/styles.xml', 'word/footnotes.xml']) {
    const heights = Array.from(
      strFromU8(must(files[name], name)).matchAll(/<w:spacing[^>]* w:line=[^>]*>/g),
      ([tag]) => tag,
    );
    expect(heights.filter((tag) => !tag.includes('w:lineRule="auto"'))).toEqual([]);
  }
});

it('turns years by month, tints their quarters and frames the lowest month', async () => {
  const { finance, general } = forecastPlan({ annexes: ['cash.monthly', 'vat'] });
  const plan = { ...emptyPlan(), finance, general };
  const xml = strFromU8(
    must(
      unzipSync(await renderer.word({ plan, theme: defaultTheme(1, 'en'), day }))['word/document.xml'],
      'a document',
    ),
  );
  expect(xml.split('w:orient="landscape"').length - 1).toBe(1);
  const turned = xml.slice(xml.lastIndexOf('w:orient="portrait"'));
  const [cash = '', vat = '', ...more] = turned.match(/<w:tbl>.*?<\/w:tbl>/gs) ?? [];
  expect(more).toEqual([]);
  // Six months of twelve, in the rows under the head.
  const rows = (table: string) => table.split('</w:tr>').length - 2;
  const tinted = (table: string) => table.split('<w:shd ').length - 1;
  expect(tinted(cash)).toBe(6 * rows(cash));
  expect(tinted(vat)).toBe(6 * rows(vat));
  const framed = (table: string) =>
    table.match(/<w:tcBorders>(?:(?!<\/w:tcBorders>).)*<w:(?:left|start) .*?<\/w:tcBorders>/gs) ?? [];
  expect(framed(cash)).toHaveLength(1);
  expect(framed(vat)).toEqual([]);
});

it('keeps what a text marks: headings, lists with their numbers, tables, notes at the foot, links', async () => {
  const plan = emptyPlan();
  plan.mission.mission = {
    blocks: [
      { type: 'heading', level: 1, spans: [{ text: 'Why we are here' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'Bread is ' },
          { text: 'slow', bold: true },
          { type: 'note', text: 'See the mill’s own figures.' },
        ],
      },
      { type: 'numberedList', start: 4, items: [[{ text: 'Fourth' }], [{ text: 'Fifth' }]] },
      {
        type: 'table',
        rows: [
          [[{ text: 'Flour' }], [{ text: 'Kilos' }]],
          [[{ text: 'Rye' }], [{ text: '120' }]],
        ],
      },
      { type: 'paragraph', spans: [{ text: 'The mill', link: 'https://mill.example/' }] },
    ],
  };
  const html = await readWord(plan, defaultTheme(1, 'en'));
  expect(elements(html, 'h3')).toEqual(['Why we are here']);
  expect(html).toContain('Bread is<strong> slow</strong>');
  expect(html).toMatch(/<ol><li id="footnote-1"><p>See the mill’s own figures\./);
  expect(html).toContain('<li>Fourth</li><li>Fifth</li>');
  expect(elements(html, 'th')).toEqual(['Flour', 'Kilos']);
  expect(html).toContain('<a href="https://mill.example/">The mill</a>');
});

describe('plans at their edges', () => {
  it.each([
    ['an empty plan', emptyPlan(), 1],
    ['a plan of what could break a file', hostilePlan(), 1],
    ['a plan of long texts', fullTexts('waves', false), 6],
    ['a plan of many drawings', fullDrawings('waves', true), 16],
  ])('%s opens', async (_, plan, templateId) => {
    const theme = defaultTheme(templateId, 'en');
    expect(lostWords({ body: textOf(await readWord(plan, theme)) }, plan, theme)).toEqual([]);
  });
});
