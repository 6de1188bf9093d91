import { existsSync, readFileSync } from 'node:fs';
import type forecastWords from '@trazo/messages/help/es/forecast.json';
import { articles } from '@trazo/messages/italian-article';
import { AMERICAN_ENGLISH, type DocumentWording, type MessageLanguage } from '@trazo/messages/languages';
import type { Namespaces } from '@trazo/messages/namespaces';
import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { programFile } from '@trazo/program-files/program-files';
import { createInstance, type ResourceKey, type TFunction } from 'i18next';

/** The namespaces a printed document is worded from: each section's own, with what all of them share and what figures say. */
const NAMESPACES = [
  'claims',
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

const translations = new Map<DocumentWording, TFunction>();

function translationOf(wording: DocumentWording): TFunction {
  const known = translations.get(wording);
  if (known !== undefined) return known;
  const isAmerican = wording === AMERICAN_ENGLISH;
  const language = isAmerican ? 'en' : wording;
  const instance = createInstance().use(articles);
  void instance.init({
    lng: isAmerican ? AMERICAN_LOCALE : language,
    fallbackLng: language,
    initAsync: false,
    resources: { [language]: allWords(language), ...(isAmerican && { [AMERICAN_LOCALE]: americanWords() }) },
    ns: [...NAMESPACES, HELP],
    defaultNS: 'document',
    // The words go into text, never into HTML.
    interpolation: { escapeValue: false, skipOnVariables: true },
    // A key may hold an option's own name, such as `0-3`; only `.` and `:` separate.
    parseMissingKeyHandler: (key) => {
      throw new RangeError(`No message ${language}/${key}`);
    },
  });
  translations.set(wording, instance.t);
  return instance.t;
}

const AMERICAN_LOCALE = 'en-US';

const allWords = (language: MessageLanguage) => ({
  ...Object.fromEntries(NAMESPACES.map((name) => [name, read(`${language}/${name}`)])),
  [HELP]: read(`help/${language}/${HELP}`),
});

/** What American English says otherwise; all else is found in English. */
const americanWords = () =>
  Object.fromEntries(
    [...NAMESPACES, HELP]
      .filter((name) => existsSync(fileOf(`${AMERICAN_ENGLISH}/${name}`)))
      .map((name) => [name, read(`${AMERICAN_ENGLISH}/${name}`)]),
  );

const fileOf = (name: string): string => programFile(`packages/messages/${name}.json`);

const read = (file: string): ResourceKey => JSON.parse(readFileSync(fileOf(file), 'utf8'));

/** The document's words in a language; plural forms are chosen by a value named `count`. */
export function documentWords(wording: DocumentWording): Words {
  const known = words.get(wording) ?? createWords(wording);
  words.set(wording, known);
  return known;
}

const words = new Map<DocumentWording, Words>();

/** A few plans' worth: after an edit nearly all of a document's messages are the same. */
const KEPT_MESSAGES = 2000;

function createWords(wording: DocumentWording): Words {
  const translate = translationOf(wording);
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
