import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { allTexts, helpTexts } from './testing/catalogue.ts';
import { typographicFaults } from './testing/typography.ts';

/** Names signs one by one. */
const SHOWS_SIGNS = 'fields:errors.approximateAmount';

it.each(MESSAGE_LANGUAGES)('the words in %s are set as a printer would', (language) => {
  const texts = [...allTexts(language), ...helpTexts(language)].filter(([key]) => key !== SHOWS_SIGNS);
  const faults = texts.flatMap(([key, text]) =>
    typographicFaults(language, text).map((fault) => `${key}: ${fault}: ${text}`),
  );
  expect(faults).toEqual([]);
});

/** What is put in may be of any gender, and an amount below two is singular in French. */
const AGREES = {
  fr: {
    'a participle beside a name':
      /^\{\{(?:item|line|name)\}\}(?:\u202f:)? \p{L}*(?:é|ée|i|is|it|u|ue|ert|erte)[.,]/u,
    'a plural beside an amount': /\{\{(?:amount|price|trial)\}\} (?:sont|seront|ont|\p{L}+és)(?!\p{L})/u,
  },
  de: { 'a noun beside the product’s name without a hyphen': /\{\{product\}\} \p{Lu}\p{Ll}+/u },
} as const;

it.each(['fr', 'de'] as const)('no word in %s has to agree with what is put in', (language) => {
  const faults = [...allTexts(language)].flatMap(([key, text]) =>
    Object.entries(AGREES[language])
      .filter(([, rule]) => rule.test(text))
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
