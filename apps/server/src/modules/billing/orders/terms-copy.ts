import type { Company } from '@trazo/company/company';
import { disputesWording, legalValues } from '@trazo/company/legal-values';
import deLegal from '@trazo/messages/de/legal.json' with { type: 'json' };
import de from '@trazo/messages/de/terms.json' with { type: 'json' };
import enLegal from '@trazo/messages/en/legal.json' with { type: 'json' };
import en from '@trazo/messages/en/terms.json' with { type: 'json' };
import esLegal from '@trazo/messages/es/legal.json' with { type: 'json' };
import es from '@trazo/messages/es/terms.json' with { type: 'json' };
import { filled } from '@trazo/messages/filled-text';
import frLegal from '@trazo/messages/fr/legal.json' with { type: 'json' };
import fr from '@trazo/messages/fr/terms.json' with { type: 'json' };
import { inlineParts } from '@trazo/messages/inline-parts';
import itLegal from '@trazo/messages/it/legal.json' with { type: 'json' };
import it from '@trazo/messages/it/terms.json' with { type: 'json' };
import { type LegalText, sectionsFor } from '@trazo/messages/legal-text';
import { legalVersionDay } from '@trazo/messages/legal-version';
import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { Attachment } from '../../../platform/mailer/mail-order.ts';
import { formatDay } from '../formats.ts';

const TERMS: Readonly<Record<Language, LegalText>> = { es, en, it, fr, de };
const LEGAL = { es: esLegal, en: enLegal, it: itLegal, fr: frLegal, de: deLegal } as const;

/**
 * The terms as they stand on the page, to be kept: who concludes a contract gets them on a durable medium (directive
 * 2011/83/EU, art. 8 (7)). `version`: `LEGAL_VERSION`; `publicUrl`: what their links begin with.
 */
export function termsCopy(company: Company, publicUrl: string, version: string) {
  return (language: Language): Attachment => {
    const { title } = TERMS[language];
    const { disputes, version: versionWords } = LEGAL[language];
    const own = { product: PRODUCT_NAME, ...legalValues(company, language) };
    const date = formatDay(new Date(legalVersionDay(version)), language);
    const values = {
      ...own,
      disputes: filled(disputes[disputesWording(company)], own),
    };
    const plain = (text: string): string => plainText(filled(text, values) ?? '', publicUrl);
    const parts = sectionsFor(TERMS[language], company.country).flatMap(({ title: heading, text }) => [
      plain(heading).toLocaleUpperCase(language),
      ...text.map((passage) =>
        typeof passage === 'string' ? plain(passage) : passage.map((item) => `- ${plain(item)}`).join('\n'),
      ),
    ]);
    const text = [`${title} · ${PRODUCT_NAME}`, filled(versionWords, { date }) ?? '', ...parts].join('\n\n');
    return {
      fileName: `${title} - ${PRODUCT_NAME}.txt`,
      mediaType: 'text/plain; charset=utf-8',
      bytes: new TextEncoder().encode(`${text}\n`),
    };
  };
}

/** A paragraph without its formats: the address of a link stands behind its words. */
const plainText = (paragraph: string, publicUrl: string): string =>
  inlineParts(paragraph)
    .map((part) => {
      if (part.kind !== 'link' || part.to.startsWith('mailto:')) return part.text;
      return `${part.text} (${new URL(part.to, publicUrl).href})`;
    })
    .join('');
