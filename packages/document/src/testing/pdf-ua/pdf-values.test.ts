import { expect, test } from 'vitest';
import { readValues } from './pdf-values.ts';

test('brackets in a string nest to any depth, and count for nothing behind a backslash', () => {
  expect(readValues('(a(b(c(d(\\()))))Tj')).toEqual([{ bytes: 'a(b(c(d(())))' }, { operator: 'Tj' }]);
});
