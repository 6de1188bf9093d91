import type { PlanFacts } from '@trazo/forecast/forecast-context';
import { vatSchemeOf } from '@trazo/forecast/vat-scheme';
import { packOf } from '@trazo/packs/pack-of';
import { rateIn, ratesOf } from '@trazo/packs/rates';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { Decimal, toAmount } from '@trazo/plan/money';
import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';

/** A rate of value-added tax that a line can have: its id in the plan, its name, and its per cents where they are known. */
export interface VatChoice {
  readonly id: string;
  readonly name: string;
  readonly percent: string | undefined;
}

/** Decimals a price is kept with. */
const DECIMALS = 4;

/** What of a rate holds as the plan starts; undefined where it is not known. */
function percentOf({ country, parameters, start }: Assumptions, name: string): string | undefined {
  const rate = ratesOf(packOf(country), parameters).find(({ key }) => key === name);
  if (rate === undefined) return undefined;
  const value = rate.own || rateIn(rate, Number(start.slice(0, 4)) || new Date().getFullYear())?.value;
  return value === '' ? undefined : value;
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

/** The per cents of a line's rate; undefined where no tax is charged, or its rate is not known. */
export function taxPercent(assumptions: Assumptions, rate: string): string | undefined {
  const scheme = assumptions.vat.scheme || packOf(assumptions.country).vat.scheme;
  if (scheme === 'none' || scheme === 'exempt') return undefined;
  const id = rate === 'standard' ? '' : rate;
  return vatChoices(assumptions).find((choice) => choice.id === id)?.percent;
}

/** The same of goods that are sold again: a retailer under the surcharge pays it beside the tax. */
export function taxOnGoods(assumptions: Assumptions, facts: PlanFacts, rate: string): string | undefined {
  const tax = taxPercent(assumptions, rate);
  const pack = packOf(assumptions.country);
  const key = pack.vat.surcharge?.rates[rate === '' ? 'standard' : rate];
  if (tax === undefined || key === undefined || vatSchemeOf(assumptions, pack, facts) !== 'surcharge')
    return tax;
  return new Decimal(tax).plus(percentOf(assumptions, key) ?? 0).toString();
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

const factor = (percent: string) => new Decimal(percent).dividedBy(100).plus(1);
const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** A price before tax from one with it. */
export const withoutTax = (price: string, percent: string): string =>
  isNumber(price) ? toAmount(new Decimal(price).dividedBy(factor(percent)).toDecimalPlaces(DECIMALS)) : price;

/** A price with tax from one before it, to the cent. */
export const withTax = (price: string, percent: string): string =>
  isNumber(price) ? toAmount(new Decimal(price).times(factor(percent)).toDecimalPlaces(2)) : price;

/** The choice of a line. */
export const choiceOf = (choices: readonly VatChoice[], id: unknown): VatChoice =>
  choices.find((choice) => choice.id === (id === 'standard' ? '' : id)) ??
  must(choices[0], 'a country has a standard rate');
