import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Namespaces } from '@trazo/messages/namespaces';
import type { Language } from '@trazo/plan/languages';

type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** A message of the interface, such as `drafts:startOver.action`; plural forms with their suffix. */
export type WordKey = {
  [Namespace in keyof Namespaces]: `${Namespace}:${Path<Namespaces[Namespace]>}`;
}[keyof Namespaces];

/** A field of the form, such as `general:companyName`. */
export type FieldName = WordKey extends infer Key
  ? Key extends `${infer Section}:form.fields.${infer Field}.label`
    ? `${Section}:${Field}`
    : never
  : never;

/** The list options of the form, such as `legalStructure.cooperative`. */
export type OptionName = Path<Namespaces['options']>;

/** The words a visitor reads, from the same files the interface takes them from. */
export function wordsOf(language: Language) {
  return (key: WordKey, values: Readonly<Record<string, string | number>> = {}): string => {
    const [namespace = '', path = ''] = key.split(':');
    const text = path.split('.').reduce<unknown>(childOf, fileOf(language, namespace));
    if (typeof text !== 'string') throw new RangeError(`No words for ${language}/${key}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''));
  };
}

/** The Spanish words: the language of most journeys. */
export const words = wordsOf('es');

export const labelOf = (name: FieldName): string =>
  words(name.replace(':', ':form.fields.').concat('.label') as WordKey);

export const optionWord = (name: OptionName): string => words(`options:${name}`);

const files = new Map<string, unknown>();

function fileOf(language: Language, namespace: string): unknown {
  const path = fileURLToPath(import.meta.resolve(`@trazo/messages/${language}/${namespace}.json`));
  const known = files.get(path) ?? JSON.parse(readFileSync(path, 'utf8'));
  files.set(path, known);
  return known;
}

const childOf = (tree: unknown, key: string): unknown =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).find(([name]) => name === key)?.[1]
    : undefined;
