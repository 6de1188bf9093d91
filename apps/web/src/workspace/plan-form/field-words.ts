import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { hasWordsOf, wordResource } from '../../shared/words/word-resource.ts';

export interface FieldWords {
  readonly label: string;
  readonly hint: string | undefined;
  readonly placeholder: string | undefined;
  /** Questions that help to write, one a line. */
  readonly guide: string | undefined;
}

/**
 * The words of a field: `form.fields.<path without list indices>.{label,hint,placeholder,guide}` in `<sectionId>.json`. A field
 * without a label is not accessible, so that is an error, not a blank; while all words are late, its key stands for it.
 */
export function useFieldWords(id: SectionId, path: string): FieldWords {
  useTranslation();
  return fieldWords(id, path);
}

function fieldWords(id: SectionId, path: string): FieldWords {
  const key = wordKey(path);
  const label = wordAt(id, `${key}.label`) ?? (hasWordsOf(id) ? undefined : path);
  if (label === undefined) throw new RangeError(`No words for ${id}: ${key}.label`);
  const optional = (name: string) => wordAt(id, `${key}.${name}`);
  return {
    label,
    hint: optional('hint'),
    placeholder: optional('placeholder'),
    guide: optional('guide'),
  };
}

export interface ListWords extends FieldWords {
  readonly add: string;
  readonly empty: string | undefined;
  /** Names the item at an index while it has no name of its own. */
  readonly item: (index: number) => string;
}

/** The words of a list: beside the field's, `add`, `item` (with `{{number}}`) and `empty`. */
export function useListWords(id: SectionId, path: string): ListWords {
  useTranslation();
  return listWords(id, path);
}

/** The same outside a component; its caller re-renders with the language. */
export function listWords(id: SectionId, path: string): ListWords {
  const words = fieldWords(id, path);
  const key = wordKey(path);
  return {
    ...words,
    add: wordAt(id, `${key}.add`) ?? words.label,
    empty: wordAt(id, `${key}.empty`),
    item: (index) => (wordAt(id, `${key}.item`) ?? words.label).replace('{{number}}', String(index + 1)),
  };
}

/** What a field itself is called; undefined where it has no name of its own. */
export const ownLabel = (id: SectionId, path: string): string | undefined =>
  wordAt(id, `${wordKey(path)}.label`);

/** Names the item of a list at an index, where the list has words for that. */
export const itemLabel = (id: SectionId, path: string, index: number): string =>
  (wordAt(id, `${wordKey(path)}.item`) ?? fieldLabel(id, path) ?? '').replace(
    '{{number}}',
    String(index + 1),
  );

/** What a field is called, or else the nearest that holds it; undefined where none of them has a name. */
export function fieldLabel(id: SectionId, path: string): string | undefined {
  for (let steps = path.split('.'); steps.length > 0; steps = steps.slice(0, -1)) {
    const label = wordAt(id, `${wordKey(steps.join('.'))}.label`);
    if (label !== undefined) return label;
  }
  return undefined;
}

const wordKey = (path: string): string =>
  ['form.fields', ...path.split('.').filter((step) => !/^\d+$/.test(step))].join('.');

function wordAt(id: SectionId, key: string): string | undefined {
  const word: unknown = wordResource(id, key);
  return typeof word === 'string' ? word : undefined;
}
