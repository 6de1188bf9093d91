import type { Condition } from './condition.ts';
import { DOCUMENT_CONDITIONS } from './document-conditions.ts';
import { FONT_CONDITIONS } from './font-conditions.ts';
import { readPdfFile } from './pdf-file.ts';
import { STRUCTURE_CONDITIONS } from './structure-conditions.ts';
import { TABLE_CONDITIONS } from './table-conditions.ts';

/** The failure conditions of the Matterhorn Protocol that are tested here, and our own; docs/pdf-ua.md lists the others. */
export const CONDITIONS: readonly Condition[] = [
  ...STRUCTURE_CONDITIONS,
  ...TABLE_CONDITIONS,
  ...DOCUMENT_CONDITIONS,
  ...FONT_CONDITIONS,
].sort((one, other) => (one.id < other.id ? -1 : 1));

/** What keeps a file from being PDF/UA-1, as far as a program can tell: condition, fault, and how often. */
export function matterhornFaults(pdf: Uint8Array): string[] {
  const file = readPdfFile(pdf);
  return CONDITIONS.flatMap(({ id, fault, count }) => {
    const times = count(file);
    return times === 0 ? [] : [`${id}: ${fault} (${times})`];
  });
}
