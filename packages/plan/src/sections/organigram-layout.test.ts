import { describe, expect, it } from 'vitest';
import { type LaidOutBox, organigramLayout } from './organigram-layout.ts';

/** Boxes by their levels, each under the last one of the level above. */
function boxesOf(...levels: readonly number[]): LaidOutBox[] {
  return levels.map((level, index) => {
    const superior = levels.findLastIndex((other, before) => before < index && other === level - 1);
    return { level, superior: superior === -1 ? null : superior };
  });
}

const drawn = (...levels: readonly number[]) => {
  const { form, positions, columns, rows } = organigramLayout(boxesOf(...levels));
  return {
    form,
    columns,
    rows,
    positions: positions.map(({ column, row, indent }) => [column, row, indent]),
  };
};

describe('the layout of an organigram', () => {
  it('is a tree from the top down where it fits', () => {
    expect(drawn(0, 1, 2, 2, 1)).toEqual({
      form: 'tree',
      columns: 3,
      rows: 3,
      positions: [
        [1.75, 0, 0],
        [1, 1, 0],
        [0.5, 2, 0],
        [1.5, 2, 0],
        [2.5, 1, 0],
      ],
    });
  });

  it('lets reports hang in the columns of who leads them where they are too many to stand side by side', () => {
    const found = drawn(0, ...[1, 2, 2, 2], ...[1, 2, 2, 2], ...[1, 2, 2, 2], ...[1, 2, 2, 2]);
    expect(found).toMatchObject({ form: 'tree', columns: 4, rows: 5 });
    expect(found.positions.slice(0, 6)).toEqual([
      [2, 0, 0],
      [0.5, 1, 0],
      [0.5, 2, 1],
      [0.5, 3, 1],
      [0.5, 4, 1],
      [1.5, 1, 0],
    ]);
  });

  it('is a list where it fits no page', () => {
    expect(drawn(0, 0, 0, 0, 0, 0).form).toBe('list');
    const deep = drawn(...Array.from({ length: 17 }, (_, level) => level));
    expect(deep).toMatchObject({ form: 'list', columns: 1, rows: 17 });
    expect(deep.positions[3]).toEqual([0.5, 3, 3]);
  });

  it('puts no box on another', () => {
    for (const levels of [
      [0, 1, 2, 1, 2, 2, 1, 2, 2, 2, 3],
      [0, 1, 1, 0, 1, 2, 0],
      [0, 1, 1, 1, 1, 1, 1],
    ]) {
      const positions = drawn(...levels).positions.map(([column, row]) => `${column} ${row}`);
      expect(new Set(positions).size).toBe(levels.length);
    }
  });

  it('of nothing is empty', () => {
    expect(organigramLayout([])).toMatchObject({ rows: 0, positions: [] });
  });
});
