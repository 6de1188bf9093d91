import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderKey, keysFor, ORDER_KEY_LIMIT, type Ordered } from './order.ts';

const sorted = (entries: readonly Ordered[]): Ordered[] =>
  entries.toSorted((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order < b.order ? -1 : 1));

/** The entries after a writer who had read `before` left `after`. */
function reordered(
  entries: readonly Ordered[],
  before: readonly string[],
  after: readonly string[],
): Ordered[] {
  const known = new Set(entries.map(({ id }) => id));
  const all = [...entries, ...after.filter((id) => !known.has(id)).map((id) => ({ id, order: '' }))];
  const keys = keysFor(sorted(all), before, after);
  return sorted(all.map(({ id, order }) => ({ id, order: keys.get(id) ?? order })));
}

const idsOf = (entries: readonly Ordered[]): string[] => entries.map(({ id }) => id);

describe('order keys', () => {
  it('bring any list into any order, and only what moved gets one', () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,2}$/), { maxLength: 12 });
    fc.assert(
      fc.property(ids, ids, (first, second) => {
        const entries = reordered([], [], first);
        expect(idsOf(entries)).toEqual(first);
        const after = reordered(entries, first, second).filter(({ id }) => second.includes(id));
        expect(idsOf(after)).toEqual(second);
        expect(after.every(({ order }) => isOrderKey(order))).toBe(true);
        expect(keysFor(after, second, second).size).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('move one item with one key', () => {
    const entries = reordered([], [], ['a', 'b', 'c', 'd', 'e']);
    expect([...keysFor(entries, idsOf(entries), ['b', 'c', 'd', 'a', 'e']).keys()]).toEqual(['a']);
  });

  it.each([
    ['equal', ['a1', 'a1', 'a1', 'a2']],
    ['malformed', ['a0', 'a!', 'a0V0', '7']],
    ['missing', ['', '', 'a0', 'a1']],
    ['too long', ['a0', `a1${'V'.repeat(ORDER_KEY_LIMIT)}`, 'a2', 'a3']],
  ])('are made beside %s ones, which get others with them', (_, keys) => {
    const entries = sorted(keys.map((order, index) => ({ id: `i${index}`, order })));
    for (let at = 0; at <= entries.length; at += 1) {
      const after = idsOf(entries).toSpliced(at, 0, 'new');
      expect(idsOf(reordered(entries, idsOf(entries), after))).toEqual(after);
    }
  });

  it('stay short, also after 3,000 insertions at one spot', () => {
    let entries = reordered([], [], ['first', 'last']);
    for (let index = 0; index < 3_000; index += 1) {
      const near = entries.slice(0, 2);
      const [first, second] = idsOf(near);
      const keys = keysFor(
        [...near, { id: `${index}`, order: '' }],
        [`${first}`, `${second}`],
        [`${first}`, `${index}`, `${second}`],
      );
      const order = keys.get(`${index}`) ?? '';
      expect(isOrderKey(order)).toBe(true);
      entries = [
        ...near.map((entry) => ({ ...entry, order: keys.get(entry.id) ?? entry.order })),
        { id: `${index}`, order },
      ].sort((a, b) => (a.order < b.order ? -1 : 1));
    }
  });
});
