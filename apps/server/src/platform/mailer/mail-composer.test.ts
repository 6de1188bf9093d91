import { readCompany } from '@trazo/company/read-company';
import { LANGUAGES } from '@trazo/plan/languages';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { MAILS } from '../../mails.ts';
import { createMailComposer } from './mail-composer.ts';
import type { MailKind, MailValues } from './mail-kind.ts';

const compose = createMailComposer('https://trazo.example', readCompany({}));

const PAYMENT = { name: 'Ada', page: '/account', amount: '€0.95', date: '8 December 2026' } as const;
const ORDERED = {
  ...PAYMENT,
  renewalAmount: '€0.95',
  consent: 'Begin at once.',
  consentDate: '1 December 2026 at 10:00',
  consentVersion: '2026-11-21',
} as const;

const INVITED = {
  senderName: 'Ada',
  senderEmail: 'ada@example.com',
  planName: 'Mill',
  page: '/invitation/TOKEN',
} as const;

const SAMPLE: { readonly [Name in keyof typeof MAILS]: z.output<(typeof MAILS)[Name]['data']> } = {
  welcome: { name: 'Ada', page: '/confirm-email/KEY' },
  confirmEmail: { name: '', page: '/confirm-email/KEY' },
  recovery: { name: 'Ada', page: '/recovery-password/KEY' },
  passwordChanged: { name: 'Ada', page: '/recover-password' },
  emailChangeRequested: { name: 'Ada', newEmail: 'n•••@e•••.com', page: '/stop-email-change/KEY' },
  emailChanged: { name: 'Ada', oldEmail: 'old@example.com', newEmail: 'new@example.com' },
  planSent: {
    senderName: 'Ada',
    senderEmail: 'ada@example.com',
    planName: '{{name}} <i>& Co',
    message: 'Lea <b>la página 3</b>',
  },
  invitedToEdit: INVITED,
  invitedToComment: INVITED,
  invitedToRead: INVITED,
  newComments: { name: 'Ada', list: 'Mill: 3\nBakery: 1', page: '/my-plans', unsubscribe: 'TOKEN' },
  accountDeleted: { name: 'Ada' },
  subscriberDeleted: { name: 'Ada' },
  trialOrdered: ORDERED,
  subscriptionOrdered: ORDERED,
  paymentSucceeded: { ...PAYMENT, until: '1 January 2027' },
  orderRefused: { name: 'Ada', page: '/builder/register', amount: '€0.50' },
  firstPaymentFailed: { name: 'Ada', page: '/builder/register', amount: '€0.50' },
  paymentFailed: { name: 'Ada', page: '/account', amount: '€0.95', until: '1 January 2027' },
  authenticationNeeded: { name: 'Ada', page: '/account', amount: '€0.95', until: '1 January 2027' },
  subscriptionEnded: { name: 'Ada', page: '/builder/register' },
  trialEnding: PAYMENT,
  renewalComing: PAYMENT,
  cardExpiring: { ...PAYMENT, last4: '4242' },
  cancellationConfirmed: {
    name: 'Ada',
    page: '/account',
    receivedAt: '1 December 2026 at 10:00',
    date: '8 December 2026',
  },
  cancellationDone: {
    name: 'Ada',
    page: '/account',
    receivedAt: '1 December 2026 at 10:00',
    date: '8 December 2026',
  },
  cancellationForCause: { name: 'Ada', receivedAt: '1 December 2026 at 10:00', reason: 'The invoices.' },
  cancellationToReview: {
    senderName: 'Ada',
    senderEmail: 'ada@example.com',
    receivedAt: '1 December 2026 at 10:00',
    reason: 'The invoices.',
  },
  withdrawalReceived: {
    name: 'Ada',
    amount: '€0.50',
    receivedAt: '1 December 2026 at 10:00',
    date: '1 December 2026',
  },
};

/** A user writes, and we carry it. */
const CARRIED: ReadonlySet<string> = new Set([
  'planSent',
  'invitedToEdit',
  'invitedToComment',
  'invitedToRead',
]);

describe.each(LANGUAGES)('the mails in %s', (language) => {
  it('are worded, as text and as HTML', () => {
    const composed = Object.values<MailKind>(MAILS).map((kind) => {
      const data: MailValues = SAMPLE[kind.name];
      return compose({ kind, to: 'ada@example.com', language, causeId: kind.name, data }, kind.name);
    });
    for (const { kind, subject, text, html, unsubscribe } of composed) {
      const isDispensable = kind === 'newComments';
      expect(unsubscribe).toBe(
        isDispensable ? 'https://trazo.example/api/comment-mails/TOKEN/stop' : undefined,
      );
      expect(text.includes('https://trazo.example/comment-mails/TOKEN')).toBe(isDispensable);
      expect(subject.length).toBeGreaterThan(8);
      expect(html).toContain(`lang="${language}"`);
      expect(`${subject}${text}`.replace(PLAN_TITLE, '')).not.toMatch(/\{\{|undefined/);
      // A user's own mail is not a letter of ours.
      for (const part of [text, html]) {
        expect(part.includes('Registro Mercantil de Madrid')).toBe(!CARRIED.has(kind));
      }
      expect(html).not.toContain('<i>& Co');
      for (const link of text.match(/https:\S+/g) ?? []) expect(html).toContain(`href="${link}"`);
    }
    expect(new Set(composed.map(({ subject }) => subject)).size).toBe(composed.length);
  });
});

const PLAN_TITLE = /\{\{name\}\} <i>& Co/g;
