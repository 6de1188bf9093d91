import fc from 'fast-check';
import { expect, it } from 'vitest';
import { caretAfterChange } from './caret-after-change.ts';

it.each([
  ['Pan bueno', 'Pan', 3],
  ['Pan', 'Pan bueno', 9],
  ['Pan bueno', 'Pan muy bueno', 7],
  ['aaa', 'aa', 2],
  ['', 'Pan', 3],
  ['Pan', '', 0],
])('between “%s” and “%s” the change ends at %i', (before, after, end) => {
  expect(caretAfterChange(before, after)).toBe(end);
});

it('is behind every letter that differs, and within the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const end = caretAfterChange(before, after);
      expect(end).toBeLessThanOrEqual(after.length);
      expect(before.endsWith(after.slice(end))).toBe(true);
    }),
  );
});
