import { readFileSync } from 'node:fs';
import { createInstance, type ResourceKey, type TFunction } from 'i18next';
import type client from './en/client.json';
import type competition from './en/competition.json';
import type departments from './en/departments.json';
import type document from './en/document.json';
import type finance from './en/finance.json';
import type general from './en/general.json';
import type marketing from './en/marketing.json';
import type mission from './en/mission.json';
import type operations from './en/operations.json';
import type options from './en/options.json';
import type organigram from './en/organigram.json';
import type products from './en/products.json';
import type summary from './en/summary.json';
import type swot from './en/swot.json';
import type team from './en/team.json';

/** The namespaces a printed document is worded from. */
interface DocumentMessages {
  readonly document: typeof document;
  readonly options: typeof options;
  readonly general: typeof general;
  readonly mission: typeof mission;
  readonly summary: typeof summary;
  readonly products: typeof products;
  readonly client: typeof client;
  readonly team: typeof team;
  readonly swot: typeof swot;
  readonly marketing: typeof marketing;
  readonly operations: typeof operations;
  readonly departments: typeof departments;
  readonly organigram: typeof organigram;
  readonly finance: typeof finance;
  readonly competition: typeof competition;
}

type MessageLanguage = 'es' | 'en' | 'it' | 'fr' | 'de';
type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Singular<Key extends string> = Key extends `${infer Base}_${PluralSuffix}` ? Base : Key;

/** The dotted paths of a messages file, plural forms under their common name. */
type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Singular<Key> : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];

/** A message of the document, such as `team:document.photo`. */
export type MessageKey = {
  [Namespace in keyof DocumentMessages]: `${Namespace}:${Path<DocumentMessages[Namespace]>}`;
}[keyof DocumentMessages];

/** Words a message; throws for a key no language has, which the types rule out. */
export type Words = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

const NAMESPACES = [
  'document',
  'options',
  'general',
  'mission',
  'summary',
  'products',
  'client',
  'team',
  'swot',
  'marketing',
  'operations',
  'departments',
  'organigram',
  'finance',
  'competition',
] as const satisfies readonly (keyof DocumentMessages)[];

const translations = new Map<MessageLanguage, TFunction>();

function translationOf(language: MessageLanguage): TFunction {
  const known = translations.get(language);
  if (known !== undefined) return known;
  const instance = createInstance();
  void instance.init({
    lng: language,
    initAsync: false,
    resources: { [language]: Object.fromEntries(NAMESPACES.map((name) => [name, read(language, name)])) },
    ns: [...NAMESPACES],
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

const read = (language: MessageLanguage, namespace: string): ResourceKey =>
  JSON.parse(readFileSync(new URL(`./${language}/${namespace}.json`, import.meta.url), 'utf8'));

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
