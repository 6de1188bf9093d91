import type { Company } from '@trazo/company/company';
import { countryName, postalAddress } from '@trazo/company/postal-address';
import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';

/** What a text may ask for; undefined is what this installation does not have. */
export type LegalValues = Readonly<Record<string, string | undefined>>;

/** Everything about the company that legal texts name. */
export function legalValues(company: Company, language: Language): LegalValues {
  const { name, country, email, privacy, disputes } = company;
  return {
    product: PRODUCT_NAME,
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

/** A text with its values; undefined if one of them is missing. */
export function filled(text: string, values: LegalValues): string | undefined {
  let complete = true;
  const result = text.replace(/\{\{(\w+)\}\}/g, (_match, key: string) => {
    const value = values[key];
    if (value === undefined) complete = false;
    return value ?? '';
  });
  return complete ? result : undefined;
}
