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

interface KindMessages {
  readonly subject: string;
  readonly title: string;
  readonly text: string;
  readonly button?: string;
  readonly note: string;
  /** Of a mail that its reader may do without. */
  readonly stop?: string;
  /** Of a mail in a person's name: one line in place of what we say of ourselves. */
  readonly carrier?: string;
}

type Catalogue = typeof es;

/** A mail that has messages. */
export type MailName = {
  [Key in keyof Catalogue]: Catalogue[Key] extends KindMessages ? Key : never;
}[keyof Catalogue];

type MailMessages = Readonly<Record<MailName, KindMessages>> & {
  readonly greeting: string;
  readonly greetingNameless: string;
  readonly linkHint: string;
  readonly footer: string;
  readonly seller: string;
  readonly exampleSeller: string;
};

/** A mail without messages in one of the languages does not compile. */
const MESSAGES: Readonly<Record<Language, MailMessages>> = { es, en, it, fr, de };

/** A mail's messages with their values filled in, still plain text. */
export interface MailTexts {
  readonly subject: string;
  readonly title: string;
  readonly greeting: string;
  readonly text: string;
  /** What its sender has written, or nothing. */
  readonly message: string;
  readonly button: string | undefined;
  readonly note: string;
  /** The words that lead to no more of these; nothing in a mail that has to be. */
  readonly stop: string;
  readonly linkHint: string;
  readonly footer: string;
  /** Who writes, as the law wants it of business letters; nothing where a user writes. */
  readonly seller: string;
  /** Whether a user writes, and we carry it. */
  readonly isCarried: boolean;
}

export function mailTextsOf(
  kind: MailName,
  language: Language,
  values: Readonly<Record<string, string>>,
  company: Company,
): MailTexts {
  const messages = MESSAGES[language];
  const { subject, title, text, button, note, stop = '', carrier } = messages[kind];
  const worded = (message: string) => fill(message, { product: PRODUCT_NAME, ...values });
  const { name = '', message = '' } = values;
  const isCarried = carrier !== undefined;
  const seller = company.isExample ? messages.exampleSeller : messages.seller;
  return {
    subject: worded(subject),
    title: worded(title),
    greeting: greetingOf(),
    text: worded(text),
    message,
    button: button && worded(button),
    note: worded(note),
    stop,
    linkHint: messages.linkHint,
    footer: worded(carrier ?? messages.footer),
    seller: isCarried ? '' : fill(seller, sellerOf(company, language)),
    isCarried,
  };
  function greetingOf(): string {
    // Who writes to a person has greeted them.
    if (message !== '') return '';
    return name === '' ? messages.greetingNameless : worded(messages.greeting);
  }
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
