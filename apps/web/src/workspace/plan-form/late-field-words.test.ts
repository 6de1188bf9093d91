import { LANGUAGES } from '@trazo/plan/languages';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startWords } from '../../shared/words/words.ts';
import { listWords } from './field-words.ts';

const forgetWords = () => {
  for (const language of LANGUAGES) i18next.removeResourceBundle(language, 'products');
};
const words = (label: string) => ({ form: { fields: { items: { label } } } });

beforeEach(() => {
  startWords('it', {});
  forgetWords();
});
afterEach(forgetWords);

it('words a field in a language that is there while the spoken one’s words are late', () => {
  i18next.addResourceBundle('en', 'products', words('Products'));
  expect(listWords('products', 'items').label).toBe('Products');
  i18next.addResourceBundle('it', 'products', words('Prodotti'));
  expect(listWords('products', 'items').label).toBe('Prodotti');
});

it('names a field by its path while all words are late', () => {
  expect(listWords('products', 'items').label).toBe('items');
});

it('refuses a field its language has no label for', () => {
  i18next.addResourceBundle('it', 'products', words('Prodotti'));
  expect(() => listWords('products', 'missing')).toThrow(RangeError);
});
