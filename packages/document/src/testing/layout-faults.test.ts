import { expect, test } from 'vitest';
import { layoutFaults } from './layout-faults.ts';
import type { TextBox } from './read-pdf.ts';

const box = (text: string, left: number, bottom: number): TextBox => ({
  ...{ page: 1, text, left, bottom, width: 40, size: 10 },
  ...{ angle: 0, content: undefined },
});

const faults = (...boxes: TextBox[]) => layoutFaults({ layout: [{ width: 600, height: 800, boxes }] });

test('finds text on other text', () => {
  expect(faults(box('one', 20, 100), box('two', 40, 102))).toHaveLength(1);
  expect(faults(box('one', 20, 100), box('two', 55, 100))).toHaveLength(1);
  expect(faults(box('one', 20, 100), box('two', 60, 100))).toEqual([]);
});

test('takes letters that are read from where a mark over them stands for one line with their neighbours', () => {
  expect(faults(box('\u067f', 20, 98), box('one', 53, 100))).toEqual([]);
  expect(faults(box('\u067f', 20, 98), box('one', 40, 100))).toHaveLength(1);
});

test('takes right-to-left letters in the space of a run of another font for a part of it', () => {
  const outer = { ...box('\ufffd \ufffd\ufffd', 20, 100), width: 26 };
  expect(faults(outer, { ...box('\u{10e60}', 28, 100), width: 4 })).toEqual([]);
  expect(faults(outer, { ...box('a', 28, 100), width: 9 })).toHaveLength(1);
});
