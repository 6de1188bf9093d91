import type { Language } from '@trazo/plan/languages';
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountId, Contact, SessionId } from '../../platform/authentication/account.ts';
import { bytea, moment } from '../../platform/database/column-types.ts';

export const accounts = pgTable('accounts', {
  id: uuid().$type<AccountId>().primaryKey(),
  email: text().notNull(),
  /** The address as it is compared. No two accounts share one: it is looked up, as is Google’s subject. */
  emailKey: text('address_key').notNull(),
  emailVerifiedAt: moment('email_verified_at'),
  /** argon2id; null where only Google signs in. */
  passwordHash: text('password_hash'),
  googleSubject: text('google_subject'),
  name: text().notNull(),
  surname: text().notNull(),
  language: text().$type<Language>().notNull(),
  /** The address of a picture: here, or Google's. */
  profileImage: text('profile_image'),
  contact: jsonb().$type<Contact>().notNull(),
  /** When terms, privacy policy and legal age were declared. */
  termsAcceptedAt: moment('terms_accepted_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().$type<SessionId>().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    tokenHash: text('token_hash').notNull(),
    device: text().notNull(),
    signedInAt: moment('signed_in_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** Pictures people give of themselves. */
export const portraits = pgTable('portraits', {
  accountId: uuid('account_id').$type<AccountId>().primaryKey(),
  key: text().notNull(),
  /** Null where it is an object. */
  webp: bytea(),
  objectKey: text('object_key'),
});

/** Browsers that an account signed in from. */
export const knownDevices = pgTable(
  'known_devices',
  {
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    deviceHash: text('device_hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  ({ accountId, deviceHash }) => [primaryKey({ columns: [accountId, deviceHash] })],
);

/** Keys sent by mail, used once. */
export const accountKeys = pgTable(
  'account_keys',
  {
    id: uuid().notNull(),
    accountId: uuid('account_id').$type<AccountId>().notNull(),
    purpose: text().$type<'recovery' | 'email' | 'stop-email'>().notNull(),
    keyHash: text('key_hash').notNull(),
    /** The address a key for `email` confirms. */
    email: text(),
    /** Where a change of the address was asked for: the session that outlives it. */
    sessionId: uuid('session_id').$type<SessionId>(),
    expiresAt: moment('expires_at').notNull(),
  },
  ({ accountId, id }) => [primaryKey({ columns: [accountId, id] })],
);

/** Accounts that were deleted, by nothing but their id: a backup made before is not restored with them. */
export const erasures = pgTable('erasures', {
  id: uuid().$type<AccountId>().primaryKey(),
  erasedAt: moment('erased_at').notNull(),
});
