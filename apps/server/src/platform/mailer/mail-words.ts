import type { Company } from '@trazo/company/company';
import { postalAddress } from '@trazo/company/postal-address';
import de from '@trazo/messages/de/mails.json' with { type: 'json' };
import en from '@trazo/messages/en/mails.json' with { type: 'json' };
import es from '@trazo/messages/es/mails.json' with { type: 'json' };
import { filled, type TextValues } from '@trazo/messages/filled-text';
import fr from '@trazo/messages/fr/mails.json' with { type: 'json' };
import it from '@trazo/messages/it/mails.json' with { type: 'json' };
import type { Language } from '@trazo/plan/languages';
import { PRODUCT_NAME } from '@trazo/plan/product';

interface KindWords {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly button?: string;
  readonly note: string;
}

type Catalogue = typeof es;

/** A mail that has words. */
export type MailName = {
  [Key in keyof Catalogue]: Catalogue[Key] extends KindWords ? Key : never;
}[keyof Catalogue];

type Words = Readonly<Record<MailName, KindWords>> & {
  readonly greeting: string;
  readonly greetingNameless: string;
  readonly linkHint: string;
  readonly footer: string;
  readonly seller: string;
  readonly exampleSeller: string;
};

/** A mail without words in one of the languages does not compile. */
const WORDS: Readonly<Record<Language, Words>> = { es, en, it, fr, de };

/** A mail's words with their values filled in, still plain text. */
export interface WordedMail {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly text: string;
  readonly button: string | undefined;
  readonly note: string;
  readonly linkHint: string;
  readonly footer: string;
  /** Who writes, as the law wants it of business letters. */
  readonly seller: string;
}

export function wordMail(
  kind: MailName,
  language: Language,
  values: Readonly<Record<string, string>>,
  company: Company,
): WordedMail {
  const words = WORDS[language];
  const { subject, title, text, button, note } = words[kind];
  const worded = (message: string) => fill(message, { product: PRODUCT_NAME, ...values });
  const { name = '' } = values;
  return {
    subject: worded(subject),
    title: worded(title),
    greeting: name === '' ? words.greetingNameless : worded(words.greeting),
    text: worded(text),
    button: button && worded(button),
    note: worded(note),
    linkHint: words.linkHint,
    footer: worded(words.footer),
    seller: fill(company.isExample ? words.exampleSeller : words.seller, sellerOf(company, language)),
  };
}

const sellerOf = (company: Company, language: Language): Readonly<Record<string, string>> => {
  const { name, email, phone, register, vatId, representative } = company;
  return { name, address: postalAddress(company, language), email, phone, register, vatId, representative };
};

function fill(message: string, values: TextValues): string {
  const text = filled(message, values);
  if (text === undefined) throw new RangeError(`a mail lacks a value of “${message}”`);
  return text;
}
