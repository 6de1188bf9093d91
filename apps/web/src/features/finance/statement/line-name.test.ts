import { expect, it } from 'vitest';
import { lineNaming } from './line-name.ts';

const words = { revenues: 'Ventas', directExpenses: 'Compras', otherExpenses: 'Gastos generales' };
const named = (...names: readonly string[]) => names.map((name) => ({ name }));

it('names a line after what its group is usually made of, and numbers what is taken', () => {
  const name = lineNaming(words, []);
  expect(name('revenues', [])).toBe('Ventas');
  expect(name('directExpenses', named('Harina'))).toBe('Compras');
  expect(name('otherExpenses', named('gastos generales', 'Gastos generales 2'))).toBe('Gastos generales 3');
});

it('names revenue after the products that have no line yet', () => {
  const name = lineNaming(words, ['Pan', ' ', 'Bollos']);
  expect(name('revenues', named('Pan'))).toBe('Bollos');
  expect(name('revenues', named('Pan', 'bollos '))).toBe('Ventas');
  expect(name('directExpenses', [])).toBe('Compras');
});
