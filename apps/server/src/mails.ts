import { ACCOUNT_MAILS } from './modules/accounts/account-mails.ts';
import { BILLING_MAILS } from './modules/billing/billing-mail-kinds.ts';
import { CO_AUTHOR_MAILS } from './modules/co-authors/co-author-mails.ts';
import { COMMENT_MAILS } from './modules/comments/comment-mails.ts';
import { PLAN_MAILS } from './modules/plans/plan-mails.ts';
import type { MailKinds } from './platform/mailer/mail-kind.ts';

/** Every mail the application sends, as its modules declare it. */
export const MAILS = {
  ...ACCOUNT_MAILS,
  ...PLAN_MAILS,
  ...CO_AUTHOR_MAILS,
  ...COMMENT_MAILS,
  ...BILLING_MAILS,
} as const satisfies MailKinds;
