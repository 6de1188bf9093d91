import type { Company } from './company.ts';
import { countryName, postalAddress } from './postal-address.ts';

/** Everything about the company that legal texts name (`messages/<lang>/terms.json` and its neighbours). */
export function legalValues(
  company: Company,
  language: string,
): Readonly<Record<string, string | undefined>> {
  const { name, country, email, privacy, disputes } = company;
  return {
    company: name,
    address: postalAddress(company, language),
    country: countryName(country, language),
    email,
    privacyEmail: privacy.email,
    officer: privacy.officer ?? undefined,
    authority: privacy.authority.name,
    authorityUrl: privacy.authority.url,
    body: disputes.body?.name,
    bodyUrl: disputes.body?.url,
    centre: disputes.centre.name,
    centreUrl: disputes.centre.url,
  };
}
