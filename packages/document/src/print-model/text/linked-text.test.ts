import { expect, test } from 'vitest';
import { linkedParts } from './linked-text.ts';

test.each([
  ['See (https://example.com/b_(c)), please.', 'https://example.com/b_(c)'],
  ['(https://example.com/a)', 'https://example.com/a'],
  ['https://example.com/b_(c).', 'https://example.com/b_(c)'],
  ['([www.example.com/x]).', 'www.example.com/x'],
  ['https://example.com/a(b)c)!', 'https://example.com/a(b)c'],
])('%s links the address without the bracket around it', (text, address) => {
  expect(linkedParts(text).flatMap((part) => (part.link === null ? [] : part.text))).toEqual([address]);
});
