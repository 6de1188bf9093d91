import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PASSWORD_LENGTH } from '@trazo/contract/accounts/password-rules';
import { LANGUAGES } from '@trazo/plan/languages';
import { AMOUNT_DIGITS } from '@trazo/plan/money';
import { FONTS } from '@trazo/plan/theme/fonts';
import { TEMPLATES } from '@trazo/templates/catalogue';
import { expect, it } from 'vitest';
import { PICTURE_FILE_LIMIT } from '../form/picture-file.ts';

const MEGABYTE = 1024 ** 2;
/** Digits before the decimal separator, and after it. */
const AMOUNT = [AMOUNT_DIGITS.integer, AMOUNT_DIGITS.fraction];

/** Messages with a number that code decides, and which. */
const NUMBERS: readonly (readonly [file: string, key: string, numbers: readonly number[]])[] = [
  ['fields', 'photo.formats', [PICTURE_FILE_LIMIT / MEGABYTE]],
  ['fields', 'photo.errors.tooLarge', [PICTURE_FILE_LIMIT / MEGABYTE]],
  ['errors', 'password_too_short', [PASSWORD_LENGTH]],
  ['finance', 'form.grid.errors.typedTooLong', AMOUNT],
  ['finance', 'form.grid.errors.tooLong', AMOUNT],
  ['home', 'features.items.themes.text', [FONTS.length]],
];

function textOf(language: string, file: string, key: string): string {
  const folder = path.resolve(import.meta.dirname, '../../../../../packages/messages');
  const found = key
    .split('.')
    .reduce(
      (tree, part) => tree[part],
      JSON.parse(readFileSync(path.join(folder, language, `${file}.json`), 'utf8')),
    );
  return String(found);
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

it.each(LANGUAGES)('the numbers in the messages of %s are those of the code', (language) => {
  for (const [file, key, numbers] of NUMBERS)
    expect(numbersIn(textOf(language, file, key)), `${file}:${key}`).toEqual(numbers);
  for (const key of ['features.items.themes.title', 'pricing.pro.themes'])
    expect(numbersIn(textOf(language, 'home', key))[0]).toBeLessThan(TEMPLATES.length);
});
