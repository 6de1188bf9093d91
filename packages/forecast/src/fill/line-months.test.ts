import { arbitraryAssumptions } from '@trazo/plan/testing/arbitrary-assumptions';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forecast } from '../forecast.ts';
import { LINE_GROUPS } from '../ledger/figure.ts';
import { amountOf } from '../numbers/decimal.ts';
import { IMAGINARY } from '../testing/imaginary-pack.ts';
import { arbitraryFacts } from '../testing/plan-facts.ts';
import { computedGrid } from './computed-grid.ts';
import { lineMonths } from './line-months.ts';

it('comes to the grid, line by line and year by year, and to the statement, month by month', () => {
  fc.assert(
    fc.property(arbitraryAssumptions(), arbitraryFacts(), (assumptions, facts) => {
      const result = forecast(assumptions, IMAGINARY, facts);
      if (result.state === 'outOfRange') return;
      const lines = lineMonths(result);
      const grid = computedGrid(result);
      for (const group of LINE_GROUPS) {
        for (const [source, years] of grid.lines[group]) {
          const months = lines.find((each) => each.group === group && each.source === source)?.months ?? [];
          for (const [index, amount] of years.entries()) {
            const [first, last] = result.years.monthsOf(index + 1);
            const sum = months.slice(first, last + 1).reduce((total, value) => total + value, 0);
            expect(amountOf(sum, result.scale)).toBe(amount);
          }
        }
      }
      const { income } = result;
      for (let month = 0; month <= 60; month += 1) {
        const of = (group: string) =>
          lines
            .filter((each) => each.group === group)
            .reduce((total, { months }) => total + (months[month] ?? 0), 0);
        const ebitda = of('revenues') - of('directExpenses') - of('otherExpenses');
        expect(ebitda).toBe(income.ebitda.months[month]);
      }
    }),
    { numRuns: 60 },
  );
});
