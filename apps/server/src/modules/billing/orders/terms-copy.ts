import type { Company } from '@trazo/company/company';
import { filled } from '@trazo/messages/filled-text';
import { inlineParts } from '@trazo/messages/inline-parts';
import { LEGAL_TEXTS } from '@trazo/messages/legal-texts';
import { legalVersionDay } from '@trazo/messages/legal-version';
import type { Language } from '@trazo/plan/languages';
import { must } from '@trazo/plan/must';
import { PRODUCT_NAME } from '@trazo/plan/product';
import type { Attachment } from '../../../platform/mailer/mail-order.ts';
import { filledText } from '../../legal/filled-text.ts';
import { formatDay } from '../formats.ts';

/**
 * The terms as they stand on the page, to be kept: who concludes a contract gets them on a durable medium (directive
 * 2011/83/EU, art. 8 (7)). `version`: `LEGAL_VERSION`; `publicUrl`: what their links begin with.
 */
export function termsCopy(company: Company, publicUrl: string, version: string) {
  return (language: Language): Attachment => {
    const { title, sections } = filledText(company, 'terms', language);
    const date = formatDay(new Date(legalVersionDay(version)), language);
    const plain = (text: string): string => plainText(text, publicUrl);
    const parts = sections.flatMap(({ title: heading, text }) => [
      heading.toLocaleUpperCase(language),
      ...text.map((passage) =>
        typeof passage === 'string' ? plain(passage) : passage.map((item) => `- ${plain(item)}`).join('\n'),
      ),
    ]);
    const dated = must(filled(LEGAL_TEXTS[language].legal.version, { date }), 'the day of the version');
    const text = [`${title} · ${PRODUCT_NAME}`, dated, ...parts].join('\n\n');
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
