import { PRODUCT_NAME } from '@trazo/plan/product';
import { z } from 'zod';
import { mailKind } from '../../platform/mailer/mail-kind.ts';
import { longText, personName, sender, withSenderName } from '../../platform/mailer/mail-values.ts';

/** The mails that take a plan along. */
export const PLAN_MAILS = {
  planSent: mailKind(
    'planSent',
    z
      .strictObject({ ...sender, planName: personName, message: longText.default('') })
      .transform((values) => ({ ...withSenderName(values), planName: values.planName || PRODUCT_NAME })),
  ),
} as const;
