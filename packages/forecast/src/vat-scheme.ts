import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Option } from '@trazo/plan/options';
import type { Pack } from './pack.ts';

export type VatScheme = Exclude<Assumptions['vat']['scheme'], ''>;

/** What of a plan decides which taxes are its own. */
interface Taxpayer {
  readonly legalStructure: string;
  readonly sector?: Option<'sector'> | '';
}

/** Who is taxed on the profit: as it was chosen, else as is usual for the legal form. */
export const taxedAsOf = (
  { taxedAs }: Pick<Assumptions, 'taxedAs'>,
  { ownerTaxed }: Pick<Pack, 'ownerTaxed'>,
  { legalStructure }: Taxpayer,
): 'company' | 'owner' => taxedAs || (ownerTaxed.includes(legalStructure) ? 'owner' : 'company');

/** Whether the law has the surcharge of retailers for a business. */
export const maySurcharge = (
  assumptions: Pick<Assumptions, 'taxedAs'>,
  pack: Pick<Pack, 'ownerTaxed' | 'vat'>,
  facts: Taxpayer,
): boolean => pack.vat.surcharge !== null && taxedAsOf(assumptions, pack, facts) === 'owner';

/** The scheme that is usual: that of retailers where it is the business's, else the country's. */
export function usualVatScheme(
  assumptions: Pick<Assumptions, 'taxedAs'>,
  pack: Pick<Pack, 'ownerTaxed' | 'vat'>,
  facts: Taxpayer,
): VatScheme {
  const { surcharge, scheme } = pack.vat;
  const { sector = '' } = facts;
  const isRetail = sector !== '' && surcharge?.sectors.includes(sector) === true;
  return isRetail && maySurcharge(assumptions, pack, facts) ? 'surcharge' : scheme;
}

/** The scheme that counts: the chosen one if the law has it for the business, else the usual one. */
export function vatSchemeOf(
  assumptions: Pick<Assumptions, 'taxedAs' | 'vat'>,
  pack: Pick<Pack, 'ownerTaxed' | 'vat'>,
  facts: Taxpayer,
): VatScheme {
  const { scheme } = assumptions.vat;
  const isLawful = scheme !== 'surcharge' || maySurcharge(assumptions, pack, facts);
  return scheme !== '' && isLawful ? scheme : usualVatScheme(assumptions, pack, facts);
}
