import { z } from 'zod';
import { mailKind } from '../../platform/mailer/mail-kind.ts';
import {
  longText,
  personName as name,
  page,
  sender,
  text,
  withSenderName,
} from '../../platform/mailer/mail-values.ts';

const payment = { name, page, amount: text };
const order = z.strictObject({
  ...payment,
  renewalAmount: text,
  date: text,
  consent: text,
  consentDate: text,
  consentVersion: text,
});
const dated = z.strictObject({ ...payment, date: text });
const overdue = z.strictObject({ ...payment, until: text });
const cancelled = z.strictObject({ name, page, receivedAt: text, date: text });

/** The mails about payments and contracts. */
export const BILLING_MAILS = {
  trialOrdered: mailKind('trialOrdered', order),
  subscriptionOrdered: mailKind('subscriptionOrdered', order),
  paymentSucceeded: mailKind('paymentSucceeded', z.strictObject({ ...payment, date: text, until: text })),
  orderRefused: mailKind('orderRefused', z.strictObject(payment)),
  firstPaymentFailed: mailKind('firstPaymentFailed', z.strictObject(payment)),
  paymentFailed: mailKind('paymentFailed', overdue),
  authenticationNeeded: mailKind('authenticationNeeded', overdue),
  subscriptionEnded: mailKind('subscriptionEnded', z.strictObject({ name, page })),
  trialEnding: mailKind('trialEnding', dated),
  renewalComing: mailKind('renewalComing', dated),
  cardExpiring: mailKind('cardExpiring', z.strictObject({ ...payment, date: text, last4: text })),
  cancellationConfirmed: mailKind('cancellationConfirmed', cancelled),
  cancellationDone: mailKind('cancellationDone', cancelled),
  cancellationForCause: mailKind(
    'cancellationForCause',
    z.strictObject({ name, receivedAt: text, reason: longText }),
  ),
  /** To the company. */
  cancellationToReview: mailKind(
    'cancellationToReview',
    z.strictObject({ ...sender, receivedAt: text, reason: longText }).transform(withSenderName),
  ),
  withdrawalReceived: mailKind(
    'withdrawalReceived',
    z.strictObject({ name, amount: text, receivedAt: text, date: text }),
  ),
} as const;
