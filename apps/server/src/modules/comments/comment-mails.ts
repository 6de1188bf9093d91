import { z } from 'zod';
import { mailKind } from '../../platform/mailer/mail-kind.ts';
import { longText, page, personName, unsubscribing } from '../../platform/mailer/mail-values.ts';

const data = z.strictObject({ name: personName, list: longText, page, ...unsubscribing });

/** The mail that tells of new comments, a day's in one. */
export const COMMENT_MAILS = { newComments: mailKind('newComments', data) } as const;
