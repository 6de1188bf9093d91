import type { Company } from '@trazo/company/company';
import { disputesWording, legalValues } from '@trazo/company/legal-values';
import { filled } from '@trazo/messages/filled-text';
import { type LegalPage, type LegalPassage, sectionsFor } from '@trazo/messages/legal-text';
import { LEGAL_TEXTS } from '@trazo/messages/legal-texts';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { PRODUCT_NAME } from '@trazo/plan/product';

/** Paragraphs in whose place the company's data is listed. */
export const IDENTITY = '{{identity}}';
export const PROCESSORS = '{{processors}}';

export interface FilledText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly {
    readonly id: string;
    readonly title: string;
    /** Paragraphs, lists, and `IDENTITY` or `PROCESSORS` as they are. */
    readonly text: readonly LegalPassage[];
  }[];
}

/**
 * A legal page's text as it holds for a company: the sections of its country, filled with its data. A paragraph that asks for
 * something it does not have is left out.
 */
export function filledText(company: Company, page: LegalPage, language: Language): FilledText {
  const { [page]: text, legal } = LEGAL_TEXTS[language];
  const own = { product: PRODUCT_NAME, ...legalValues(company, language) };
  const values = { ...own, disputes: filled(legal.disputes[disputesWording(company)], own) };
  const complete = (words: string) => must(filled(words, values), `all that “${words}” asks for`);
  const paragraph = (words: string): string[] =>
    [words === IDENTITY || words === PROCESSORS ? words : (filled(words, values) ?? [])].flat();
  return {
    title: text.title,
    lead: complete(text.lead),
    sections: sectionsFor(text, company.country).map(({ id, title, text: passages }) => ({
      id,
      title: complete(title),
      text: passages.flatMap((passage): LegalPassage[] =>
        typeof passage === 'string' ? paragraph(passage) : [passage.flatMap(paragraph)],
      ),
    })),
  };
}
