import type { Plan } from '@trazo/plan/plan';
import { hasBlocks, plainTextOf } from '@trazo/plan/rich-text/plain-text';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import type { FieldReference } from './preview-error.ts';

/** Shorter words stand in too many fields. */
const LEAST = 3;
const BREAKS = /[\u00ad\u200b]/g;

/** As comparable as paper and form can be: without places to break, in one kind of blank, in lower case. */
const plain = (text: string): string =>
  text.replaceAll(BREAKS, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/**
 * The field whose text a printed line is part of, or holds: of the section it stands in before those of all others. Undefined
 * where the plan has no such text, as for labels and sums.
 */
export function fieldOfWords(plan: Plan, line: string, section: SectionId): FieldReference | undefined {
  // A word that goes on in the next line is only known by its beginning.
  const printed = plain(line).replace(/\S*-$/, '').trim();
  if (printed.length < LEAST) return undefined;
  for (const id of [section, ...SECTION_IDS.filter((other) => other !== section)]) {
    const field = fieldIn(plan[id], printed);
    if (field !== undefined) return { section: id, field };
  }
  return undefined;
}

/** The path of the longest text shared with what is printed. */
function fieldIn(content: unknown, printed: string): string | undefined {
  let best: { path: string; shared: number } | undefined;
  for (const [path, text] of textsOf(content)) {
    const written = plain(text);
    const shared = written.includes(printed)
      ? printed.length
      : written.length >= LEAST && printed.includes(written)
        ? written.length
        : 0;
    if (shared > (best?.shared ?? 0)) best = { path, shared };
  }
  return best?.path;
}

/** Every text of a section, with its path. */
export function* textsOf(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (hasBlocks(value)) yield [path, plainTextOf(value)];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key !== 'id') yield* textsOf(item, path === '' ? key : `${path}.${key}`);
    }
  }
}
