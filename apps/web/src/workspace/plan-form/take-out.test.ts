import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeOut } from './take-out.ts';

const listOf = (ids: string) => [...ids].map((id) => ({ id }));
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).join('');

/** Takes items out of a list of its own, one after the other. */
function takenFrom(name: string, ids: string, removed: string) {
  let items: readonly { id: string }[] = listOf(ids);
  const undo = new Map(
    [...removed].map((id) => {
      const { rest, putBack } = takeOut(name, items, id);
      items = rest;
      return [id, putBack];
    }),
  );
  return {
    rest: items,
    back: (wanted: string, into = items) =>
      [...wanted].reduce((list, id) => undo.get(id)?.(list) ?? list, into),
  };
}

describe('an item taken out', () => {
  it('comes back once', () => {
    const { rest, back } = takenFrom('once', '1234', '2');
    expect(idsOf(rest)).toBe('134');
    expect(idsOf(back('22'))).toBe('1234');
  });

  it('follows the nearest of those before it that is still there', () => {
    const { back } = takenFrom('moved', '1234', '23');
    expect(idsOf(back('3', listOf('4n1')))).toBe('4n13');
    expect(idsOf(back('32', listOf('4n1')))).toBe('4n123');
    expect(idsOf(back('2', listOf('4')))).toBe('24');
  });

  it('is one of two that an earlier fault gave the same id', () => {
    const { rest, back } = takenFrom('twice', '1223', '2');
    expect(idsOf(rest)).toBe('123');
    expect(idsOf(back('2'))).toBe('123');
  });

  it('that is not in the list brings nothing back', () => {
    expect(idsOf(takenFrom('foreign', '12', '3').back('3'))).toBe('12');
  });

  it('finds its position again in whatever order all are taken out and brought back', () => {
    const ids = '123456';
    let run = 0;
    fc.assert(
      fc.property(fc.shuffledSubarray([...ids]), fc.nat(), (removed, seed) => {
        run += 1;
        const { back } = takenFrom(`order ${run}`, ids, removed.join(''));
        const wanted = removed.toSorted(
          (a, b) => ((Number(a) * 7 + seed) % 5) - ((Number(b) * 7 + seed) % 5),
        );
        expect(idsOf(back(wanted.join('')))).toBe(ids);
      }),
    );
  });
});
