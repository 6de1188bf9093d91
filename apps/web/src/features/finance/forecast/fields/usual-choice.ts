import { usualVatScheme } from '@trazo/forecast/vat-scheme';
import { packOf } from '@trazo/packs/pack-of';
import { rateIn, ratesOf } from '@trazo/packs/rates';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Plan } from '@trazo/plan/plan';

/** What counts in a plan's country while a choice is left to us; undefined where the country has no say in it. */
export function usualChoice({ general, finance }: Pick<Plan, 'general' | 'finance'>, path: string) {
  const pack = packOf(lawCountry({ general, finance }));
  const { taxedAs = '' } = finance.assumptions ?? {};
  if (path === 'vat.scheme') return usualVatScheme({ taxedAs }, pack, general);
  if (path === 'vat.refund') return pack.vat.refund;
  if (path.endsWith('.salaries')) return String(pack.salaries);
  if (path !== 'vat.periodMonths') return undefined;
  const rate = ratesOf(pack, finance.assumptions?.parameters ?? []).find(({ key }) => key === path);
  if (rate === undefined) return undefined;
  return rate.own || rateIn(rate, Number(finance.assumptions?.start.slice(0, 4) || '2027'))?.value;
}
