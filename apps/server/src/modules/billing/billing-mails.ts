import { priceText } from '@trazo/contract/billing/price-text';
import type { Language } from '@trazo/plan/languages';
import type { Account } from '../../platform/authentication/account.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { MailKind, MailValues } from '../../platform/mailer/mail-kind.ts';
import type { Attachment, MailOrder } from '../../platform/mailer/mail-order.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { MailName } from '../../platform/mailer/mail-texts.ts';
import { BILLING_MAILS } from './billing-mail-kinds.ts';
import type { BillingEvent, BillingNews, NewsByEvent } from './billing-news.ts';
import type { DeclarationRow } from './billing-repository.ts';
import { COMPANY_LANGUAGE, formatDay, formatMoment } from './formats.ts';

const ACCOUNT_PAGE = '/account#payments';
const ORDER_PAGE = '/builder/register';

/** What is written to the owners of accounts about their payments. */
export interface BillingMails {
  /** Queues the mail of an event, in the transaction of what happened. */
  send(tx: Transaction, account: Account, news: BillingNews): Promise<void>;
}

/** `termsIn`: the terms to be kept, in a language. `house`: where the company reads its mail. */
export const createBillingMails = (
  mails: MailQueue,
  termsIn: (language: Language) => Attachment,
  house: string,
): BillingMails => ({
  send: async (tx, account, news) => {
    const { id, email: to, language } = account;
    // The terms go along in the language they were agreed to in.
    const attachments = news.event === 'concluded' ? [termsIn(news.about.order.textLanguage)] : [];
    await mails.enqueue(tx, { ...mailOf(news, account), account: id, to, language, attachments });
    if (news.event === 'cancelledForCause') {
      const review = reviewOf(account, news.about.declaration);
      await mails.enqueue(tx, { ...review, account: id, to: house, language: COMPANY_LANGUAGE });
    }
  },
});

type Mail = Pick<MailOrder, 'kind' | 'causeId' | 'data'>;

/** A kind with the data that fits it. */
const mail = <Data extends MailValues>(
  kind: MailKind<MailName, Data>,
  causeId: string,
  data: NoInfer<Data>,
): Mail => ({ kind, causeId, data });

type MailTable = {
  readonly [Event in BillingEvent]: (about: NewsByEvent[Event], account: Account) => Mail;
};

/** The mail of each event. */
const MAIL_OF: MailTable = {
  concluded: ({ order, running }, { name, language }) =>
    mail(order.kind === 'trial' ? BILLING_MAILS.trialOrdered : BILLING_MAILS.subscriptionOrdered, order.id, {
      name,
      page: ACCOUNT_PAGE,
      amount: priceText(order.firstAmount, order.currency, language),
      renewalAmount: priceText(order.renewalAmount, order.currency, language),
      date: formatDay(new Date(running.periodEnd), language),
      consent: order.text,
      consentDate: formatMoment(order.orderedAt, language),
      consentVersion: order.textVersion,
    }),
  paid: ({ payment: { id, amount, currency, madeAt }, until }, { name, language }) =>
    mail(BILLING_MAILS.paymentSucceeded, id, {
      name,
      page: ACCOUNT_PAGE,
      amount: priceText(amount, currency, language),
      date: formatDay(madeAt, language),
      until: formatDay(until, language),
    }),
  firstPaymentFailed: ({ payment: { id, amount, currency }, failedAt }, { name, language }) =>
    mail(BILLING_MAILS.firstPaymentFailed, `${id} ${failedAt.toISOString()}`, {
      name,
      page: ORDER_PAGE,
      amount: priceText(amount, currency, language),
    }),
  renewalUnpaid: ({ cause, amount, currency, needsAuthentication, until }, { name, language }) =>
    mail(needsAuthentication ? BILLING_MAILS.authenticationNeeded : BILLING_MAILS.paymentFailed, cause, {
      name,
      page: ACCOUNT_PAGE,
      amount: priceText(amount, currency, language),
      until: formatDay(until, language),
    }),
  cancelled: ({ running: { id, periodEnd }, receivedAt }, { name, language }) =>
    mail(BILLING_MAILS.cancellationConfirmed, `${id} ${receivedAt.toISOString()}`, {
      name,
      page: ACCOUNT_PAGE,
      receivedAt: formatMoment(receivedAt, language),
      date: formatDay(new Date(periodEnd), language),
    }),
  cancelledAtOnce: ({ order: { id }, receivedAt, endedAt }, { name, language }) =>
    mail(BILLING_MAILS.cancellationDone, `${id} ${receivedAt.toISOString()}`, {
      name,
      page: ORDER_PAGE,
      receivedAt: formatMoment(receivedAt, language),
      date: formatDay(endedAt, language),
    }),
  cancelledForCause: ({ declaration: { id, receivedAt, reason } }, { name, language }) =>
    mail(BILLING_MAILS.cancellationForCause, id, {
      name,
      receivedAt: formatMoment(receivedAt, language),
      reason,
    }),
  ended: ({ order: { id } }, { name }) =>
    mail(BILLING_MAILS.subscriptionEnded, id, { name, page: ORDER_PAGE }),
  refused: ({ order: { id, firstAmount, currency } }, { name, language }) =>
    mail(BILLING_MAILS.orderRefused, id, {
      name,
      page: ORDER_PAGE,
      amount: priceText(firstAmount, currency, language),
    }),
  withdrawn: ({ order: { id, currency, orderedAt }, receivedAt, amount }, { name, language }) =>
    mail(BILLING_MAILS.withdrawalReceived, id, {
      name,
      amount: priceText(amount, currency, language),
      receivedAt: formatMoment(receivedAt, language),
      date: formatDay(orderedAt, language),
    }),
  paymentAhead: ({ running: { id, periodEnd, renewalAmount }, currency, isTrial }, { name, language }) =>
    mail(isTrial ? BILLING_MAILS.trialEnding : BILLING_MAILS.renewalComing, `${id} ${periodEnd}`, {
      name,
      page: ACCOUNT_PAGE,
      amount: priceText(renewalAmount, currency, language),
      date: formatDay(new Date(periodEnd), language),
    }),
  cardExpiring: ({ running, currency, card: { last4 } }, { name, language }) =>
    mail(BILLING_MAILS.cardExpiring, `${running.id} ${running.periodEnd} ${last4}`, {
      name,
      page: ACCOUNT_PAGE,
      last4,
      amount: priceText(running.renewalAmount, currency, language),
      date: formatDay(new Date(running.periodEnd), language),
    }),
};

const mailOf = <Event extends BillingEvent>({ event, about }: BillingNews<Event>, account: Account): Mail =>
  MAIL_OF[event](about, account);

/** What a person of the company is to look at. */
const reviewOf = ({ email }: Account, { id, name, reason, receivedAt }: DeclarationRow): Mail =>
  mail(BILLING_MAILS.cancellationToReview, id, {
    senderName: name,
    senderEmail: email,
    receivedAt: formatMoment(receivedAt, COMPANY_LANGUAGE),
    reason,
  });
