import { readFileSync } from 'node:fs';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { programFile } from '@trazo/program-files/program-files';

const FOLDER = 'typst/sections';

const readLayout = (id: string): string =>
  readFileSync(programFile(`packages/document/${FOLDER}/${id}.typ`), 'utf8');

/**
 * Typst source that finds each section's `body` by the section's id. Throws for a section whose file or `body` is missing:
 * when a renderer starts, not when its first document fails.
 */
export function layoutRegistry(ids: readonly string[] = SECTION_IDS, read = readLayout): string {
  for (const id of ids) {
    if (!/^#let body\(/m.test(read(id))) throw new Error(`${FOLDER}/${id}.typ defines no function body`);
  }
  const imports = ids.map((id) => `#import "${id}.typ"\n`);
  const entries = ids.map((id) => `  ${id}: ${id}.body,\n`);
  return `${imports.join('')}\n#let layouts = (\n${entries.join('')})\n`;
}
