/** The pages whose words are whole texts: a file a language each, of the shape of `LegalText`. */
export const LEGAL_PAGES = ['terms', 'privacy', 'cookies', 'imprint'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** What pages are built with in the place of a legal page's title and text; the server puts in what holds for its company. */
export const LEGAL_PLACEHOLDERS = { title: '{{legalTitle}}', html: '{{legalText}}' } as const;

/**
 * A passage: a paragraph, or the items of a list. `[words](address)` is a link, `**words**` stand out, `` `letters` `` are
 * shown as they stand. A paragraph that asks for a value which an installation does not have (`{{officer}}`) is left out.
 */
export type LegalPassage = string | readonly string[];

export interface LegalSection {
  /** Its address on the page: the same in every language. */
  readonly id: string;
  /** The countries (ISO 3166-1) whose companies have it, where law differs; all, if it says nothing. */
  readonly onlyIn?: readonly string[];
  /** The countries whose companies do not have it. */
  readonly exceptIn?: readonly string[];
  readonly title: string;
  readonly text: readonly LegalPassage[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/** What the privacy policy says of those who work on data for the company. */
export interface ProcessorWords {
  readonly processor: string;
  readonly noProcessors: string;
  readonly purposes: Readonly<Record<string, string>>;
  readonly transfers: Readonly<Record<string, string>>;
}

/** What the imprint calls each thing about the company. */
export interface IdentityWords {
  readonly identity: Readonly<Record<string, string>>;
}

/** The sections of a page for a company established in a country. */
export const sectionsFor = ({ sections }: LegalText, country: string): readonly LegalSection[] =>
  sections.filter(
    ({ onlyIn, exceptIn }) => (onlyIn?.includes(country) ?? true) && exceptIn?.includes(country) !== true,
  );
