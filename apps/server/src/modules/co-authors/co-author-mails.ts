import { PRODUCT_NAME } from '@trazo/plan/product';
import { z } from 'zod';
import { mailKind } from '../../platform/mailer/mail-kind.ts';
import { page, personName, sender, withSenderName } from '../../platform/mailer/mail-values.ts';

const data = z
  .strictObject({ ...sender, planName: personName, page })
  .transform((values) => ({ ...withSenderName(values), planName: values.planName || PRODUCT_NAME }));

/** The mails that invite co-authors, by what they may do. */
export const CO_AUTHOR_MAILS = {
  invitedToEdit: mailKind('invitedToEdit', data),
  invitedToComment: mailKind('invitedToComment', data),
  invitedToRead: mailKind('invitedToRead', data),
} as const;
