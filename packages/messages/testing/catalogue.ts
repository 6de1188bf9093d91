import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentWording, MessageLanguage } from '../languages.ts';

/** The suffix of a plural form's key. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

const FOLDER = new URL('../', import.meta.url);

export const filesOf = (language: DocumentWording): string[] =>
  readdirSync(new URL(`${language}/`, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/** Every text of a file by its dotted key. */
export const read = (language: DocumentWording, file: string): Map<string, unknown> =>
  textsOf(JSON.parse(readFileSync(new URL(`${language}/${file}`, FOLDER), 'utf8')));

function textsOf(tree: unknown, prefix = ''): Map<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return new Map([[prefix, tree]]);
  const inner = Object.entries(tree).flatMap(([key, value]) => [
    ...textsOf(value, prefix === '' ? key : `${prefix}.${key}`),
  ]);
  return new Map(inner);
}

/** The address of a section on a legal page, and the countries it is for, are no text. */
const NO_TEXT = /^sections\.\d+\.(?:id$|onlyIn|exceptIn)/;

/** What people read in a language, by file and key. */
export const allTexts = (language: MessageLanguage): Map<string, string> =>
  new Map(
    filesOf(language).flatMap((file) =>
      [...read(language, file)]
        .filter(([key]) => !NO_TEXT.test(key))
        .map(([key, text]) => [`${file.slice(0, -'.json'.length)}:${key}`, String(text)] as const),
    ),
  );
