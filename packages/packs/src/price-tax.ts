import type { PlanFacts } from '@trazo/forecast/forecast-context';
import { vatSchemeOf } from '@trazo/forecast/vat-scheme';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { Decimal, toAmount } from '@trazo/plan/money';
import type { Plan } from '@trazo/plan/plan';
import { type TradeKind, tradeKindOf } from '@trazo/plan/trade-kinds';
import { packOf } from './pack-of.ts';
import { rateIn, ratesOf } from './rates.ts';

/** Decimals a price is kept with. */
const DECIMALS = 4;

/** What of a rate holds as the plan starts; undefined where it is not known. */
export function percentOf({ country, parameters, start }: Assumptions, key: string): string | undefined {
  const rate = ratesOf(packOf(country), parameters).find((each) => each.key === key);
  if (rate === undefined) return undefined;
  const value = rate.own || rateIn(rate, Number(start.slice(0, 4)) || new Date().getFullYear())?.value;
  return value === '' ? undefined : value;
}

/** The per cents of a line's rate; undefined where no tax is charged, or its rate is not known. */
export function taxPercent(assumptions: Assumptions, rate: string): string | undefined {
  const scheme = assumptions.vat.scheme || packOf(assumptions.country).vat.scheme;
  if (scheme === 'none' || scheme === 'exempt') return undefined;
  if (rate === 'none') return '0';
  return percentOf(assumptions, `vat.${rate === '' ? 'standard' : rate}`);
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

const factor = (percent: string) => new Decimal(percent).dividedBy(100).plus(1);
const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** A price before tax from one with it. */
export const withoutTax = (price: string, percent: string): string =>
  isNumber(price) ? toAmount(new Decimal(price).dividedBy(factor(percent)).toDecimalPlaces(DECIMALS)) : price;

/** A price with tax from one before it, to the cent. */
export const withTax = (price: string, percent: string): string =>
  isNumber(price) ? toAmount(new Decimal(price).times(factor(percent)).toDecimalPlaces(2)) : price;

/** Trades that say their prices with tax, as their customers pay them. */
const RETAIL: readonly TradeKind[] = ['shop', 'guests'];

/** Whether a plan says the prices of what it sells with tax: as it was answered, else as is usual in its trade. */
export const saysPricesWithTax = (
  { priceTax }: Pick<Assumptions, 'priceTax'>,
  sector: Plan['general']['sector'],
): boolean => (priceTax === '' ? RETAIL.includes(tradeKindOf(sector)) : priceTax === 'included');

interface PricedPlan {
  readonly general: Pick<Plan['general'], 'sector' | 'country'>;
  readonly finance: Pick<Plan['finance'], 'assumptions'>;
}

/** Makes of a product's price, as the plan says it, the price before the tax of its line. */
export function priceBeforeTax({ general, finance }: PricedPlan): (price: string, rate: string) => string {
  const { assumptions } = finance;
  if (assumptions === null || !saysPricesWithTax(assumptions, general.sector)) return (price) => price;
  const lawful = { ...assumptions, country: lawCountry({ general, finance }) };
  return (price, rate) => {
    const percent = taxPercent(lawful, rate);
    return percent === undefined ? price : withoutTax(price, percent);
  };
}
