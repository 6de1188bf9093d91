import { describe, expect, it } from 'vitest';
import { type AmountPeriod, firstYearSum, inFirstYear, sourcesAndUses } from './sources-and-uses.ts';

const of = (amount: string, period: AmountPeriod = 'once') => ({ amount, period });

describe('sources and uses', () => {
  it('count what comes or goes every month twelve times', () => {
    expect(inFirstYear(of('500.50', 'month'))).toBe('6006');
    expect(inFirstYear(of('500', 'year'))).toBe('500');
    expect(inFirstYear(of('', 'month'))).toBe('');
    expect(firstYearSum([of('5000'), of('500', 'month'), of('')])).toBe('11000');
    expect(firstYearSum([of('')])).toBe('');
  });

  it.each([
    ['balanced', ['30'], ['70'], ['100'], '0'],
    ['short', ['30'], ['70'], ['101'], '-1'],
    ['surplus', ['30.5'], ['70'], ['100'], '0.5'],
    ['oneSided', [], [], ['100'], '-100'],
    ['oneSided', ['0'], [], [], '0'],
    ['blank', [''], [], [''], '0'],
  ] as const)('are %s', (state, incomes, financingNeeds, expenses, difference) => {
    const lists = { incomes, financingNeeds, expenses };
    const [inflows, requested, payments] = Object.values(lists).map((list) =>
      list.map((amount) => of(amount)),
    );
    const found = sourcesAndUses({
      incomes: inflows ?? [],
      financingNeeds: requested ?? [],
      expenses: payments ?? [],
    });
    expect([found.state, found.difference]).toEqual([state, difference]);
  });
});
