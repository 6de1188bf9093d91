import { type Condition, countOf } from './condition.ts';
import { type MarkedContent, readMarkedContent } from './marked-content.ts';
import type { PdfFile } from './pdf-file.ts';
import { isName, isString, nameOf } from './pdf-values.ts';
import type { PdfElement } from './structure-tree.ts';

/** The standard structure types of ISO 32000-1, 14.8.4. */
const STANDARD = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody
  Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure
  Formula Form`.split(/\s+/),
);

const contents = new WeakMap<PdfFile, readonly MarkedContent[]>();

/** What each page draws, followed once a file. */
export function pageContents(file: PdfFile): readonly MarkedContent[] {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const read = file.pages.map(({ dictionary, content }) =>
    readMarkedContent(
      content,
      file.dictionary(file.dictionary(dictionary.get('Resources')).get('Properties')),
    ),
  );
  contents.set(file, read);
  return read;
}

const sumOf = (file: PdfFile, count: (content: MarkedContent, page: number) => number): number =>
  pageContents(file).reduce((sum, content, index) => sum + count(content, file.pages[index]?.number ?? 0), 0);

/** Marked content of a page that no element of the structure holds. */
function strayMarks(file: PdfFile): number {
  const held = new Set(file.elements.flatMap(({ content }) => content));
  return sumOf(file, ({ marks }, page) => countOf(marks, (mark) => !held.has(`${page}:${mark}`)));
}

const isCircular = (file: PdfFile, role: string): boolean => {
  const seen = new Set<string>();
  let current = role;
  while (file.roleMap.has(current)) {
    if (seen.has(current)) return true;
    seen.add(current);
    current = nameOf(file.roleMap.get(current));
  }
  return false;
};

const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  THead: ['TR'],
  TBody: ['TR'],
  TFoot: ['TR'],
  TR: ['TH', 'TD'],
  L: ['LI', 'L', 'Caption'],
  LI: ['Lbl', 'LBody'],
  TOC: ['TOCI', 'TOC', 'Caption'],
  TOCI: ['Lbl', 'Reference', 'NonStruct', 'P', 'TOC'],
  Ruby: ['RB', 'RT', 'RP'],
  Warichu: ['WT', 'WP'],
};

const PARENTS: Readonly<Record<string, readonly string[]>> = {
  TR: ['Table', 'THead', 'TBody', 'TFoot'],
  TH: ['TR'],
  TD: ['TR'],
  THead: ['Table'],
  TBody: ['Table'],
  TFoot: ['Table'],
  LI: ['L'],
  LBody: ['LI'],
  TOCI: ['TOC'],
  RB: ['Ruby'],
  WT: ['Warichu'],
};

/** Elements of these types with a child or a parent they may not have. */
const misplaced = (file: PdfFile, types: readonly string[]): number =>
  countOf(file.elements, ({ standard, children, parent, content }) => {
    if (!types.includes(standard)) return false;
    const [allowed, above] = [CHILDREN[standard], PARENTS[standard]];
    const hasStranger = allowed !== undefined && children.some((child) => !allowed.includes(child.standard));
    const holdsText = allowed !== undefined && standard !== 'TOCI' && content.length > 0;
    return hasStranger || holdsText || (above !== undefined && !above.includes(parent?.standard ?? ''));
  });

const levels = (file: PdfFile): number[] =>
  file.elements.flatMap(({ standard }) => (/^H[1-6]$/.test(standard) ? [Number(standard.slice(1))] : []));

const saysSomething = ({ dictionary }: PdfElement): boolean =>
  ['Alt', 'ActualText'].some((key) => {
    const said = dictionary.get(key);
    return isString(said) && said.bytes.replace(/^\u00fe\u00ff/, '').trim() !== '';
  });

/** What an element's attributes say, owner by owner. */
export const attributes = (file: PdfFile, { dictionary }: PdfElement) =>
  file.list(dictionary.get('A')).map(file.dictionary);

function repeatedNoteIds(file: PdfFile): number {
  const ids = file.elements
    .filter(({ standard }) => standard === 'Note')
    .flatMap(({ dictionary }) => {
      const id = dictionary.get('ID');
      return isString(id) ? [id.bytes] : [];
    });
  return ids.length - new Set(ids).size;
}

const only = (file: PdfFile, type: string) => file.elements.filter(({ standard }) => standard === type);

export const STRUCTURE_CONDITIONS: readonly Condition[] = [
  {
    id: '01-003',
    fault: 'an artifact inside tagged content',
    count: (file) => sumOf(file, ({ artifactsInside }) => artifactsInside),
  },
  {
    id: '01-004',
    fault: 'tagged content inside an artifact',
    count: (file) => sumOf(file, ({ taggedInside }) => taggedInside),
  },
  {
    id: '01-005',
    fault: 'content that is neither tagged nor an artifact',
    count: (file) => sumOf(file, ({ unmarked }) => unmarked.length) + strayMarks(file),
  },
  {
    id: '01-007',
    fault: 'suspects',
    count: ({ catalog, dictionary }) => Number(dictionary(catalog.get('MarkInfo')).get('Suspects') === true),
  },
  {
    id: '02-001',
    fault: 'a role that stands for no standard type',
    count: ({ elements }) => countOf(elements, ({ standard }) => !STANDARD.has(standard)),
  },
  {
    id: '02-003',
    fault: 'a circle of roles',
    count: (file) => countOf(file.roleMap.keys(), (role) => isCircular(file, role)),
  },
  {
    id: '02-004',
    fault: 'a standard type that is mapped to another',
    count: ({ roleMap }) => countOf(roleMap.keys(), (role) => STANDARD.has(role)),
  },
  {
    id: '09-004',
    fault: 'a part of a table out of place',
    count: (file) => misplaced(file, ['Table', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD']),
  },
  {
    id: '09-005',
    fault: 'a part of a list out of place',
    count: (file) => misplaced(file, ['L', 'LI', 'LBody']),
  },
  {
    id: '09-006',
    fault: 'a part of the contents out of place',
    count: (file) => misplaced(file, ['TOC', 'TOCI']),
  },
  { id: '09-007', fault: 'a part of ruby out of place', count: (file) => misplaced(file, ['Ruby', 'RB']) },
  {
    id: '09-008',
    fault: 'a part of warichu out of place',
    count: (file) => misplaced(file, ['Warichu', 'WT']),
  },
  {
    id: '13-004',
    fault: 'a figure without alternative text',
    count: (file) => countOf(only(file, 'Figure'), (figure) => !saysSomething(figure)),
  },
  {
    id: '14-002',
    fault: 'a first heading that is not of level 1',
    count: (file) => Number((levels(file)[0] ?? 1) !== 1),
  },
  {
    id: '14-003',
    fault: 'a heading that skips a level',
    count: (file) =>
      countOf(levels(file).entries(), ([index, level]) => level > (levels(file)[index - 1] ?? level) + 1),
  },
  {
    id: '14-006',
    fault: 'an element with two headings H',
    count: ({ elements }) =>
      countOf(elements, ({ children }) => children.filter(({ standard }) => standard === 'H').length > 1),
  },
  {
    id: '14-007',
    fault: 'headings with and without a level',
    count: (file) => Number(only(file, 'H').length > 0 && levels(file).length > 0),
  },
  {
    id: '15-003',
    fault: 'a header cell without a scope',
    count: (file) =>
      countOf(
        only(file, 'TH'),
        (cell) => !attributes(file, cell).some((attribute) => isName(attribute.get('Scope'))),
      ),
  },
  {
    id: '17-002',
    fault: 'a formula without alternative text',
    count: (file) => countOf(only(file, 'Formula'), (formula) => !saysSomething(formula)),
  },
  {
    id: '19-003',
    fault: 'a note without an ID',
    count: (file) => countOf(only(file, 'Note'), ({ dictionary }) => !isString(dictionary.get('ID'))),
  },
  { id: '19-004', fault: 'two notes with one ID', count: repeatedNoteIds },
];
