import words from '@trazo/messages/help/en/forecast.json' with { type: 'json' };
import { emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { describe, expect, it } from 'vitest';
import { usualChoice, vatChoices } from './vat-rates.ts';

const SPAIN = { ...emptyAssumptions(), country: 'es' as const, start: '2027-04' };

describe('the rates of value-added tax', () => {
  it('are those of the country, with their per cents', () => {
    expect(vatChoices(SPAIN).map(({ id, percent }) => [id, percent])).toEqual([
      ['', '21'],
      ['reduced', '10'],
      ['superReduced', '4'],
      ['none', '0'],
    ]);
  });

  it('are the founder’s own where the country leaves them to them; what is not known is not offered', () => {
    const other = {
      ...emptyAssumptions(),
      country: 'other' as const,
      parameters: [{ key: 'vat.standard', value: '18' }],
    };
    expect(vatChoices(other).map(({ id, percent }) => [id, percent])).toEqual([
      ['', '18'],
      ['none', '0'],
    ]);
  });

  it.each([
    ['es', '10', words.vatUses.es.reduced],
    ['fr', '10', words.vatUses.fr.intermediate],
    ['it', '10', words.vatUses.it.intermediate],
    ['de', '7', words.vatUses.de.reduced],
  ] as const)('are usual for rooms and meals in %s: %s per cent', (country, percent, use) => {
    const choices = vatChoices({ ...SPAIN, country });
    expect(usualChoice(choices, country, 'tourism')?.percent).toBe(percent);
    expect(usualChoice(choices, country, 'construction')).toBeUndefined();
    expect(use).toMatch(/hotels/);
  });

  it('have no usual one where rooms and meals are charged like the rest', () => {
    expect(usualChoice(vatChoices({ ...SPAIN, country: 'uk' }), 'uk', 'tourism')).toBeUndefined();
  });
});
