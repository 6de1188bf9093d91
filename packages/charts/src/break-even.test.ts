import { expect, it } from 'vitest';
import { breakEvenLines } from './break-even.ts';

const figures = { revenue: '200', fixed: '60', variable: '80', breakEven: '100' };

it('has costs begin at the fixed ones and meet the revenue on its way', () => {
  expect(breakEvenLines(figures)).toEqual({ fixed: 0.3, costs: 0.7, at: 0.5 });
});

it('may meet at the very end', () => {
  expect(breakEvenLines({ ...figures, fixed: '120', breakEven: '200' })).toEqual({
    fixed: 0.6,
    costs: 1,
    at: 1,
  });
});

it.each([
  ['nothing is sold', { revenue: '' }],
  ['nothing is to be covered', { fixed: '0', breakEven: '0' }],
  ['too little is sold', { breakEven: '200.01' }],
  ['each sale costs more than it brings in', { variable: '220', breakEven: '' }],
  ['something grown with sales comes back', { variable: '-1' }],
])('is not drawn where %s', (_, given) => {
  expect(breakEvenLines({ ...figures, ...given })).toBeNull();
});
