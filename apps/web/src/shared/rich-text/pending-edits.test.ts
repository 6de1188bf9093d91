import { expect, it } from 'vitest';
import { rangeNow, type TextRange, withPendingEdit } from './pending-edits.ts';

const bold = (text: string, range: TextRange) => ({ text, range, tool: 'bold' as const });
const paste = (text: string, range: TextRange) => ({ text, range, html: '<b>x</b>' });

it.each([
  ['nothing was typed since', bold('one two', [4, 7]), 'one two', [4, 7]],
  ['the user typed on behind the mount', bold('one ', [4, 4]), 'one two', [4, 7]],
  ['the user typed over the words', bold('one two', [4, 7]), 'one 2', [4, 5]],
  ['the user typed at the end of the text', bold('one two', [0, 3]), 'one two three', [0, 3]],
  ['the user typed at the beginning of the text', bold('one two', [4, 7]), 'So one two', [7, 10]],
  ['the user typed before and behind', bold('one two 3', [4, 7]), 'So one two three', undefined],
  ['the user typed on behind pasted words', paste('one two', [4, 7]), 'one two three', [4, 7]],
  ['the user typed before pasted words', paste('one two', [4, 7]), 'So one two', [7, 10]],
  ['the user edited pasted words', paste('one two', [4, 7]), 'one 2', undefined],
  ['the text has gone', paste('one two', [4, 7]), '', undefined],
] as const)('finds where a edit was made again: %s', (_name, edit, now, range) => {
  expect(rangeNow(edit, now)).toEqual(range);
});

it('takes an edit asked for twice in a row as one', () => {
  const once = withPendingEdit([], bold('one', [0, 3]));
  expect(withPendingEdit(once, bold('one', [0, 3]))).toBe(once);
  expect(withPendingEdit(once, bold('one!', [0, 3]))).toHaveLength(2);
});
