import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentWording, MessageLanguage } from '../languages.ts';

/** The suffix of a plural form's key. */
export const PLURAL = /_(zero|one|two|few|many|other)$/;

const FOLDER = new URL('../', import.meta.url);

type Folder = DocumentWording | `help/${MessageLanguage}`;

export const filesOf = (folder: Folder): string[] =>
  readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/** Every text of a file by its dotted key. */
export const read = (folder: Folder, file: string): Map<string, unknown> =>
  textsOf(JSON.parse(readFileSync(new URL(`${folder}/${file}`, FOLDER), 'utf8')));

function textsOf(tree: unknown, prefix = ''): Map<string, unknown> {
  if (typeof tree !== 'object' || tree === null) return new Map([[prefix, tree]]);
  const inner = Object.entries(tree).flatMap(([key, value]) => [
    ...textsOf(value, prefix === '' ? key : `${prefix}.${key}`),
  ]);
  return new Map(inner);
}

/** The address of a section on a legal page, and the countries it is for, are no text. */
const NO_TEXT = /^sections\.\d+\.(?:id$|onlyIn|exceptIn)/;

/** What helps to write and to calculate, by file and key. */
export const helpTexts = (language: MessageLanguage): Map<string, string> =>
  new Map(
    filesOf(`help/${language}`).flatMap((file) =>
      [...read(`help/${language}`, file)].map(
        ([key, text]) => [`help/${file.slice(0, -'.json'.length)}:${key}`, String(text)] as const,
      ),
    ),
  );

/** What people read in a language, by file and key. */
export const allTexts = (language: DocumentWording): Map<string, string> =>
  new Map(
    filesOf(language).flatMap((file) =>
      [...read(language, file)]
        .filter(([key]) => !NO_TEXT.test(key))
        .map(([key, text]) => [`${file.slice(0, -'.json'.length)}:${key}`, String(text)] as const),
    ),
  );
