import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { sampleContent } from '@trazo/samples/sample';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, test } from 'vitest';
import { createRenderer, type RenderRequest } from '../renderer.ts';
import { readObjects } from '../testing/pdf-objects.ts';
import { matterhornFaults } from '../testing/pdf-ua/matterhorn.ts';
import { readPdfFile } from '../testing/pdf-ua/pdf-file.ts';
import { bodyRows } from '../testing/pdf-ua/table-conditions.ts';
import { typesetOnce } from '../testing/typeset-once.ts';
import { finishedFile } from './finished-file.ts';

const renderer = createRenderer();
const day = '2026-01-15';
const theme = defaultTheme(1, 'en');

function refuse(error: unknown): never {
  throw error;
}

const finished = (request: RenderRequest): Promise<Uint8Array> => renderer.finishedPdf(request, refuse);

/** A plan whose mission has these tables, of these texts. */
function withTables(...tables: readonly (readonly string[])[][]): RenderRequest {
  const plan = emptyPlan();
  plan.mission.mission = {
    blocks: tables.map((rows) => ({
      type: 'table' as const,
      rows: rows.map((row) => row.map((text) => (text === '' ? [] : [{ text }]))),
    })),
  };
  return { plan, theme, day };
}

const namesIn = (pdf: Uint8Array): string[] =>
  bodyRows(readPdfFile(pdf)).flatMap(({ name, isNamed }) => (isNamed ? [name] : []));

const PEOPLE = [
  ['Group', 'People', 'Spend a week'],
  ['Students', '4 200', '6,50 €'],
  ['Offices', '', '9,20 €'],
];

test('the words that a row of a table begins with are the header of the row', async () => {
  const pdf = await finished(withTables(PEOPLE));
  expect(namesIn(pdf)).toEqual(['Students', 'Offices']);
  expect(matterhornFaults(pdf)).toEqual([]);
});

test.each([
  ['of one column', [['Group'], ['Students'], ['Offices']]],
  [
    'whose rows begin with figures',
    [
      ['2026', 'What'],
      ['12 %', 'Students'],
      ['4 200', 'Offices'],
    ],
  ],
  [
    'with a blank where a name would be',
    [
      ['Group', 'What'],
      ['Students', 'bread'],
      ['', 'rolls'],
    ],
  ],
])('a table %s has no names of rows, and stays as it was', async (_, table) => {
  const request = withTables(table);
  expect(Buffer.compare(await finished(request), await typesetOnce(request))).toBe(0);
});

test('only the cells of tables with names, and the tree of identifiers, are other than in the preview', async () => {
  const request = withTables(PEOPLE, [
    ['Year', 'People'],
    ['2026', '12'],
  ]);
  const [preview, pdf] = [await typesetOnce(request), await finished(request)];
  const before = new Map(readObjects(preview).map((object) => [object.number, object]));
  const changed = readObjects(pdf).filter(({ number, dictionary, stream }) => {
    const same = before.get(number);
    expect(stream?.equals(same?.stream ?? Buffer.alloc(0)) ?? same?.stream === undefined).toBe(true);
    return dictionary !== same?.dictionary;
  });
  const roles = changed.map(({ dictionary }) => /\/S \/(\w+)|StructTreeRoot/.exec(dictionary)?.[1] ?? 'root');
  expect(roles.sort()).toEqual(['TD', 'TD', 'TD', 'TD', 'TH', 'TH', 'root']);
  expect(pdf.byteLength - preview.byteLength).toBeLessThan(400);
  expect(Buffer.compare(pdf, await finished(request))).toBe(0);
});

/** Mayor sets two of its tables in another order than they are read in; Síntesis has some on its first page. */
test.each(TEMPLATES.filter(({ key }) => ['mayor', 'sintesis'].includes(key)))(
  'the lines of $name’s income statement are headers of their rows',
  async ({ id }) => {
    const { plan } = sampleContent('en');
    const only = ['marketing', 'finance'] as const;
    const pdf = await finished({ plan, theme: defaultTheme(id, 'en'), day, only });
    const rows = bodyRows(readPdfFile(pdf));
    expect(rows.flatMap(({ name, isNamed }) => (isNamed ? [] : [name]))).toEqual([]);
    expect(namesIn(pdf)).toEqual(expect.arrayContaining(['Revenue', 'Gross profit', 'Net profit']));
  },
);

test('a file that is written in another way is given as it is, and the failure is heard', async () => {
  const { plan } = sampleContent('en');
  const pdf = await typesetOnce({ plan, theme, day, only: ['marketing'] });
  const counted = [{ rows: 1, namesRows: true }];
  const others: readonly Uint8Array[] = [
    new Uint8Array(),
    Buffer.from('%PDF-1.7 and nothing more'),
    pdf,
    Buffer.from(
      Buffer.from(pdf)
        .toString('latin1')
        .replace(/\/Prev|\/Root/, '/Prev 1 /Root'),
      'latin1',
    ),
  ];
  for (const bytes of others) {
    const failures: unknown[] = [];
    expect(finishedFile({ bytes, tables: () => counted }, (error) => failures.push(error))).toBe(bytes);
    expect(failures).toHaveLength(1);
  }
});
