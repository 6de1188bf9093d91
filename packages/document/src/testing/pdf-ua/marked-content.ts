import {
  isDictionary,
  isOperator,
  isString,
  nameOf,
  type PdfDictionary,
  type PdfValue,
  readValues,
} from './pdf-values.ts';

/** What a content stream draws, and how it is marked (ISO 32000-1, 14.6). */
export interface MarkedContent {
  /** Operators that paint outside of any marked content that is tagged or an artifact. */
  readonly unmarked: readonly string[];
  /** Artifacts that begin inside of tagged content. */
  readonly artifactsInside: number;
  /** Tagged content that begins inside of an artifact. */
  readonly taggedInside: number;
  readonly marks: readonly number[];
  /** Character codes of two bytes that are shown, by the font's name among the resources. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;
  /** The same in order, by the mark they are shown under. */
  readonly shown: ReadonlyMap<number, readonly ShownCode[]>;
  /** Names of drawn objects, as often as they are drawn. */
  readonly drawn: readonly string[];
}

export interface ShownCode {
  readonly font: string;
  readonly code: number;
}

const PAINTS = new Set([
  'f',
  'F',
  'f*',
  'B',
  'B*',
  'b',
  'b*',
  'S',
  's',
  'sh',
  'Tj',
  'TJ',
  "'",
  '"',
  'Do',
  'BI',
]);
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);

type Mark = 'artifact' | 'tagged' | 'neither';

/** Follows a content stream; `properties` are those of its resources that marked content may name. */
export function readMarkedContent(content: string, properties: PdfDictionary): MarkedContent {
  const open: Mark[] = [];
  const [unmarked, marks, drawn]: [string[], number[], string[]] = [[], [], []];
  const codes = new Map<string, Set<number>>();
  const shown = new Map<number, ShownCode[]>();
  const numbers: (number | undefined)[] = [];
  let [artifactsInside, taggedInside] = [0, 0];
  let font = '';
  let operands: PdfValue[] = [];

  const begin = (mark: Mark, number?: number) => {
    if (mark === 'artifact' && open.includes('tagged')) artifactsInside += 1;
    if (mark === 'tagged' && open.includes('artifact')) taggedInside += 1;
    open.push(mark);
    numbers.push(number);
  };
  const show = () => {
    const used = codes.get(font) ?? new Set<number>();
    codes.set(font, used);
    const number = numbers.findLast((each) => each !== undefined);
    const under = (number === undefined ? undefined : shown.get(number)) ?? [];
    if (number !== undefined) shown.set(number, under);
    for (const string of operands.flat().filter(isString))
      for (let at = 0; at + 1 < string.bytes.length; at += 2) {
        const code = string.bytes.charCodeAt(at) * 256 + string.bytes.charCodeAt(at + 1);
        used.add(code);
        under.push({ font, code });
      }
  };
  const follow = (operator: string) => {
    if (operator === 'BMC') begin(nameOf(operands[0]) === 'Artifact' ? 'artifact' : 'neither');
    if (operator === 'BDC') {
      const named = nameOf(operands[1]);
      const given = named === '' ? operands[1] : properties.get(named);
      const mark = isDictionary(given) ? given.get('MCID') : undefined;
      const number = typeof mark === 'number' ? mark : undefined;
      if (number !== undefined) marks.push(number);
      const kind = nameOf(operands[0]) === 'Artifact' ? 'artifact' : 'tagged';
      begin(kind === 'tagged' && number === undefined ? 'neither' : kind, number);
    }
    if (operator === 'EMC') {
      open.pop();
      numbers.pop();
    }
    if (operator === 'Tf') font = nameOf(operands[0]);
    if (operator === 'Do') drawn.push(nameOf(operands[0]));
    if (SHOWS.has(operator)) show();
    if (PAINTS.has(operator) && open.every((mark) => mark === 'neither')) unmarked.push(operator);
  };

  for (const value of readValues(content)) {
    if (isOperator(value)) {
      follow(value.operator);
      operands = [];
    } else operands.push(value);
  }
  return { unmarked, artifactsInside, taggedInside, marks, codes, shown, drawn };
}
