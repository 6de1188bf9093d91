import { expect, it } from 'vitest';
import { rangeNow, type TextRange, withWish } from './wishes.ts';

const bold = (text: string, range: TextRange) => ({ text, range, tool: 'bold' as const });
const paste = (text: string, range: TextRange) => ({ text, range, html: '<b>x</b>' });

it.each([
  ['nothing was typed since', bold('one two', [4, 7]), 'one two', [4, 7]],
  ['somebody typed on behind the place', bold('one ', [4, 4]), 'one two', [4, 7]],
  ['somebody typed over the words', bold('one two', [4, 7]), 'one 2', [4, 5]],
  ['somebody typed at the end of the text', bold('one two', [0, 3]), 'one two three', [0, 3]],
  ['somebody typed at the beginning of the text', bold('one two', [4, 7]), 'So one two', [7, 10]],
  ['somebody typed before and behind', bold('one two 3', [4, 7]), 'So one two three', undefined],
  ['somebody typed on behind pasted words', paste('one two', [4, 7]), 'one two three', [4, 7]],
  ['somebody typed before pasted words', paste('one two', [4, 7]), 'So one two', [7, 10]],
  ['somebody edited pasted words', paste('one two', [4, 7]), 'one 2', undefined],
  ['the text has gone', paste('one two', [4, 7]), '', undefined],
] as const)('finds where a wish was made again: %s', (_name, wish, now, range) => {
  expect(rangeNow(wish, now)).toEqual(range);
});

it('takes a wish made twice in a row as one', () => {
  const once = withWish([], bold('one', [0, 3]));
  expect(withWish(once, bold('one', [0, 3]))).toBe(once);
  expect(withWish(once, bold('one!', [0, 3]))).toHaveLength(2);
});
