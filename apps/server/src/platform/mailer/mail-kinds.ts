import type { Language } from '@trazo/plan/languages';
import { z } from 'zod';

const name = z.string();
/** A page of the application, from the root. */
const page = z.templateLiteral(['/', z.string()]);

const word = z.string();
/** What every mail about a payment says: amounts and dates as they are read. */
const payment = { name, page, amount: word };
const order = {
  ...payment,
  renewalAmount: word,
  date: word,
  consent: word,
  consentDate: word,
  consentVersion: word,
};

/** What each kind of mail says beside its words (`messages/<lang>/mails.json`). */
export const MAIL_DATA = {
  welcome: z.strictObject({ name, page }),
  confirmEmail: z.strictObject({ name, page }),
  recovery: z.strictObject({ name, page }),
  passwordChanged: z.strictObject({ name, page }),
  emailChanged: z.strictObject({ name, oldEmail: z.string(), newEmail: z.string() }),
  planSent: z.strictObject({ senderName: z.string(), senderEmail: z.string(), planName: z.string() }),
  accountDeleted: z.strictObject({ name }),
  /** With a subscription, which has ended too. */
  subscriberDeleted: z.strictObject({ name }),
  trialOrdered: z.strictObject(order),
  subscriptionOrdered: z.strictObject(order),
  paymentSucceeded: z.strictObject({ ...payment, date: word, until: word }),
  firstPaymentFailed: z.strictObject(payment),
  paymentFailed: z.strictObject({ ...payment, until: word }),
  authenticationNeeded: z.strictObject({ ...payment, until: word }),
  subscriptionEnded: z.strictObject({ name, page }),
  trialEnding: z.strictObject({ ...payment, date: word }),
  renewalComing: z.strictObject({ ...payment, date: word }),
  cardExpiring: z.strictObject({ ...payment, date: word, last4: word }),
  cancellationConfirmed: z.strictObject({ name, page, receivedAt: word, date: word }),
  cancellationDone: z.strictObject({ name, page, receivedAt: word, date: word }),
  cancellationForCause: z.strictObject({ name, receivedAt: word, reason: z.string() }),
  /** To the house. */
  cancellationToReview: z.strictObject({
    senderName: z.string(),
    senderEmail: z.string(),
    receivedAt: word,
    reason: z.string(),
  }),
  withdrawalReceived: z.strictObject({ name, amount: word, receivedAt: word, date: word }),
} as const;

export type MailKind = keyof typeof MAIL_DATA;
export type MailData<Kind extends MailKind = MailKind> = z.output<(typeof MAIL_DATA)[Kind]>;

export interface Attachment {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A mail of one kind, as the change that causes it asks for it. */
export interface MailOrder<Kind extends MailKind = MailKind> {
  readonly kind: Kind;
  readonly to: string;
  readonly language: Language;
  /** What happened, once: a second mail of the same kind, to the same address, for the same cause is never sent. */
  readonly causeId: string;
  readonly data: MailData<Kind>;
  readonly attachments?: readonly Attachment[];
  /** From when on it is not sent any more: a link in it leads nowhere then. */
  readonly endsAt?: Date;
}
