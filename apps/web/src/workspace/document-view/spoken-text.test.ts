import { expect, test } from 'vitest';
import { type StructureNode, type TextItem, wordsOf } from './spoken-text.ts';

const begin = (id: string | null = null): TextItem => ({ type: 'beginMarkedContentProps', id });
const end: TextItem = { type: 'endMarkedContent' };
const text = (str: string, hasEOL = false): TextItem => ({ str, hasEOL });
const leaf = (id: string): StructureNode => ({ id });
const element = (role: string, ...children: StructureNode[]): StructureNode => ({ role, children });

test('a page is read in the order of its tags, lines joined, furniture left out', () => {
  const items = [
    begin(),
    text('Trazo, page 3'),
    end,
    begin('b'),
    text('We mend', true),
    text('bicycles.'),
    end,
    begin('a'),
    text('Mission'),
    end,
  ];
  const tree = element('Root', element('Sect', element('H2', leaf('a'))), element('P', leaf('b')));
  expect(wordsOf(tree, items)).toEqual([{ level: 1, text: 'Mission' }, { text: 'We mend bicycles.' }]);
});

test('headings skip no level, rows are read as lines, pictures by their words', () => {
  const items = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [begin(id), text(`text ${id}`), end]);
  const tree = element(
    'Root',
    element('H1', leaf('a')),
    element('H3', leaf('b')),
    element('Table', element('TR', element('TH', leaf('c')), element('TD', leaf('d')))),
    { role: 'Figure', alt: 'A bicycle', children: [leaf('e')] },
    element('P', leaf('missing')),
  );
  expect(wordsOf(tree, items)).toEqual([
    { level: 1, text: 'text a' },
    { level: 2, text: 'text b' },
    { text: 'text c text d' },
    { text: 'A bicycle' },
  ]);
});

test('tags nest: words belong to the innermost numbered piece', () => {
  const items = [begin('a'), text('one '), begin(), text('two '), end, begin('b'), text('three'), end, end];
  const tree = element('Root', element('P', leaf('a')), element('LI', leaf('b')));
  expect(wordsOf(tree, items)).toEqual([{ text: 'one two' }, { text: 'three' }]);
});

test('letters with a break opportunity are read with their word, the opportunity itself is not', () => {
  const items = [
    begin('a'),
    text('Photovoltaik'),
    begin(),
    text('-'),
    end,
    text('Mieters'),
    begin(),
    text('t'),
    end,
    text('rom@\u200b', true),
    end,
  ];
  expect(wordsOf(element('Root', element('P', leaf('a'))), items)).toEqual([
    { text: 'Photovoltaik-Mieterstrom@' },
  ]);
});

test.each([
  [['a Gesell', '-', ' schafterin'], 'a Gesellschafterin'],
  [['Hohenlo', '-\u200b', ' he'], 'Hohenlohe'],
  [['from boulangerie-', ' pâtisserie'], 'from boulangerie-pâtisserie'],
  [['ana@\u200b', ' example.org'], 'ana@example.org'],
  [['Quartiersentwicklung,\u200b', ' Handel'], 'Quartiersentwicklung, Handel'],
  [['ana@', ' example.', ' org'], 'ana@example.org'],
  [['https://www.', ' example.org/shop/', ' bikes?page=', ' 2'], 'https://www.example.org/shop/bikes?page=2'],
  [['from ana@example.org.', ' Then Ben calls.'], 'from ana@example.org. Then Ben calls.'],
  [['Baker &', ' Sons'], 'Baker & Sons'],
  [['two', ' lines'], 'two lines'],
  [['-'], '-'],
])('the lines %j are read as “%s”', (lines, read) => {
  const items = lines.flatMap((line, index) => [begin(`${index}`), text(line), end]);
  const leaves = lines.map((_, index) => leaf(`${index}`));
  expect(wordsOf(element('Root', element('P', ...leaves)), items)).toEqual([{ text: read }]);
  expect(wordsOf(element('Root', element('Span', ...leaves)), items)).toEqual([{ text: read }]);
});

test('a cell that ends in a hyphen does not run into the next', () => {
  const items = [begin('a'), text('Plan B-'), end, begin('b'), text('open'), end];
  const row = element('TR', element('TD', leaf('a')), element('TD', leaf('b')));
  expect(wordsOf(element('Root', row), items)).toEqual([{ text: 'Plan B- open' }]);
});

test('a document without tags says nothing', () => {
  expect(wordsOf(null, [text('words')])).toEqual([]);
});
