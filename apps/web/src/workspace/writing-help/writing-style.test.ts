import { expect, it } from 'vitest';
import { emptyPhrasesIn } from './writing-style.ts';

it('finds empty phrases as they are written, whole words only, each once', () => {
  const phrases = ['leader in *', 'world-class', 'l’excellence'];
  expect(emptyPhrasesIn('The Leader\nin its field, World-class.', phrases)).toEqual([
    'Leader\nin its',
    'World-class',
  ]);
  expect(emptyPhrasesIn("L'excellence, l’excellence", phrases)).toEqual(["L'excellence", 'l’excellence']);
  expect(emptyPhrasesIn('A ringleader in town is world-classy', phrases)).toEqual([]);
  expect(emptyPhrasesIn('anything', [])).toEqual([]);
});
