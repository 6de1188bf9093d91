import { priceText } from '@trazo/contract/billing/price-text';
import type { Language } from '@trazo/plan/languages';
import type { Account } from '../../platform/authentication/account.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { greetedName } from '../../platform/mailer/greeted-name.ts';
import type { Attachment } from '../../platform/mailer/mail-kinds.ts';
import type { MailQueue } from '../../platform/mailer/mail-queue.ts';
import type { DeclarationRow, OrderRow, PaymentRow } from './billing-repository.ts';
import type { BillingState } from './billing-state.ts';
import { formatDay, formatMoment, HOUSE_LANGUAGE } from './formats.ts';

const ACCOUNT_PAGE = '/account#payments';
const ORDER_PAGE = '/builder/register';

type Running = NonNullable<BillingState['running']>;

/** A renewal that is not paid, as it is told: once a cause. */
interface DueNews extends NonNullable<Running['due']> {
  readonly cause: string;
  readonly currency: string;
  readonly until: Date;
}

/** What is written to the owners of accounts about their payments, in the transaction of what happened. */
export interface BillingMails {
  concluded(tx: Transaction, account: Account, order: OrderRow, running: Running): Promise<void>;
  paid(tx: Transaction, account: Account, payment: PaymentRow, until: Date): Promise<void>;
  /** A first payment that was waited for: nothing has begun. */
  firstFailed(tx: Transaction, account: Account, payment: PaymentRow, failedAt: Date): Promise<void>;
  due(tx: Transaction, account: Account, due: DueNews): Promise<void>;
  stopped(tx: Transaction, account: Account, running: Running, receivedAt: Date): Promise<void>;
  /** One that ended as it was cancelled, or before we came to it. */
  stoppedAtOnce(
    tx: Transaction,
    account: Account,
    order: OrderRow,
    receivedAt: Date,
    endedAt: Date,
  ): Promise<void>;
  /** Its contents come back to who declared it, and a person of the house is to look at them. */
  forCause(tx: Transaction, account: Account, declaration: DeclarationRow): Promise<void>;
  ended(tx: Transaction, account: Account, order: OrderRow): Promise<void>;
  withdrawn(
    tx: Transaction,
    account: Account,
    order: OrderRow,
    receivedAt: Date,
    amount: number,
  ): Promise<void>;
  /** Before a payment is due: the first one after a trial, or any later one. */
  reminder(
    tx: Transaction,
    account: Account,
    running: Running,
    currency: string,
    isTrial: boolean,
  ): Promise<void>;
  cardExpiring(
    tx: Transaction,
    account: Account,
    running: Running,
    currency: string,
    card: NonNullable<BillingState['card']>,
  ): Promise<void>;
}

/** `termsIn`: the terms to be kept, in a language. `house`: where the company reads its mail. */
export function createBillingMails(
  mails: MailQueue,
  termsIn: (language: Language) => Attachment,
  house: string,
): BillingMails {
  const nameOf = ({ name, emailVerified }: Account) => greetedName(name, emailVerified);
  const basics = (account: Account) => ({ name: nameOf(account), page: ACCOUNT_PAGE }) as const;
  const addressed = ({ email: to, language }: Account, causeId: string) => ({ to, language, causeId });
  return {
    concluded: async (tx, account, order, running) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: order.kind === 'trial' ? 'trialOrdered' : 'subscriptionOrdered',
        ...addressed(account, order.id),
        data: {
          ...basics(account),
          amount: priceText(order.firstAmount, order.currency, language),
          renewalAmount: priceText(order.renewalAmount, order.currency, language),
          date: formatDay(new Date(running.periodEnd), language),
          consent: order.text,
          consentDate: formatMoment(order.orderedAt, language),
          consentVersion: order.textVersion,
        },
        // In the language they were agreed to in.
        attachments: [termsIn(order.textLanguage)],
      });
    },

    paid: async (tx, account, { id, amount, currency, madeAt }, until) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: 'paymentSucceeded',
        ...addressed(account, id),
        data: {
          ...basics(account),
          amount: priceText(amount, currency, language),
          date: formatDay(madeAt, language),
          until: formatDay(until, language),
        },
      });
    },

    firstFailed: async (tx, account, { id, amount, currency }, failedAt) => {
      await mails.enqueue(tx, {
        kind: 'firstPaymentFailed',
        ...addressed(account, `${id} ${failedAt.toISOString()}`),
        data: {
          name: nameOf(account),
          page: ORDER_PAGE,
          amount: priceText(amount, currency, account.language),
        },
      });
    },

    due: async (tx, account, { cause, amount, needsAuthentication, currency, until }) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: needsAuthentication ? 'authenticationNeeded' : 'paymentFailed',
        ...addressed(account, cause),
        data: {
          ...basics(account),
          amount: priceText(amount, currency, language),
          until: formatDay(until, language),
        },
      });
    },

    stopped: async (tx, account, { id, periodEnd }, receivedAt) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: 'cancellationConfirmed',
        ...addressed(account, `${id} ${receivedAt.toISOString()}`),
        data: {
          ...basics(account),
          receivedAt: formatMoment(receivedAt, language),
          date: formatDay(new Date(periodEnd), language),
        },
      });
    },

    stoppedAtOnce: async (tx, account, { id }, receivedAt, endedAt) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: 'cancellationDone',
        ...addressed(account, `${id} ${receivedAt.toISOString()}`),
        data: {
          name: nameOf(account),
          page: ORDER_PAGE,
          receivedAt: formatMoment(receivedAt, language),
          date: formatDay(endedAt, language),
        },
      });
    },

    forCause: async (tx, account, { id, name, reason, receivedAt }) => {
      const { language, email } = account;
      await mails.enqueue(tx, {
        kind: 'cancellationForCause',
        ...addressed(account, id),
        data: { name: nameOf(account), receivedAt: formatMoment(receivedAt, language), reason },
      });
      await mails.enqueue(tx, {
        kind: 'cancellationToReview',
        to: house,
        language: HOUSE_LANGUAGE,
        causeId: id,
        data: {
          senderName: name,
          senderEmail: email,
          receivedAt: formatMoment(receivedAt, HOUSE_LANGUAGE),
          reason,
        },
      });
    },

    ended: async (tx, account, { id }) => {
      await mails.enqueue(tx, {
        kind: 'subscriptionEnded',
        ...addressed(account, id),
        data: { name: nameOf(account), page: ORDER_PAGE },
      });
    },

    withdrawn: async (tx, account, order, receivedAt, amount) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: 'withdrawalReceived',
        ...addressed(account, order.id),
        data: {
          name: nameOf(account),
          amount: priceText(amount, order.currency, language),
          receivedAt: formatMoment(receivedAt, language),
          date: formatDay(order.orderedAt, language),
        },
      });
    },

    reminder: async (tx, account, { id, periodEnd, renewalAmount }, currency, isTrial) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: isTrial ? 'trialEnding' : 'renewalComing',
        ...addressed(account, `${id} ${periodEnd}`),
        data: {
          ...basics(account),
          amount: priceText(renewalAmount, currency, language),
          date: formatDay(new Date(periodEnd), language),
        },
      });
    },

    cardExpiring: async (tx, account, { id, periodEnd, renewalAmount }, currency, { last4 }) => {
      const { language } = account;
      await mails.enqueue(tx, {
        kind: 'cardExpiring',
        ...addressed(account, `${id} ${periodEnd} ${last4}`),
        data: {
          ...basics(account),
          last4,
          amount: priceText(renewalAmount, currency, language),
          date: formatDay(new Date(periodEnd), language),
        },
      });
    },
  };
}
