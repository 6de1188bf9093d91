import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type forecastWords from '@trazo/messages/help/es/forecast.json';
import type { MessageLanguage } from '@trazo/messages/languages';
import type { Namespaces } from '@trazo/messages/namespaces';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { createInstance, type ResourceKey, type TFunction } from 'i18next';

/** The namespaces a printed document is worded from: each section's own, with what all of them share. */
const NAMESPACES = [
  'document',
  'options',
  'legalForms',
  ...SECTION_IDS,
] as const satisfies readonly (keyof Namespaces)[];
/** Shared with the questions that a forecast is worked out from. */
const HELP = 'forecast';

type DocumentNamespaces = Pick<Namespaces, (typeof NAMESPACES)[number]> & {
  readonly [HELP]: typeof forecastWords;
};
type DocumentNamespace = keyof DocumentNamespaces;

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Singular<Key extends string> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** The dotted paths of a messages file, plural forms under their common name. */
type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** A message of the document, such as `team:document.photo`. */
export type MessageKey = {
  [Namespace in DocumentNamespace]: `${Namespace}:${Path<DocumentNamespaces[Namespace]>}`;
}[DocumentNamespace];

/** Words a message; throws for a key no language has, which the types rule out. */
export type Words = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const translations = new Map<MessageLanguage, TFunction>();

function translationOf(language: MessageLanguage): TFunction {
  const known = translations.get(language);
  if (known !== undefined) return known;
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: {
      [language]: {
        ...Object.fromEntries(NAMESPACES.map((name) => [name, read(`${language}/${name}`)])),
        [HELP]: read(`help/${language}/${HELP}`),
      },
    },
    ns: [...NAMESPACES, HELP],
    defaultNS: 'document',
    // The words go into text, never into HTML.
    interpolation: { escapeValue: false, skipOnVariables: true },
    // A key may hold an option's own name, such as `0-3`; only `.` and `:` separate.
    parseMissingKeyHandler: (key) => {
      throw new RangeError(`No message ${language}/${key}`);
    },
  });
  translations.set(language, instance.t);
  return instance.t;
}

const read = (file: string): ResourceKey =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(`@trazo/messages/${file}.json`)), 'utf8'));

/** The document's words in a language; plural forms are chosen by a value named `count`. */
export function documentWords(language: MessageLanguage): Words {
  const known = words.get(language) ?? createWords(language);
  words.set(language, known);
  return known;
}

const words = new Map<MessageLanguage, Words>();

/** A few plans' worth: after an edit nearly all of a document's messages are the same. */
const KEPT_MESSAGES = 2000;

function createWords(language: MessageLanguage): Words {
  const translate = translationOf(language);
  const worded = new Map<string, string>();
  return (key, values) => {
    const message = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const known =
      worded.get(message) ?? String(values === undefined ? translate(key) : translate(key, { ...values }));
    if (worded.size > KEPT_MESSAGES) worded.clear();
    worded.set(message, known);
    return known;
  };
}
