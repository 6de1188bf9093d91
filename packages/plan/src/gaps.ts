import { hasBlocks, plainTextOf } from './rich-text/plain-text.ts';

/** Characters of a text, `end` excluded. */
export interface Gap {
  readonly start: number;
  readonly end: number;
}

/** `[street …]`: long enough for a name of what belongs there, too short for a sentence in brackets. */
const GAP = /\[[^[\]\n]{0,80}(?:…|\.\.\.)\]/g;

/** The placeholders of an example that are still to be filled: square brackets that end in an ellipsis. */
export const gapsIn = (text: string): Gap[] =>
  text.includes('[')
    ? [...text.matchAll(GAP)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    : [];

/** Dotted paths of the texts of a section that have gaps, list indices included (`items.0.description`), in its order. */
export function gapPaths(section: object): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(section)) {
    if (typeof value === 'string' || hasBlocks(value)) {
      if (gapsIn(plainTextOf(value)).length > 0) found.push(key);
    } else if (typeof value === 'object' && value !== null) {
      for (const path of gapPaths(value)) found.push(`${key}.${path}`);
    }
  }
  return found;
}
