import { SECTIONS } from '@trazo/plan/sections/registry';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { wordResource } from '../../shared/words/word-resource.ts';
import { fieldAddress } from '../../workspace/document-view/field-address.ts';
import { readPath } from '../../workspace/drafts/value-path.ts';

/** Somewhere in the plan one can go to. */
export interface PaletteTarget {
  readonly section: SectionId;
  /** Dotted path of a field; empty for the section. */
  readonly field: string;
  readonly label: string;
  readonly address: string;
}

type Words = Readonly<Record<string, unknown>>;

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;

/** The sections, in their order; titled in the interface's language. */
export const sectionTargets = (): PaletteTarget[] =>
  SECTION_IDS.map((section) => placeOf(section, '', String(wordResource(section, 'title'))));

/** All fields of the form that are no item's; a list is one of them. */
export const fieldTargets = (): PaletteTarget[] =>
  SECTION_IDS.flatMap((section) => fieldsIn(section, wordResource(section, 'form.fields'), []));

function fieldsIn(section: SectionId, words: unknown, path: readonly string[]): PaletteTarget[] {
  if (!isWords(words)) return [];
  return Object.entries(words).flatMap(([name, own]) => {
    const steps = [...path, name];
    const field = steps.join('.');
    const value = readPath(SECTIONS[section].empty, field);
    if (!isWords(own) || value === undefined) return [];
    const label = own['label'];
    const here = typeof label === 'string' ? [placeOf(section, field, label)] : [];
    return Array.isArray(value) ? here : [...here, ...fieldsIn(section, own, steps)];
  });
}

const placeOf = (section: SectionId, field: string, label: string): PaletteTarget => ({
  section,
  field,
  label,
  address: fieldAddress({ section, field }),
});
