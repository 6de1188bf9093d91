import { languageSchema } from '@trazo/plan/language-schema';
import { z } from 'zod';
import { AUTH_PROVIDERS } from '../accounts/user.ts';
import { ENTITLEMENT_STATES } from '../billing/entitlement.ts';
import { PAYMENT_STATUSES } from '../billing/payments.ts';
import { actSchema } from '../operator/acts.ts';
import { announcementTextsSchema } from '../operator/announcement.ts';
import { featureSchema } from '../operator/features.ts';
import { usageDaySchema } from '../operator/usage.ts';
import { emailField } from './accounts.ts';
import { BODY_ERRORS } from './error-groups.ts';
import { defineRoute, jsonAnswer } from './route.ts';

/** What any call of the console can answer: `not_found` where the account is no operator’s. */
const CONSOLE_ERRORS = ['not_found', 'second_factor_needed'] as const;

const json = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  [jsonAnswer(description, schema)] as const;

const operatedPaymentSchema = z.strictObject({
  id: z.string(),
  account_id: z.uuid(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  made_at: z.iso.datetime(),
  /** The provider’s own page about it; null for the sandbox. */
  provider_url: z.string().nullable(),
});
export type OperatedPayment = z.output<typeof operatedPaymentSchema>;

/** What an operator sees of an account: nothing of what its plans say. */
const operatedAccountSchema = z.strictObject({
  id: z.uuid(),
  email: z.string(),
  email_verified: z.boolean(),
  name: z.string(),
  language: languageSchema,
  created_at: z.iso.datetime(),
  auth_provider: z.enum(AUTH_PROVIDERS),
  entitlement: z.enum(ENTITLEMENT_STATES),
  plans: z.int(),
  last_used_at: z.iso.datetime().nullable(),
  provider_url: z.string().nullable(),
  payments: z.array(operatedPaymentSchema),
});
export type OperatedAccount = z.output<typeof operatedAccountSchema>;

/** A body, so that no log of addresses has it. */
export const findOperatedAccount = defineRoute({
  id: 'findOperatedAccount',
  access: 'account',
  method: 'POST',
  path: '/api/operator/accounts',
  summary: 'Find an account by its e-mail address',
  body: z.strictObject({ email: emailField }),
  responses: json(z.strictObject({ account: operatedAccountSchema.nullable() }), 'The account, or null'),
  errors: [...BODY_ERRORS, ...CONSOLE_ERRORS],
});

const accountParams = z.strictObject({ id: z.uuid() });

export const resendConfirmation = defineRoute({
  id: 'resendConfirmation',
  access: 'account',
  method: 'POST',
  path: '/api/operator/accounts/:id/confirmation',
  summary: 'Send the mail that confirms the address once more',
  params: accountParams,
  responses: json(
    z.strictObject({ status: z.enum(['confirmation_sent', 'confirmed_already']) }),
    'Whether there was anything to confirm',
  ),
  errors: [...CONSOLE_ERRORS],
});

/** The owner’s own deletion without its password: the subscription ends first, and a mail says goodbye. */
export const closeAccount = defineRoute({
  id: 'closeAccount',
  access: 'account',
  method: 'POST',
  path: '/api/operator/accounts/:id/close',
  summary: 'Delete an account and everything it owns',
  params: accountParams,
  body: z.strictObject({ email: emailField }),
  responses: json(z.strictObject({ status: z.literal('account_closed') }), 'Deleted'),
  errors: [
    ...BODY_ERRORS,
    ...CONSOLE_ERRORS,
    'email_invalid',
    'account_is_operator',
    'payment_provider_unavailable',
  ],
});

export const recentPayments = defineRoute({
  id: 'recentPayments',
  access: 'account',
  method: 'GET',
  path: '/api/operator/payments',
  summary: 'The latest payments',
  responses: json(z.strictObject({ payments: z.array(operatedPaymentSchema) }), 'The latest first'),
  errors: [...CONSOLE_ERRORS],
});

const failingJobSchema = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  state: z.enum(['retry', 'failed']),
  attempts: z.int(),
  created_at: z.iso.datetime(),
  next_at: z.iso.datetime().nullable(),
  error: z.string(),
});
export type FailingJob = z.output<typeof failingJobSchema>;
const jobsAnswer = json(z.strictObject({ jobs: z.array(failingJobSchema) }), 'The latest first');

export const failingJobs = defineRoute({
  id: 'failingJobs',
  access: 'account',
  method: 'GET',
  path: '/api/operator/jobs',
  summary: 'Jobs whose last attempt failed',
  responses: jobsAnswer,
  errors: [...CONSOLE_ERRORS],
});

export const retryJob = defineRoute({
  id: 'retryJob',
  access: 'account',
  method: 'POST',
  path: '/api/operator/jobs/:kind/:id/retry',
  summary: 'Try a job again at once',
  params: z.strictObject({ kind: z.string().max(100), id: z.uuid() }),
  responses: jobsAnswer,
  errors: [...CONSOLE_ERRORS],
});

const unsentMailSchema = z.strictObject({
  account_id: z.uuid(),
  id: z.uuid(),
  kind: z.string(),
  /** Forgotten once a mail is given up. */
  recipient: z.string().nullable(),
  state: z.enum(['waiting', 'given_up']),
  queued_at: z.iso.datetime(),
});
export type UnsentMail = z.output<typeof unsentMailSchema>;
const mailsAnswer = json(z.strictObject({ mails: z.array(unsentMailSchema) }), 'The latest first');

/** Kind and recipient; never what they say. */
export const unsentMails = defineRoute({
  id: 'unsentMails',
  access: 'account',
  method: 'GET',
  path: '/api/operator/mails',
  summary: 'Mails that wait, and those that were given up',
  responses: mailsAnswer,
  errors: [...CONSOLE_ERRORS],
});

export const retryMail = defineRoute({
  id: 'retryMail',
  access: 'account',
  method: 'POST',
  path: '/api/operator/mails/:account/:id/retry',
  summary: 'Try a waiting mail again at once',
  params: z.strictObject({ account: z.uuid(), id: z.uuid() }),
  responses: mailsAnswer,
  errors: [...CONSOLE_ERRORS],
});

export const usageFigures = defineRoute({
  id: 'usageFigures',
  access: 'account',
  method: 'GET',
  path: '/api/operator/usage',
  summary: 'Counts by day',
  responses: json(
    z.strictObject({
      counted_at: z.iso.datetime().nullable(),
      days: z.array(usageDaySchema),
      backup: z.strictObject({
        made_at: z.iso.datetime().nullable(),
        checked_at: z.iso.datetime().nullable(),
      }),
    }),
    'The last thirty days that were counted, the latest first, and the last backup and check of one',
  ),
  errors: [...CONSOLE_ERRORS],
});

const switchesAnswer = json(
  z.strictObject({
    features: z.array(
      z.strictObject({ feature: featureSchema, on: z.boolean(), changed_at: z.iso.datetime().nullable() }),
    ),
  }),
  'Every feature that can be paused',
);

export const featureSwitches = defineRoute({
  id: 'featureSwitches',
  access: 'account',
  method: 'GET',
  path: '/api/operator/features',
  summary: 'What is on and what is paused',
  responses: switchesAnswer,
  errors: [...CONSOLE_ERRORS],
});

export const switchFeature = defineRoute({
  id: 'switchFeature',
  access: 'account',
  method: 'PUT',
  path: '/api/operator/features/:feature',
  summary: 'Pause a feature, or put it on again',
  params: z.strictObject({ feature: featureSchema }),
  body: z.strictObject({ on: z.boolean() }),
  responses: switchesAnswer,
  errors: [...BODY_ERRORS, ...CONSOLE_ERRORS],
});

const operatedAnnouncementSchema = z.strictObject({
  id: z.uuid(),
  texts: announcementTextsSchema,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
export type OperatedAnnouncement = z.output<typeof operatedAnnouncementSchema>;
const announcementsAnswer = json(
  z.strictObject({ announcements: z.array(operatedAnnouncementSchema) }),
  'Those that are shown or will be, the earliest first',
);

export const operatedAnnouncements = defineRoute({
  id: 'operatedAnnouncements',
  access: 'account',
  method: 'GET',
  path: '/api/operator/announcements',
  summary: 'Announcements to all users',
  responses: announcementsAnswer,
  errors: [...CONSOLE_ERRORS],
});

export const publishAnnouncement = defineRoute({
  id: 'publishAnnouncement',
  access: 'account',
  method: 'POST',
  path: '/api/operator/announcements',
  summary: 'Show an announcement to all users',
  body: z.strictObject({
    texts: announcementTextsSchema,
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
  }),
  responses: announcementsAnswer,
  errors: [...BODY_ERRORS, ...CONSOLE_ERRORS, 'announcement_over', 'too_many_announcements'],
});

export const withdrawAnnouncement = defineRoute({
  id: 'withdrawAnnouncement',
  access: 'account',
  method: 'DELETE',
  path: '/api/operator/announcements/:id',
  summary: 'Show an announcement no longer',
  params: z.strictObject({ id: z.uuid() }),
  responses: announcementsAnswer,
  errors: [...CONSOLE_ERRORS],
});

const recordedActSchema = z.strictObject({
  id: z.uuid(),
  act: actSchema,
  /** The operator’s address, or null for a command on the server. */
  by: z.string().nullable(),
  /** What it was done to: a masked address, a kind of job, a feature. */
  subject: z.string(),
  done_at: z.iso.datetime(),
});
export type RecordedAct = z.output<typeof recordedActSchema>;

export const operatorActs = defineRoute({
  id: 'operatorActs',
  access: 'account',
  method: 'GET',
  path: '/api/operator/acts',
  summary: 'What operators did',
  /** The id of the last act known; none for the first page. */
  query: z.strictObject({ before: z.uuid().optional() }),
  responses: json(
    z.strictObject({ acts: z.array(recordedActSchema), more: z.boolean() }),
    'A page of the log, the latest first',
  ),
  errors: [...CONSOLE_ERRORS],
});
