import { hash } from 'node:crypto';
import type { PrintSection } from './print-model.ts';

/** A worded section with the files it names. */
export interface WordedSection {
  readonly section: PrintSection;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Some five plans' worth. */
const KEPT_SECTIONS = 64;

const kept = new Map<string, WordedSection>();

/**
 * Words a section unless it was worded lately from the same input (any JSON): after an edit all sections of a plan but
 * one or two are the same.
 */
export function keepSection(input: unknown, word: () => WordedSection): WordedSection {
  const key = hash('sha256', JSON.stringify(input), 'base64');
  const section = kept.get(key) ?? word();
  kept.delete(key);
  kept.set(key, section);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_SECTIONS && oldest !== undefined) kept.delete(oldest);
  return section;
}
