/** A value of a PDF's syntax (ISO 32000-1, 7.3): what is a name, a string or a reference keeps saying so. */
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfReference
  | PdfOperator
  | readonly PdfValue[]
  | PdfDictionary;

export interface PdfName {
  readonly name: string;
}
/** Bytes, one a character. */
export interface PdfString {
  readonly bytes: string;
}
export interface PdfReference {
  readonly object: number;
}
/** A word of a content stream that draws or marks. */
export interface PdfOperator {
  readonly operator: string;
}
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

const TOKEN =
  /\s+|%[^\r\n]*|<<|>>|\[|\]|\/[^\s/<>[\](){}%]*|<[\dA-Fa-f\s]*>|(\d+) \d+ R(?![A-Za-z])|[+-]?(?:\d+\.?\d*|\.\d+)|[^\s/<>[\](){}%]+/y;

/** Reads values and operators one after the other; an inline image is not taken apart, since our typesetter writes none. */
export function readValues(source: string): PdfValue[] {
  const open: { readonly isDictionary: boolean; readonly values: PdfValue[] }[] = [
    { isDictionary: false, values: [] },
  ];
  const add = (value: PdfValue) => open.at(-1)?.values.push(value);
  const token = new RegExp(TOKEN);
  while (token.lastIndex < source.length) {
    if (source[token.lastIndex] === '(') {
      const end = endOfString(source, token.lastIndex);
      add(simpleValue(source.slice(token.lastIndex, end), undefined));
      token.lastIndex = end;
      continue;
    }
    const found = token.exec(source);
    if (found === null) throw new SyntaxError(`No PDF: ${source.slice(0, 60)}`);
    const [text, referred] = found;
    if (/^[\s%]/.test(text)) continue;
    if (text === '<<' || text === '[') open.push({ isDictionary: text === '<<', values: [] });
    else if (text === '>>' || text === ']') add(closed(open.pop()));
    else add(simpleValue(text, referred));
  }
  return open[0]?.values ?? [];
}

/** Where a literal string ends: its brackets nest, to any depth, unless a backslash stands before one. */
function endOfString(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new SyntaxError('A string without an end.');
}

function closed(level?: { readonly isDictionary: boolean; readonly values: readonly PdfValue[] }): PdfValue {
  if (level === undefined) throw new SyntaxError('A bracket too many.');
  if (!level.isDictionary) return level.values;
  const entries = new Map<string, PdfValue>();
  for (let index = 0; index + 1 < level.values.length; index += 2) {
    const [key, value] = [level.values[index], level.values[index + 1]];
    if (isName(key) && value !== undefined) entries.set(key.name, value);
  }
  return entries;
}

function simpleValue(text: string, referred: string | undefined): PdfValue {
  if (referred !== undefined) return { object: Number(referred) };
  if (text.startsWith('/')) return { name: text.slice(1).replaceAll(/#([\dA-Fa-f]{2})/g, fromHex) };
  if (text.startsWith('(')) return { bytes: unescaped(text.slice(1, -1)) };
  if (text.startsWith('<'))
    return { bytes: text.replaceAll(/[<>\s]/g, '').replaceAll(/([\dA-Fa-f]{1,2})/g, fromHex) };
  if (text === 'true' || text === 'false') return text === 'true';
  if (text === 'null') return null;
  return /^[+-]?[\d.]+$/.test(text) ? Number(text) : { operator: text };
}

const fromHex = (_: string, digits: string): string =>
  String.fromCharCode(Number.parseInt(digits.padEnd(2, '0'), 16));

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string): string =>
  text.replaceAll(/\\(\d{1,3}|\r\n|[\s\S])/g, (_, escaped: string) => {
    if (/^\d/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8));
    return /^[\r\n]/.test(escaped) ? '' : (ESCAPES[escaped] ?? escaped);
  });

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;

export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

const hasKey = <Key extends string>(
  value: PdfValue | undefined,
  key: Key,
): value is PdfValue & Record<Key, unknown> => typeof value === 'object' && value !== null && key in value;

export const isName = (value: PdfValue | undefined): value is PdfName => hasKey(value, 'name');

export const isReference = (value: PdfValue | undefined): value is PdfReference => hasKey(value, 'object');

export const isOperator = (value: PdfValue | undefined): value is PdfOperator => hasKey(value, 'operator');

export const isString = (value: PdfValue | undefined): value is PdfString => hasKey(value, 'bytes');

/** A name's letters; empty for anything else. */
export const nameOf = (value: PdfValue | undefined): string => (isName(value) ? value.name : '');
