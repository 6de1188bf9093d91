import { packOf } from '@trazo/packs/pack-of';
import { percentOf } from '@trazo/packs/price-tax';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';

/** A rate of value-added tax that a line can have: its id in the plan, its name, and its per cents where they are known. */
export interface VatChoice {
  readonly id: string;
  readonly name: string;
  readonly percent: string | undefined;
}

/** The rates a line can have in a country, the usual one first; `none` last. */
export function vatChoices(assumptions: Assumptions): VatChoice[] {
  const pack = packOf(assumptions.country);
  const known = pack.vat.rates
    .map((name) => ({
      id: name === 'standard' ? '' : name,
      name,
      percent: percentOf(assumptions, `vat.${name}`),
    }))
    .filter(({ id, percent }) => id === '' || percent !== undefined);
  return [...known, { id: 'none', name: 'none', percent: '0' }];
}

/** The rate of rooms and meals where it is not the standard one. */
const HOSPITALITY: Readonly<Partial<Record<Assumptions['country'], string>>> = {
  es: 'reduced',
  fr: 'intermediate',
  it: 'intermediate',
  de: 'reduced',
};

/** The rate that is usual for what a trade sells; undefined where that is the standard one, or differs from product to product. */
export const usualChoice = (
  choices: readonly VatChoice[],
  country: Assumptions['country'],
  sector: Plan['general']['sector'],
): VatChoice | undefined =>
  sector === 'tourism' ? choices.find(({ id }) => id === HOSPITALITY[country]) : undefined;

/** The choice of a line. */
export const choiceOf = (choices: readonly VatChoice[], id: unknown): VatChoice =>
  choices.find((choice) => choice.id === (id === 'standard' ? '' : id)) ??
  must(choices[0], 'a country has a standard rate');
