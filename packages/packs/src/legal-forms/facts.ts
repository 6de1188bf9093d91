import type { Source } from '@trazo/forecast/pack';
import type { CountryForm } from '@trazo/plan/legal-forms';

/** A fact with the law it comes from. In the files of the countries the page on which it was read stands beside the law. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly source: Source;
}

/** Who pays tax on the profit: owners, company, and whether the other one can be chosen. */
export type FormTax = 'owners' | 'company' | 'ownersOrCompany' | 'companyOrOwners';

/** Share capital: none is needed, as much as one likes, or at least an amount in the country's currency. */
export type FormCapital = 'none' | 'free' | { readonly least: string };

/** What a legal form means for tax and capital. What was not read is left out. */
export interface FormFacts {
  readonly tax?: Sourced<FormTax>;
  readonly capital?: Sourced<FormCapital>;
  /** The year from which on no new ones are founded. */
  readonly closedSince?: Sourced<number>;
}

/** The law of a country on its legal forms. */
export interface LegalForms<Country extends string> {
  /** Its currency's sign. */
  readonly currency: '€' | '£' | '$';
  /** What the taxes are called there. */
  readonly taxes: { readonly owners: string; readonly company: string };
  readonly facts: {
    readonly [Form in CountryForm as Form extends `${Country}.${infer Name}` ? Name : never]: FormFacts;
  };
}

export const read = (title: string, url: string): Source => ({ title, url, seen: '2026-11-23' });

/** All facts of a form from one law, or the capital from another. */
export const facts = (
  tax: FormTax,
  capital: FormCapital,
  source: Source,
  capitalSource: Source = source,
): FormFacts => ({ tax: { value: tax, source }, capital: { value: capital, source: capitalSource } });
