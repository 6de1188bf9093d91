import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES, type MessageLanguage } from './languages.ts';
import { allTexts } from './testing/catalogue.ts';

/** Addresses, placeholders, tags, file names and keys are no text. */
const NO_TEXT = /\{\{\w+\}\}|<\/?\w+>|\]\([^)]*\)|`[^`]*`|\S+\.\w{2,4}\b\/?\S*/g;
const plain = (text: string): string => text.replace(NO_TEXT, 'x');

const EVERYWHERE = {
  'straight quotes': /["']/,
  'three dots for an ellipsis': /\.\.\./,
  'double spaces': /[^\S\n]{2}/,
  'a space at an end': /^\s|\s$/,
  'an exclamation mark': /[!¡]/,
  'a hyphen for a dash': / - /,
  'a unit torn from its number': / [€%]/,
  'a number torn apart': /\d \d{3}\b/,
} as const;

const NO_SPACE_BEFORE = /[ \u00a0\u202f][;:?,.](?=\s|$)/;

/** What each language's own rules forbid. */
const OWN: Readonly<Record<MessageLanguage, Readonly<Record<string, RegExp>>>> = {
  es: {
    'other quotes than «…»': /[“”„]/,
    'a space before a sign': NO_SPACE_BEFORE,
    'a question without ¿': /^[^¿]*\?/,
  },
  en: { 'other quotes than “…”': /[«»„]/, 'a space before a sign': NO_SPACE_BEFORE },
  it: { 'other quotes than «…»': /[“”„]/, 'a space before a sign': NO_SPACE_BEFORE },
  fr: {
    'other quotes than «…»': /[“”„]/,
    'no narrow no-break space before ; : ?': /[^\u202f\d][;:?](?=\s|$)/,
    'no narrow no-break space within « »': /«[^\u202f]|[^\u202f]»/,
    'a space before , or .': /\s[,.](?=\s|$)/,
  },
  de: { 'other quotes than „…“': /[«»”]|“[^“]*„[^“]*$|^[^„]*“/, 'a space before a sign': NO_SPACE_BEFORE },
};

/** Names signs one by one. */
const SHOWS_SIGNS = 'fields:errors.approximateAmount';

it.each(MESSAGE_LANGUAGES)('the words in %s are set as a printer would', (language) => {
  const texts = [...allTexts(language)].filter(([key]) => key !== SHOWS_SIGNS);
  const faults = texts.flatMap(([key, text]) =>
    Object.entries({ ...EVERYWHERE, ...OWN[language] })
      .filter(([, rule]) => rule.test(plain(text)))
      .map(([fault]) => `${key}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

/** A sign of the code's own beside a message: `${t('a')}: ${t('b')}`, `{t('a')}: {t('b')}` or `{t('a')}:</b>`. */
const SIGN_IN_CODE = /\$\{[^}]*\}[:;?!] \$\{|\)\}[:;?!](?:<\/| \{)/;

it('no code puts a sign between words: what stands before a colon differs', () => {
  const folder = path.resolve(import.meta.dirname, '../../apps/web/src');
  const files = globSync('**/*.tsx', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => SIGN_IN_CODE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
