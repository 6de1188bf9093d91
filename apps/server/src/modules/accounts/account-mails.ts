import { z } from 'zod';
import { mailKind } from '../../platform/mailer/mail-kind.ts';
import { personName as name, page, text } from '../../platform/mailer/mail-values.ts';

/** The mails about an account and its owner's keys. */
export const ACCOUNT_MAILS = {
  welcome: mailKind('welcome', z.strictObject({ name, page })),
  confirmEmail: mailKind('confirmEmail', z.strictObject({ name, page })),
  recovery: mailKind('recovery', z.strictObject({ name, page })),
  passwordChanged: mailKind('passwordChanged', z.strictObject({ name, page })),
  emailChangeRequested: mailKind('emailChangeRequested', z.strictObject({ name, newEmail: text, page })),
  emailChanged: mailKind('emailChanged', z.strictObject({ name, oldEmail: text, newEmail: text })),
  accountDeleted: mailKind('accountDeleted', z.strictObject({ name })),
  /** With a subscription, which has ended too. */
  subscriberDeleted: mailKind('subscriberDeleted', z.strictObject({ name })),
} as const;
