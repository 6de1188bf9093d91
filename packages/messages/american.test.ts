import { describe, expect, it } from 'vitest';
import { AMERICAN_ENGLISH } from './languages.ts';
import { filesOf, read } from './testing/catalogue.ts';

const british = (file: string) =>
  file === 'forecast.json' ? read('en', `../help/en/${file}`) : read('en', file);

/** What British English alone says, in the parts of a file that documents print. VAT has no other name: plans of the United States have none. */
const BRITISH_ALONE =
  /organisation|amortisation|labour|before VAT|public limited company|sole trader|share capital|trading since|quotation|social (?:contributions|security)|net profit|overdraft/i;
const PRINTED = /^(?:title|lead|credit\.|document\.|dossier\.|legalStructure\.|cash\.|grid\.)/;

describe.each(filesOf(AMERICAN_ENGLISH))('%s in American English', (file) => {
  it('says otherwise what British English says, with the same placeholders', () => {
    const placeholders = (text: unknown) => String(text).match(/\{\{\w+\}\}/g) ?? [];
    for (const [key, text] of read(AMERICAN_ENGLISH, file)) {
      const usual = british(file).get(key);
      expect(usual, key).toBeTypeOf('string');
      expect(text, key).not.toBe(usual);
      expect(placeholders(text), key).toEqual(placeholders(usual));
    }
  });
});

/** All but what is said of documents on other pages. */
const files = [...filesOf('en').filter((file) => file !== 'faq.json'), 'forecast.json'];

it.each(files)('nothing of %s is printed in British English', (file) => {
  const american = filesOf(AMERICAN_ENGLISH).includes(file) ? read(AMERICAN_ENGLISH, file) : new Map();
  const left = [...british(file)].filter(
    ([key, text]) => PRINTED.test(key) && BRITISH_ALONE.test(String(text)) && !american.has(key),
  );
  expect(left).toEqual([]);
});
