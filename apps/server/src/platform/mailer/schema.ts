import type { Language } from '@trazo/plan/languages';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountId } from '../authentication/account.ts';
import { bytea } from '../database/column-types.ts';

/** What is to be sent or has been, by the account that caused it: one row a cause. Once a mail is sent, only that it was remains. */
export const mails = pgTable(
  'mails',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    id: uuid().notNull(),
    /** Kind, cause and address, as a hash: it outlives what the mail said and whom it went to. */
    cause: text().notNull(),
    kind: text().notNull(),
    language: text().$type<Language>(),
    recipient: text(),
    data: jsonb(),
    /** When what it says ends, a key for example: it is not sent from then on. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

export const mailAttachments = pgTable(
  'mail_attachments',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    mailId: uuid('mail_id').notNull(),
    position: integer().notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Null where they are an object. */
    bytes: bytea(),
    objectKey: text('object_key'),
    /** Of a picture that is shown in the mail itself. */
    contentId: text('content_id'),
  },
  ({ accountId, mailId, position }) => [primaryKey({ columns: [accountId, mailId, position] })],
);
