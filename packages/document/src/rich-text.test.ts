import type { Language } from '@trazo/plan/languages';
import { emptyPlan, type Plan } from '@trazo/plan/plan';
import type { RichBlock, RichLine } from '@trazo/plan/rich-text/blocks';
import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { FontName } from '@trazo/plan/theme/fonts';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { describe, expect, test } from 'vitest';
import { printText as printWith } from './print-model/text/print-text.ts';
import { printedLine } from './printed-line.ts';
import { documentFaults } from './testing/document-faults.ts';
import type { ReadPdf } from './testing/read-pdf.ts';
import { MARKED } from './testing/torture-plans.ts';
import { readOnce } from './testing/typeset-once.ts';
import { typography } from './typography/typography.ts';

const printText = (text: RichText, language: Language = 'en') =>
  printWith(
    text,
    {
      line: printedLine('Lato', language),
      set: typography(language),
      note: (spans) => ({ note: 1, spans }),
      picture: () => null,
      undescribed: 'Picture',
    },
    1,
  );
const plain = (text: string) => ({ text, bold: false, italic: false, link: null });

describe('a text as it is printed', () => {
  test('is its paragraphs without formats', () => {
    expect(printText('one\n\n two \r\nthree\u2028four')).toEqual(['one', 'two', 'three', 'four']);
    const spans = [{ text: 'one' }];
    const blocks: RichBlock[] = [
      { type: 'paragraph', spans },
      { type: 'paragraph', spans: [{ text: ' ', bold: true }] },
      { type: 'bulletList', items: [[], [{ text: '\u200b' }]] },
    ];
    expect(printText({ blocks })).toEqual(['one']);
  });

  test('keeps one blank between runs, outside of links and not at the ends', () => {
    const spans: RichLine = [
      { text: ' The ' },
      { text: ' big', bold: true },
      { text: ' ' },
      { text: ' page ', link: 'https://example.org' },
      { text: 'of 5\u00a0' },
      { text: '€ ', italic: true },
    ];
    expect(printText({ blocks: [{ type: 'paragraph', spans }] })).toMatchObject([
      {
        kind: 'paragraph',
        spans: [
          plain('The'),
          { text: ' big ', bold: true },
          { text: 'page', link: 'https://example.org/' },
          plain(' of 5'),
          { text: '\u00a0€', italic: true },
        ],
      },
    ]);
  });

  test.each([
    ['es', 'Dicen "|*Casa|" y se van', 'Dicen «|*Casa|» y se van'],
    ['en', '*"|House|*"| they say', '*“|House|*”| they say'],
    ['fr', 'Dites "|*Maison|" ici', 'Dites «|*_Maison|_» ici'],
    ['fr', `l'|*"open innovation"`, 'l’|*«_open innovation_»'],
    ['en', `The |*founders|' plan, 27|*"| wide`, 'The|* founders|’ plan, 27|*"| wide'],
    ['de', 'von |*5| - |*10| %...', 'von|* 5|~–|*~10|~%…'],
    ['es', 'espera.|*..| "|*Sí|"', 'espera…| «|*Sí|»'],
  ] as const)('is set over the borders of its runs, in %s: %s', (language, written, printed) => {
    const spans: RichLine = written
      .split('|')
      .map((run) => ({ text: run.replace('*', ''), ...(run.startsWith('*') && { bold: true as const }) }));
    const [block] = printText({ blocks: [{ type: 'paragraph', spans }] }, language);
    const runs = typeof block === 'object' && block.kind === 'paragraph' ? block.spans : [];
    const shown = runs.map((run) => ('text' in run ? `${run.bold ? '*' : ''}${run.text}` : ''));
    expect(shown.join('|').replaceAll('\u00a0', '~').replaceAll('\u202f', '_')).toBe(printed);
  });

  test('a note inside of quotation marks leaves them a pair', () => {
    const spans: RichLine = [{ text: 'a "word' }, { type: 'note', text: 'Source' }, { text: '" more' }];
    expect(printText({ blocks: [{ type: 'paragraph', spans }] })).toMatchObject([
      { spans: [{ text: 'a “word' }, { note: 1 }, { text: '” more' }] },
    ]);
  });

  test('links to addresses in ASCII', () => {
    const spans = [{ text: 'a', link: 'https://münchen.example/straße' }];
    expect(printText({ blocks: [{ type: 'paragraph', spans }] })).toMatchObject([
      { spans: [{ link: 'https://xn--mnchen-3ya.example/stra%C3%9Fe' }] },
    ]);
  });
});

const RONDA = 7;
const CLARO = 20;

async function printed(font: FontName, change: (plan: Plan) => void): Promise<ReadPdf> {
  const plan = emptyPlan();
  change(plan);
  const theme = { ...defaultTheme(1, 'en'), font };
  return readOnce({ plan, theme, day: '2026-01-15' });
}

const count = ({ structure }: ReadPdf, role: string) =>
  structure.filter((element) => element.role === role).length;

test('bold, italic, lists and links stand in the document, for eyes and for software', async () => {
  const formatted = await printed('Lato', (plan) => {
    plan.summary.summary = MARKED;
  });
  const plain = await printed('Lato', (plan) => {
    plan.summary.summary = 'Bread every day';
  });
  expect(formatted.body).toContain('Bread every single day, see our page');
  expect(formatted.body).toMatch(/7\.?\s+bake 10⁻³ of CO₂, → ✓ ≥/);
  expect(formatted.body).toMatch(/9\.?\s+sell/);
  expect(formatted.fonts).toEqual(expect.arrayContaining(['Lato-Italic', 'Lato-BoldItalic']));
  expect(plain.fonts).not.toContain('Lato-Italic');
  expect(formatted.links).toEqual(['https://example.org/bread', 'mailto:a@b.example']);
  expect(count(formatted, 'L') - count(plain, 'L')).toBe(2);
  expect(count(formatted, 'LI') - count(plain, 'LI')).toBe(5);
  expect(count(formatted, 'Link') - count(plain, 'Link')).toBe(2);
});

test('a font without italic or bold loses no word of them', async () => {
  for (const font of ['Quicksand', 'Fjalla'] as const) {
    const { body, fonts } = await printed(font, (plan) => {
      plan.mission.values = MARKED;
    });
    expect(body.replaceAll(/\s/g, '')).toContain('Breadeverysingleday,seeourpage');
    expect(fonts.join()).not.toMatch(/Italic/);
  }
});

test('a table without space for its columns is a list that loses no head, and no note on one', async () => {
  const address = `https://example.org/${'a-very-long-address/'.repeat(8)}`;
  const [narrow, theme] = [emptyPlan(), defaultTheme(CLARO, 'en')];
  narrow.mission.mission = {
    blocks: [
      {
        type: 'table',
        rows: [
          [[{ text: 'Unfilledhead' }], [{ text: 'Price' }, { type: 'note', text: 'Tariff of May' }], [], []],
          [
            [],
            [{ text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' }],
            [{ text: 'b'.repeat(60) }],
            [],
          ],
          [
            [],
            [{ text: '12' }],
            [{ text: address }],
            [{ text: 'Kraftfahrzeughaftpflichtversicherungen'.repeat(2) }],
          ],
        ],
      },
    ],
  };
  const pdf = await readOnce({ plan: narrow, theme, day: '2026-01-15' });
  expect(count(pdf, 'Table')).toBe(0);
  expect(documentFaults(pdf, narrow, theme)).toEqual({ clipped: [], lost: [], structure: [] });
  expect(pdf.body.match(/Unfilledhead/g)).toHaveLength(1);
  // Where the head is first said, and before the note itself.
  expect(pdf.body).toContain('Price1: ');
  expect(pdf.body).toContain('Tariff of May');
});

test('a column of a table has space for the mark of a note', async () => {
  const [noted, theme] = [emptyPlan(), defaultTheme(RONDA, 'en')];
  const prose: RichLine = [{ text: 'All of it is said in one long cell. '.repeat(40) }];
  const head: RichLine = [{ text: 'of the whole administration' }, { type: 'note', text: 'A tariff' }];
  noted.mission.mission = {
    blocks: [
      {
        type: 'table',
        rows: [
          [[{ text: 'Where' }], head],
          [prose, []],
        ],
      },
    ],
  };
  const pdf = await readOnce({ plan: noted, theme, day: '2026-01-15' });
  expect(documentFaults(pdf, noted, theme)).toEqual({ clipped: [], lost: [], structure: [] });
  const texts = pdf.layout.flatMap(({ boxes }) => boxes.map(({ text }) => text));
  expect(texts).toContain('of the whole administration');
});
