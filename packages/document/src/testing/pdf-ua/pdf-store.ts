import { readObjects } from '../pdf-objects.ts';
import {
  isDictionary,
  isList,
  isReference,
  type PdfDictionary,
  type PdfValue,
  readValues,
} from './pdf-values.ts';

/** A stream and its dictionary. */
export interface PdfStream {
  readonly number: number;
  readonly dictionary: PdfDictionary;
  readonly bytes: string;
}

/** A PDF's objects, and what references among them lead to. */
export interface PdfStore {
  readonly trailer: PdfDictionary;
  readonly dictionaries: readonly PdfDictionary[];
  readonly streams: readonly PdfStream[];
  /** The dictionary a value is or leads to; an empty one where it is none. */
  dictionary(value: PdfValue | undefined): PdfDictionary;
  /** The list a value is or leads to; anything else as a list of one. */
  list(value: PdfValue | undefined): readonly PdfValue[];
  stream(value: PdfValue | undefined): PdfStream | undefined;
}

const NONE: PdfDictionary = new Map();

export function openStore(pdf: Uint8Array): PdfStore {
  const streams = new Map<number, PdfStream>();
  const values = new Map<number, PdfValue>();
  for (const { number, dictionary, stream } of readObjects(pdf)) {
    const [value = null] = readValues(dictionary);
    values.set(number, value);
    if (stream !== undefined && isDictionary(value))
      streams.set(number, { number, dictionary: value, bytes: stream.toString('latin1') });
  }
  const resolve = (value: PdfValue | undefined) => (isReference(value) ? values.get(value.object) : value);
  const dictionary = (value: PdfValue | undefined) => {
    const found = resolve(value);
    return isDictionary(found) ? found : NONE;
  };
  const text = Buffer.from(pdf).toString('latin1');
  return {
    trailer: dictionary(readValues(/trailer\s+(<<[\s\S]*?>>)\s*startxref/.exec(text)?.[1] ?? '')[0]),
    dictionaries: [...values.values()].filter(isDictionary),
    streams: [...streams.values()],
    dictionary,
    list(value) {
      const found = resolve(value);
      if (isList(found)) return found;
      return found === undefined || found === null ? [] : [found];
    },
    stream: (value) => (isReference(value) ? streams.get(value.object) : undefined),
  };
}
