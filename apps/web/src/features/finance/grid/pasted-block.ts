import type { Currency } from '@trazo/plan/currencies';
import type { Language } from '@trazo/plan/languages';
import {
  otherCurrencyIn,
  otherCurrencyNamed,
  separatorOfBlock,
  splitSigns,
} from '@trazo/plan/writing/amount-reading';
import { decimalSeparatorOf, evidentSeparator } from '@trazo/plan/writing/number-convention';
import type { DecimalSeparator } from '@trazo/plan/writing/writing-conventions';
import { NAME_COLUMN } from './grid-model.ts';
import {
  costsBegin,
  isResult,
  isResultColumn,
  isShare,
  LinesAbove,
  saysThousands,
  yearIn,
} from './table-words.ts';

/** What of a block is left out or turned before it goes in, by the words that stand there. */
export type PasteNote =
  | {
      readonly kind: 'head' | 'sections' | 'results' | 'percents' | 'names' | 'costs' | 'signs';
      readonly texts: readonly string[];
    }
  | { readonly kind: 'thousands' }
  | { readonly kind: 'grouping'; readonly text: string }
  | { readonly kind: 'currency'; readonly sign: string };

/** A line of a block; its cells stand below one another. */
export interface PastedLine {
  readonly cells: readonly string[];
  /** Whether it is a cost among revenues. */
  readonly isCost: boolean;
  /** Whether its figures are costs with a minus. */
  readonly isNegated: boolean;
}

/** A block as it goes into a grid. */
export interface PastedBlock {
  readonly lines: readonly PastedLine[];
  /** Where its first column goes. */
  readonly column: number;
  readonly separator: DecimalSeparator;
  readonly times: 1 | 1000;
  /** What has to be shown first; a block without any goes in as it is. */
  readonly notes: readonly PasteNote[];
}

interface Place {
  readonly column: number;
  readonly language: Language;
  /** The plan's, where the grid holds money. */
  readonly currency: Currency | undefined;
  /** Whether the row has a name that can be typed. */
  readonly hasName: boolean;
  readonly takesCosts: 'here' | 'elsewhere' | 'nowhere';
}

type Cells = readonly string[];

const isPercent = (text: string): boolean => /%$/.test(text) && isFigure(text.slice(0, -1));
const isFigure = (text: string): boolean => text.startsWith('=') || splitSigns(text) !== undefined;
const isBlank = (cells: Cells): boolean => cells.every((cell) => cell === '');
const isNegative = (text: string): boolean => splitSigns(text)?.negative === true;
const isZero = (text: string): boolean => /^[0.,]*$/.test(splitSigns(text)?.digits ?? '');

/** A block whose cells go in one by one, as they stand. */
export const plainBlock = (block: readonly Cells[], column: number, language: Language): PastedBlock => ({
  lines: block.map((cells) => ({ cells, isCost: false, isNegated: false })),
  column,
  separator: separatorOfBlock(
    (column === NAME_COLUMN ? block.map((cells) => cells.slice(1)) : block).flat(),
    language,
  ),
  times: 1,
  notes: [],
});

/** Whether the first column names its lines. */
function isLabelled(block: readonly Cells[]): boolean {
  const named = block.filter(([name = '', ...figures]) => name !== '' && figures.some(isFigure));
  return named.length > 0 && named.filter(([name = '']) => !isFigure(name)).length * 2 > named.length;
}

/** `2027`, `2028`, `Total`: each year one after that before, and words beside them. */
function areYears(cells: Cells): boolean {
  const others = cells.filter((cell) => !isResultColumn(cell) && !isShare(cell));
  const years = others.map(yearIn).filter((year) => year !== undefined);
  const [first = 0] = years;
  return (
    (years.length > 1 || (years.length === 1 && others.length < cells.length)) &&
    years.every((year, index) => year === first + index) &&
    others.every((cell) => yearIn(cell) !== undefined || !(isFigure(cell) || isPercent(cell)))
  );
}

/** How many lines at the top are no figures: a head of words or years, and titles over it. */
function headHeight(block: readonly Cells[], from: number): number {
  const isHead = (cells: Cells): boolean => {
    const figures = cells.slice(from).filter((cell) => cell !== '');
    if (figures.length === 0) return from > 0 || isBlank(cells);
    if (figures.every((cell) => !isFigure(cell) && !isPercent(cell))) return true;
    return (
      areYears(figures) || (from > 0 && figures.length === 1 && /^(?:19|20)\d\d$/.test(figures[0] ?? ''))
    );
  };
  const first = block.findIndex((cells) => !isHead(cells));
  // Names alone under the head begin a section.
  return block.slice(0, Math.max(0, first)).findLastIndex((cells) => !isBlank(cells.slice(from))) + 1;
}

/**
 * Looks at all cells of a block: what is head, section, sum or share stays out, costs lose their minus, and figures are read as the
 * block as a whole writes them.
 */
export function readBlock(block: readonly Cells[], place: Place): PastedBlock {
  const from = isLabelled(block) ? 1 : 0;
  const hasFigures = block.some((cells) => cells.slice(from).some(isFigure));
  const width = block[0]?.length ?? 0;
  if (!hasFigures || (place.column === NAME_COLUMN && width === 1))
    return plainBlock(block, place.column, place.language);
  // Names without any at the cursor are figures typed over: the first column is one like the others.
  const start = place.column === NAME_COLUMN ? 1 : from;
  const height = headHeight(block, start);
  const head = block.slice(0, height);
  const { columns, ...dropped } = sortColumns(block.slice(height), head, start);
  const sorted = sortLines(block.slice(height), head, columns, from, place);
  const read = separatorOf(
    sorted.lines.flatMap(({ cells }) => cells.slice(start)),
    place.language,
  );
  const left = [...head.flat(), ...sorted.sections].filter((text) => text !== '');
  const names = sorted.lines.map(({ cells }) => cells[0] ?? '').filter((name) => name !== '');
  const cut = from === 1 && place.column > NAME_COLUMN && !(place.hasName && place.column === 1);
  const figures = sorted.lines.flatMap(({ cells }) => cells.slice(start));
  const words = [...left, ...sorted.results, ...(start === 1 ? names : [])];
  const sign = place.currency && otherSign(figures, words, place.currency);
  const times = left.some(saysThousands) ? 1000 : 1;
  const notes: PasteNote[] = [
    ...noteOf(
      'head',
      head.flatMap((cells) => columns.map((column) => cells[column] ?? '')),
    ),
    ...noteOf('sections', sorted.sections),
    ...noteOf('results', [...sorted.results, ...dropped.results]),
    ...noteOf('percents', [...sorted.percents, ...dropped.percents]),
    ...noteOf('names', cut ? names : []),
    ...noteOf('costs', namesOf(sorted.lines.filter(({ isCost }) => isCost))),
    ...noteOf('signs', namesOf(sorted.lines.filter(({ isCost, isNegated }) => isNegated && !isCost))),
    ...(times === 1 ? [] : [{ kind: 'thousands' } as const]),
    ...(read.sample === undefined ? [] : [{ kind: 'grouping', text: read.sample } as const]),
    ...(sign === undefined ? [] : [{ kind: 'currency', sign } as const]),
  ];
  const isMoved = from === 1 && place.column > NAME_COLUMN && !cut;
  if (notes.length === 0 && !isMoved && sorted.lines.length === block.length)
    return plainBlock(block, place.column, place.language);
  return {
    lines: cut ? sorted.lines.map((line) => ({ ...line, cells: line.cells.slice(1) })) : sorted.lines,
    column: isMoved ? NAME_COLUMN : place.column,
    separator: read.separator,
    times,
    notes,
  };
}

const namesOf = (lines: readonly PastedLine[]): string[] =>
  lines.map(({ cells }) => cells.find((cell) => cell !== '') ?? '');

function noteOf(
  kind: Exclude<PasteNote['kind'], 'thousands' | 'grouping' | 'currency'>,
  texts: Cells,
): PasteNote[] {
  const said = [...new Set(texts.filter((text) => text !== ''))];
  return said.length === 0 ? [] : [{ kind, texts: said }];
}

interface SortedColumns {
  readonly columns: readonly number[];
  readonly results: string[];
  readonly percents: string[];
}

/** Which columns go in, and the heads of those that are sums or shares of the others; those blank from head to foot separate. */
function sortColumns(lines: readonly Cells[], head: readonly Cells[], from: number): SortedColumns {
  const all = (head[0] ?? lines[0] ?? []).map((_, column) => column);
  const sorted: SortedColumns = { columns: all, results: [], percents: [] };
  if (head.length === 0) return sorted;
  const filled = (rows: readonly Cells[], column: number) =>
    rows.map((cells) => cells[column] ?? '').filter((text) => text !== '');
  const columns = all.filter((column) => {
    if (column < from) return true;
    const titles = filled(head, column);
    const figures = filled(lines, column);
    const arePercents = figures.length > 0 && figures.every(isPercent);
    const share = titles.find(isShare) ?? (arePercents ? (titles[0] ?? '%') : undefined);
    const result = titles.find(isResultColumn);
    if (share !== undefined) sorted.percents.push(share);
    else if (result !== undefined) sorted.results.push(result);
    else return titles.length + figures.length > 0;
    return false;
  });
  // Sums alone are what there is to put in.
  return columns.length > from ? { ...sorted, columns } : { columns: all, results: [], percents: [] };
}

interface Sorted {
  readonly lines: PastedLine[];
  readonly sections: string[];
  readonly results: string[];
  readonly percents: string[];
}

/** What of the lines below the head goes in, and the names of what does not. */
function sortLines(
  block: readonly Cells[],
  head: readonly Cells[],
  columns: readonly number[],
  from: number,
  place: Place,
): Sorted {
  const isHeadAgain = (row: Cells): boolean =>
    head.some((cells) => cells.slice(from).every((cell, column) => cell === row[from + column]));
  const sorted: Sorted = { lines: [], sections: [], results: [], percents: [] };
  let above = new LinesAbove();
  let isCosts = false;
  for (const row of block) {
    const cells = columns.map((column) => row[column] ?? '');
    const [name = ''] = cells;
    const figures = cells.slice(from).filter((cell) => cell !== '');
    if (from === 1 && (figures.length === 0 || isHeadAgain(row))) {
      if (name === '') continue;
      sorted.sections.push(name);
      isCosts = costsBegin(name);
      above = new LinesAbove();
    } else if (from === 1 && figures.every(isPercent)) sorted.percents.push(name);
    else if (from === 1 && (isResult(name) || above.haveSums(cells.slice(1)))) {
      sorted.results.push(name);
      above = new LinesAbove();
    } else {
      above.add(cells.slice(1));
      const isNegated =
        from === 1 && figures.some(isNegative) && figures.every((each) => isNegative(each) || isZero(each));
      const isCost = place.takesCosts === 'elsewhere' && (isNegated || isCosts);
      sorted.lines.push({ cells, isCost, isNegated: isNegated && (isCost || place.takesCosts === 'here') });
    }
  }
  return sorted;
}

/** How the block writes decimals; a sample of what this language would have read as thousandths. */
function separatorOf(figures: Cells, language: Language): { separator: DecimalSeparator; sample?: string } {
  const usual = decimalSeparatorOf(language);
  const digits = (text: string) => splitSigns(text)?.digits ?? '';
  const isDoubtful = (text: string) =>
    digits(text).includes(usual) && evidentSeparator(digits(text)) === undefined;
  const separator = separatorOfBlock(figures, language);
  const sample = figures.find(isDoubtful);
  const isEvident = figures.some((text) => evidentSeparator(digits(text)) === separator);
  if (sample === undefined || (isEvident && separator !== usual)) return { separator };
  return { separator: isEvident ? separator : usual === ',' ? '.' : ',', sample };
}

const otherSign = (figures: Cells, words: Cells, currency: Currency): string | undefined =>
  [
    ...figures.map((text) => (isFigure(text) ? otherCurrencyIn : otherCurrencyNamed)(text, currency)),
    ...words.map((text) => otherCurrencyNamed(text, currency)),
  ].find((sign) => sign !== undefined);
