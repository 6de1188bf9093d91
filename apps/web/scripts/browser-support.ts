import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import { OLDEST } from './browsers.ts';

/** What the oldest browsers can do, by name: `undefined` where the tables know none of that name. */
export interface Support {
  readonly ofGlobal: (name: string) => boolean | undefined;
  /** `URL.parse`, where the owner is named. */
  readonly ofStatic: (owner: string, name: string) => boolean | undefined;
  /** Of whatever has a member of that name: supported as soon as one of them is. */
  readonly ofMember: (name: string) => boolean | undefined;
  readonly ofProperty: (name: string) => boolean | undefined;
  readonly ofAtRule: (name: string) => boolean | undefined;
  readonly ofSelector: (name: string) => boolean | undefined;
}

/**
 * Twenty megabytes, read by Node when a build asks for them: imported, they would be made a module by the bundler each time
 * the router reads its configuration.
 */
const readTables = (): CompatData => createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The tables of browser-compat-data, read for the oldest browsers (browsers.ts). */
export function oldestSupport(): Support {
  const { css, api, javascript } = readTables();
  const [globals, statics, members] = [new Map(), new Map(), new Map()] as Map<string, boolean>[];
  const note = (known: Map<string, boolean> | undefined, name: string, isThere: boolean) =>
    known?.set(name, known.get(name) === true || isThere);
  const read = (table: Identifier, isLanguage: boolean) => {
    for (const [owner, entry] of entriesOf(table)) {
      if (entry.__compat && isUsable(entry.__compat)) note(globals, owner, isSupported(entry.__compat));
      for (const [name, { __compat: compat }] of entriesOf(entry)) {
        if (compat === undefined || !isUsable(compat)) continue;
        const plain = name.replace(/_static$/, '');
        note(members, plain, isSupported(compat));
        // The tables of the language do not tell statics from methods: no instance is called like its class.
        if (name !== plain || isLanguage) note(statics, `${owner}.${plain}`, isSupported(compat));
        if (owner === 'Window') note(globals, plain, isSupported(compat));
      }
    }
  };
  read(api, false);
  read(javascript.builtins ?? {}, true);
  read(javascript.builtins?.['Intl'] ?? {}, true);
  const inStyles = (table: Identifier | undefined) => (name: string) => {
    const compat = table?.[name]?.__compat;
    return compat && isSupported(compat);
  };
  return {
    ofGlobal: (name) => globals?.get(name),
    ofStatic: (owner, name) => statics?.get(`${owner}.${name}`),
    ofMember: (name) => members?.get(name),
    ofProperty: inStyles(css.properties),
    ofAtRule: inStyles(css['at-rules']),
    ofSelector: inStyles(css.selectors),
  };
}

const entriesOf = (parent: Identifier | undefined): [string, Identifier][] =>
  Object.entries(parent ?? {}).filter((entry): entry is [string, Identifier] => !entry[0].startsWith('__'));

/** What one of the engines never had is used only after feature detection. */
const isUsable = ({ support }: CompatStatement): boolean =>
  ENGINES.every((name) => isAdded(first(support[name])?.version_added));

const ENGINES = ['chrome', 'firefox', 'safari'] as const;
const BROWSERS = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;

const isSupported = ({ support }: CompatStatement): boolean =>
  BROWSERS.every((name) => isSince(first(support[name]), OLDEST[name]));

const first = (
  statement: SimpleSupportStatement | readonly SimpleSupportStatement[] | 'mirror' | undefined,
): SimpleSupportStatement | undefined =>
  statement === 'mirror' || statement === undefined
    ? undefined
    : 'length' in statement
      ? statement[0]
      : statement;

const isAdded = (version: unknown): version is string => typeof version === 'string' && version !== 'preview';

function isSince(statement: SimpleSupportStatement | undefined, oldest: string): boolean {
  const version = statement?.version_added;
  if (!isAdded(version) || statement?.flags !== undefined || statement?.version_removed !== undefined)
    return false;
  return Number.parseFloat(version.replace('≤', '')) <= Number.parseFloat(oldest);
}
