import type { Language } from '@trazo/plan/languages';
import type { Attachment } from './mail-order.ts';
import type { MailName } from './mail-texts.ts';

/** A mail as it leaves: worded, typeset, addressed. */
export interface OutgoingMail {
  /** The same for every attempt at the same mail, so that a mailbox can tell it has it. */
  readonly messageId: string;
  readonly kind: MailName;
  readonly language: Language;
  readonly to: string;
  readonly senderName?: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  /** Where mail programs unsubscribe their reader with one click (RFC 8058). */
  readonly unsubscribe?: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
}

/** No attempt will ever get this mail through: the address does not exist, say. */
export class UndeliverableMailError extends Error {
  override readonly name = 'UndeliverableMailError';
}

/** Takes mails out of the house. */
export interface MailTransport {
  /** Done once the next server has taken charge of it. Throws `UndeliverableMailError`, or anything else to be tried again. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}
