import { expect, test } from 'vitest';
import type { ReadPdf, StructureContent } from './read-pdf.ts';
import { structureFaults } from './structure-faults.ts';

interface Placed {
  readonly text: string;
  readonly bottom: number;
  readonly element: number;
  readonly table?: number;
  readonly role?: string;
}

/** A page of these runs, in their reading order. */
function pageOf(runs: readonly Placed[]): Parameters<typeof structureFaults>[0] {
  const readingOrder = runs.map(
    ({ element, table, role = 'P' }, index): StructureContent => ({
      content: `${index}`,
      table,
      element,
      within: [role],
    }),
  );
  const boxes: ReadPdf['layout'][number]['boxes'] = runs.map(({ text, bottom }, index) => ({
    page: 1,
    text,
    left: 50,
    bottom,
    width: 100,
    size: 10,
    angle: 0,
    content: `${index}`,
  }));
  return {
    structure: [{ role: 'H1', alt: '', within: [] }],
    readingOrder,
    layout: [{ width: 595, height: 842, boxes }],
    fontFiles: { described: 1, embedded: 1 },
    isTagged: true,
    xmp: '<pdfuaid:part>1</pdfuaid:part>',
  };
}

/** A table at the foot of the page, with its heading and its note. */
const atFoot: readonly Placed[] = [
  { text: 'Profit and loss', bottom: 300, element: 1, role: 'H2' },
  { text: 'Revenue', bottom: 280, element: 3, table: 2, role: 'Table' },
  { text: 'Amounts in ', bottom: 260, element: 4 },
  { text: '£', bottom: 260, element: 4 },
];

test('a table at a page’s foot may be read before what stands over it', () => {
  const caption = { text: 'Sources and uses', bottom: 600, element: 5 };
  expect(structureFaults(pageOf([...atFoot, caption]))).toEqual([]);
  expect(structureFaults(pageOf([...atFoot.slice(0, 2), caption]))).not.toEqual([]);
});

test('a table’s note is read after it, where it stands below it', () => {
  const [heading, row, ...note] = atFoot;
  const above = note.map((run) => ({ ...run, bottom: 320 }));
  const runs = [heading, row, ...above].filter((run) => run !== undefined);
  expect(structureFaults(pageOf(runs))).toContain('page 1: “£” is read after “Profit and loss” below it');
});

test('a text that only follows a table is read in its turn', () => {
  const text = { text: 'Our first year', bottom: 400, element: 3 };
  const row = { text: 'Revenue', bottom: 700, element: 1, table: 1, role: 'Table' };
  const runs = [row, { ...text, element: 2 }, { ...text, text: 'Our second year', bottom: 600 }];
  const fault = 'page 1: “Our second year” is read after “Our first year” below it';
  expect(structureFaults(pageOf(runs))).toEqual([fault]);
});
