/** What the law of the country of establishment says otherwise than that of its neighbours, as far as texts and retention follow it. */
export interface NationalLaw {
  /** Years that orders, payments and invoices are kept after the year they were made in. */
  readonly recordsYears: number;
  /** Years that cancellations and withdrawals are kept after the year they arrived in: the limitation period. */
  readonly claimsYears: number;
  /** Sellers name a mediator for consumers, and who hosts their pages. */
  readonly namesMediatorAndHost: boolean;
}

const LAWS: Readonly<Record<string, NationalLaw>> = {
  /** Código de Comercio, art. 30; Código Civil, art. 1964. */
  ES: { recordsYears: 6, claimsYears: 5, namesMediatorAndHost: false },
  /** Codice civile, art. 2220 and 2946. */
  IT: { recordsYears: 10, claimsYears: 10, namesMediatorAndHost: false },
  /** Code de commerce, L. 123-22; Code civil, 2224; Code de la consommation, L. 612-1; LCEN, art. 1-1. */
  FR: { recordsYears: 10, claimsYears: 5, namesMediatorAndHost: true },
  /** Abgabenordnung, § 147 (3); Bürgerliches Gesetzbuch, §§ 195 and 199 (from the end of the year). */
  DE: { recordsYears: 8, claimsYears: 3, namesMediatorAndHost: false },
};

/** The law of a country (ISO 3166-1, two letters); undefined for one that is not known here. */
export const nationalLaw = (country: string): NationalLaw | undefined => LAWS[country];
