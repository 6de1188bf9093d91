import type { Company } from './company.ts';
import { nationalLaw } from './national-law.ts';
import { countryName, postalAddress } from './postal-address.ts';
import { retentionOf } from './retention.ts';

/** Everything about the company that legal texts name (`messages/<lang>/terms.json` and its neighbours). */
export function legalValues(
  company: Company,
  language: string,
): Readonly<Record<string, string | undefined>> {
  const { name, country, email, phone, privacy, disputes } = company;
  const { recordsYears, claimsYears } = retentionOf(company);
  return {
    company: name,
    address: postalAddress(company, language),
    country: countryName(country, language),
    email,
    phone,
    privacyEmail: privacy.email,
    officer: privacy.officer ?? undefined,
    authority: privacy.authority.name,
    authorityUrl: privacy.authority.url,
    body: disputes.body?.name,
    bodyUrl: disputes.body?.url,
    bodyAddress: disputes.body?.address,
    centre: disputes.centre.name,
    centreUrl: disputes.centre.url,
    recordsYears: String(recordsYears),
    claimsYears: String(claimsYears),
    logMonths: new Intl.NumberFormat(language, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(
      privacy.logMonths,
    ),
  };
}

/** Which words say how disputes with consumers are settled (`messages/<lang>/legal.json`, `disputes`). */
export function disputesWording({ country, disputes }: Company): 'none' | 'body' | 'mediator' {
  if (disputes.body === null) return 'none';
  return nationalLaw(country)?.namesMediatorAndHost === true ? 'mediator' : 'body';
}
