import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDelta } from './apply-delta.ts';
import { deltaOf } from './delta.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const sizeOf = (base: string, target: string) => deltaOf(bytesOf(base), bytesOf(target)).length;

/** Text that repeats itself as documents do, and parts of it in another order. */
const pieces = fc.array(
  fc.constantFrom('a sentence of the plan. ', 'x', '0 obj <</Type/StructElem/P ', 'ñ'),
  {
    maxLength: 40,
  },
);

describe('a delta', () => {
  it('makes the one file of the other, whatever they are', () => {
    const file = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      pieces.map((each) => bytesOf(each.join(''))),
    );
    fc.assert(
      fc.property(file, file, (base, target) => {
        const made = applyDelta(base, deltaOf(base, target));
        expect(Buffer.compare(made, target)).toBe(0);
      }),
    );
  });

  it('holds what is new, and little beside', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `line ${index * 7919} of the document\n`);
    const before = lines.join('');
    expect(sizeOf(before, before)).toBeLessThan(12);
    expect(sizeOf(before, lines.with(900, 'line 900 says something else now\n').join(''))).toBeLessThan(80);
    const moved = [...lines.slice(1_000), ...lines.slice(0, 1_000)].join('');
    expect(sizeOf(before, moved)).toBeLessThan(40);
  });

  it.each<[string, Uint8Array]>([
    ['is cut off', deltaOf(bytesOf('a'.repeat(100)), bytesOf('b'.repeat(100))).slice(0, 50)],
    ['reaches beyond its base', deltaOf(bytesOf('ab'.repeat(100)), bytesOf('ab'.repeat(100)))],
    ['makes less than it says', Uint8Array.of(10, 4, 65, 66)],
    ['makes more than it says', Uint8Array.of(1, 4, 65, 66)],
    ['is empty', new Uint8Array()],
    ['ends in a number', Uint8Array.of(128)],
  ])('that %s is refused', (_, delta) => {
    expect(() => applyDelta(bytesOf('ab'), delta)).toThrow(RangeError);
  });
});
