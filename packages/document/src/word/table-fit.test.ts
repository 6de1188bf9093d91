import { describe, expect, it } from 'vitest';
import { textWidth } from '../fonts/text-width.ts';
import { fitTable } from './table-fit.ts';

const PAGE = { upright: 9_354, turned: 14_286 };

const table = (figures: number, figure: string, name = 'Ventas de pan y de bollería') => ({
  columns: [
    { label: 'Concepto', align: 'start' as const },
    ...Array.from({ length: figures }, (_, index) => ({
      label: `Año ${2027 + index}`,
      align: 'end' as const,
    })),
  ],
  rows: [
    {
      cells: [name, ...Array.from({ length: figures }, () => figure)],
      weight: 'total' as const,
      negative: [],
    },
  ],
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('a table on a page', () => {
  it.each([
    [5, '581.538', false],
    [13, '39.756', true],
    [13, '1.239.756,45', true],
    [5, '123.456.789.012,45', true],
  ])('of %i figures such as %s breaks none of them and is as wide as its sheet', (count, figure, isWide) => {
    const fit = fitTable(table(count, figure), 'Inter', PAGE);
    expect(fit.isWide).toBe(isWide);
    const needed = textWidth('Inter', figure) * fit.size * 10;
    for (const width of fit.widths.slice(1)) expect(width - 2 * fit.inset).toBeGreaterThanOrEqual(needed);
    const sheet = isWide ? PAGE.turned : PAGE.upright;
    expect(Math.abs(sum(fit.widths) - sheet)).toBeLessThanOrEqual(count + 1);
  });

  it('of a year by month is turned, however short its figures', () => {
    expect(fitTable(table(13, '12'), 'Inter', PAGE).isWide).toBe(false);
    expect(fitTable({ ...table(13, '12'), byMonth: { tinted: [] } }, 'Inter', PAGE).isWide).toBe(true);
  });

  it('of more than any sheet holds shrinks all columns alike', () => {
    const fit = fitTable(table(40, '123.456.789.012,45'), 'Inter', PAGE);
    expect(fit.isWide).toBe(true);
    expect(sum(fit.widths)).toBeLessThanOrEqual(PAGE.turned);
  });

  it('gives columns of words what they have to say', () => {
    const words = {
      columns: [
        { label: 'Item', align: 'start' as const },
        { label: 'Assumption', align: 'start' as const },
        { label: 'Amount', align: 'end' as const },
      ],
      rows: [{ cells: ['Bread', 'word '.repeat(60), '3'], weight: 'entry' as const, negative: [] }],
    };
    const [name = 0, assumption = 0] = fitTable(words, 'Inter', PAGE).widths;
    expect(assumption).toBeGreaterThan(4 * name);
  });
});
