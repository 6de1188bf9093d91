import { LIST_LIMITS, TEXT_LIMITS } from '@trazo/plan/fields';
import { blankYears } from '@trazo/plan/finance/fiscal-years';
import type { Language } from '@trazo/plan/languages';
import { finance as financeSection } from '@trazo/plan/sections/finance';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellAddress, clearRange, neighbour, rangeBetween } from '../grid/grid-model.ts';
import { pasteBlock } from '../grid/grid-paste.ts';
import { plainBlock } from '../grid/pasted-block.ts';
import { moveLine, removeLine, setCell } from './grid-edits.ts';
import { type GridRow, gridRows, rowKey } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
import { FIXED_ROWS, LINE_GROUPS, type Statement, statementOf } from './statement.ts';
import { statementModel } from './statement-model.ts';

const nameLine: NameLine = (group) => `New ${group}`;
const set = (...[statement, row, column, value]: readonly [Statement, GridRow, number, string]) =>
  setCell(statement, row, column, value, nameLine);
const model = statementModel(nameLine);
const OPEN = { revenues: 'open-r', directExpenses: 'open-d', otherExpenses: 'open-o' };
const empty = statementOf(financeSection.empty);
const line = (id: string, name = id) => ({ id, name, years: blankYears() });
const two: Statement = { ...empty, revenues: [line('a'), line('b')], directExpenses: [line('c')] };
const rows = gridRows(two, OPEN);
const rowAt = (key: string) => rows.findIndex((row) => rowKey(row) === key);
const cell = (key: string, column: number): CellAddress => ({ row: rowAt(key), column });

describe('rows', () => {
  it('hold an open row at the end of each group, then the fixed rows', () => {
    expect(rows.map(rowKey)).toEqual([
      'revenues:a',
      'revenues:b',
      'revenues:open-r',
      'directExpenses:c',
      'directExpenses:open-d',
      'otherExpenses:open-o',
      'depreciation',
      'amortization',
      'interestExpense',
      'incomeTaxExpense',
    ]);
  });

  it('have no open row in a full group', () => {
    const full = {
      ...empty,
      revenues: Array.from({ length: LIST_LIMITS.yearLines }, (_, index) => line(`r${index}`)),
    };
    expect(
      gridRows(full, OPEN).filter((row) => row.kind === 'line' && row.group === 'revenues'),
    ).toHaveLength(LIST_LIMITS.yearLines);
  });
});

describe('moving', () => {
  it.each([
    ['down', cell('revenues:a', 2), cell('revenues:b', 2)],
    ['down', cell('otherExpenses:open-o', 5), cell('depreciation', 5)],
    ['down', cell('otherExpenses:open-o', 0), undefined],
    ['up', cell('depreciation', 1), cell('otherExpenses:open-o', 1)],
    ['up', cell('revenues:a', 1), undefined],
    ['left', cell('revenues:a', 1), cell('revenues:a', 0)],
    ['left', cell('depreciation', 1), undefined],
    ['right', cell('revenues:a', 5), undefined],
  ] as const)('%s', (direction, from, to) => {
    expect(neighbour(model, rows, from, direction)).toEqual(to);
  });

  it('passes over years behind tabs', () => {
    const oneYear = statementModel(nameLine, 2);
    expect(neighbour(oneYear, rows, cell('revenues:a', 0), 'right')).toEqual(cell('revenues:a', 2));
    expect(neighbour(oneYear, rows, cell('revenues:a', 2), 'right')).toBeUndefined();
    expect(neighbour(oneYear, rows, cell('revenues:a', 2), 'down')).toEqual(cell('revenues:b', 2));
  });
});

let ids = 0;
const paste = (block: string[][], at: CellAddress, language: Language = 'es', into = two) =>
  pasteBlock(model, into, plainBlock(block, at.column, language), {
    rows: gridRows(into, OPEN),
    row: at.row,
    newId: () => {
      ids += 1;
      return `new-${ids}`;
    },
  });

describe('editing', () => {
  it('sets a figure and shares the rest', () => {
    const next = set(two, rows[0] ?? never(), 3, '12.5');
    expect(next.revenues[0]?.years).toEqual(['', '', '12.5', '', '']);
    expect(next.revenues[1]).toBe(two.revenues[1]);
    expect(next.directExpenses).toBe(two.directExpenses);
  });

  it('makes a line of an open row, and none of a blank', () => {
    const open = rows[rowAt('otherExpenses:open-o')] ?? never();
    expect(set(two, open, 0, 'Rent').otherExpenses).toEqual([line('open-o', 'Rent')]);
    expect(set(two, open, 1, '')).toBe(two);
  });

  it('names a line whose figures come first', () => {
    const open = rows[rowAt('otherExpenses:open-o')] ?? never();
    const years = ['7', '', '', '', ''];
    expect(set(two, open, 1, '7').otherExpenses).toEqual([
      { id: 'open-o', name: 'New otherExpenses', years },
    ]);
    const pasted = paste([['8'], ['9']], cell('directExpenses:open-d', 1));
    expect(pasted.pasted && pasted.content.directExpenses.map(({ name }) => name)).toEqual([
      'c',
      'New directExpenses',
      'New directExpenses',
    ]);
  });

  it('keeps writing to the line after it was made of the open row', () => {
    const open = rows[rowAt('otherExpenses:open-o')] ?? never();
    const next = set(set(two, open, 0, 'R'), open, 0, 'Re');
    expect(next.otherExpenses).toEqual([line('open-o', 'Re')]);
  });

  it('clears a range over several groups', () => {
    let filled = set(two, rows[1] ?? never(), 1, '5');
    filled = set(filled, rows[rowAt('depreciation')] ?? never(), 2, '7');
    const range = rangeBetween(cell('depreciation', 2), cell('revenues:b', 0));
    const cleared = clearRange(model, filled, rows, range);
    expect(cleared.revenues).toEqual([line('a'), line('b', '')]);
    expect(cleared.directExpenses).toEqual([line('c', '')]);
    expect(cleared.depreciation).toEqual(blankYears());
  });

  it('moves and removes lines, and not past the edge', () => {
    expect(moveLine(two, 'revenues', 'a', 1).revenues.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(moveLine(two, 'revenues', 'a', -1)).toBe(two);
    expect(moveLine(two, 'revenues', 'b', 1)).toBe(two);
    expect(removeLine(two, 'revenues', 'a').revenues).toEqual([line('b')]);
  });
});

describe('pasting', () => {
  it('fills right and down and adds lines past the end', () => {
    const block = [
      ['Menús', '1.234,56', '2'],
      ['Cenas', '(3)', ''],
      ['Vinos', '4 €', '5'],
      ['Postres', '6', '7'],
    ];
    const outcome = paste(block, cell('revenues:b', 0));
    if (!outcome.pasted) throw new Error(outcome.error.reason);
    expect(outcome.cells).toBe(12);
    expect(outcome.content.revenues.map(({ name, years }) => [name, ...years.slice(0, 2)])).toEqual([
      ['a', '', ''],
      ['Menús', '1234.56', '2'],
      ['Cenas', '-3', ''],
      ['Vinos', '4', '5'],
      ['Postres', '6', '7'],
    ]);
    expect(outcome.content.directExpenses).toBe(two.directExpenses);
  });

  it('names the cell that is not a number and pastes nothing', () => {
    const outcome = paste([['1'], ['n/a']], cell('revenues:a', 2));
    expect(outcome).toMatchObject({
      pasted: false,
      error: { reason: 'notNumber', text: 'n/a', column: 2, row: { id: 'b' } },
    });
  });

  it('cuts no name short', () => {
    const name = 'n'.repeat(TEXT_LIMITS.short);
    expect(paste([[name, '1']], cell('revenues:a', 0))).toMatchObject({ pasted: true });
    expect(paste([['Vinos'], [`${name}s`]], cell('revenues:a', 0))).toMatchObject({
      pasted: false,
      error: { reason: 'nameTooLong', column: 0, row: { id: 'b' } },
    });
  });

  it('says how many cells there are', () => {
    expect(paste([['1', '2', '3']], cell('revenues:a', 4))).toMatchObject({
      error: { reason: 'tooWide', capacity: 2, width: 3 },
    });
    expect(paste([['1'], ['2'], ['3']], cell('depreciation', 1))).toMatchObject({
      error: { reason: 'tooTall', capacity: 2, height: 3 },
    });
    const many = Array.from({ length: LIST_LIMITS.yearLines }, () => ['1']);
    expect(paste(many, cell('revenues:b', 1))).toMatchObject({
      error: { reason: 'tooTall', capacity: LIST_LIMITS.yearLines - 1 },
    });
  });

  it('works out sums, as they are typed', () => {
    const outcome = paste([['=1.200+300', '=1/0']], cell('revenues:a', 1));
    expect(outcome).toMatchObject({ pasted: false, error: { reason: 'notNumber', text: '=1/0' } });
    const summed = paste([['=1.200+300', '=2*3']], cell('revenues:a', 1));
    expect(summed.pasted && summed.content.revenues[0]?.years.slice(0, 2)).toEqual(['1500', '6']);
  });

  it('reads the whole block by the cells that leave no doubt', () => {
    const outcome = paste([['1,234', '5.5']], cell('revenues:a', 1), 'es');
    if (!outcome.pasted) throw new Error(outcome.error.reason);
    expect(outcome.content.revenues[0]?.years.slice(0, 2)).toEqual(['1234', '5.5']);
  });

  it('never changes the plan by halves', () => {
    const text = fc.constantFrom('1', '', '2.5', 'x', '1.234');
    const shape = fc
      .integer({ min: 1, max: 6 })
      .chain((width) =>
        fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(shape, fc.nat(rows.length - 1), fc.integer({ min: 1, max: 5 }), (block, row, column) => {
        const outcome = paste(block, { row, column });
        const refused = block.flat().includes('x') || column + (block[0]?.length ?? 0) - 1 > 5;
        if (refused) expect(outcome.pasted).toBe(false);
        const placed = outcome.pasted
          ? figures(outcome.content).filter((value) => value === '2.5').length
          : 0;
        expect(placed).toBe(outcome.pasted ? block.flat().filter((value) => value === '2.5').length : 0);
      }),
    );
  });
});

const figures = (statement: Statement): string[] => [
  ...LINE_GROUPS.flatMap((group) => statement[group].flatMap(({ years }) => years)),
  ...FIXED_ROWS.flatMap((row) => statement[row]),
];

function never(): never {
  throw new Error('no such row');
}
