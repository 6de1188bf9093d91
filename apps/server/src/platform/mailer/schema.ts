import type { Language } from '@trazo/plan/languages';
import { customType, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
});

/** What is to be sent or has been: one row a cause. Once a mail is sent, only that it was remains. */
export const mails = pgTable('mails', {
  id: uuid().primaryKey(),
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
});

export const mailAttachments = pgTable(
  'mail_attachments',
  {
    mailId: uuid('mail_id').notNull(),
    position: integer().notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea().notNull(),
  },
  ({ mailId, position }) => [primaryKey({ columns: [mailId, position] })],
);
