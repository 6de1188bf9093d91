import type { User } from '@trazo/contract/accounts/user';
import type { Language } from '@trazo/plan/languages';
import { z } from 'zod';

/** The id of an account. That there is such an account, a row of the database says. */
export const accountIdSchema = z.uuid().brand<'AccountId'>();
export type AccountId = z.output<typeof accountIdSchema>;
export const accountIdOf = (uuid: string): AccountId => accountIdSchema.parse(uuid);

const sessionIdSchema = z.uuid().brand<'SessionId'>();
export type SessionId = z.output<typeof sessionIdSchema>;
export const sessionIdOf = (uuid: string): SessionId => sessionIdSchema.parse(uuid);

export type ContactField =
  | 'user_phone'
  | 'user_company'
  | 'user_address'
  | 'user_postal_code'
  | 'user_city'
  | 'user_country';
export type Contact = Partial<Pick<User, ContactField>>;

/** An account, without its credentials. */
export interface Account {
  readonly id: AccountId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly surname: string;
  readonly language: Language;
  readonly profileImage: string | null;
  readonly contact: Contact;
  readonly hasPassword: boolean;
  readonly googleSubject: string | null;
  /** When terms, privacy policy and legal age were declared. */
  readonly declaredAt: Date;
  readonly createdAt: Date;
}

/** What a person is called; empty where the account has no name. */
export const nameOf = ({ name, surname }: Pick<Account, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim();

/** Who makes a request. Only `Authentication` makes one, from a valid session. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionId: SessionId;
  readonly signedInAt: Date;
}
