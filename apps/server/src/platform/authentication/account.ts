import type { User } from '@trazo/contract/accounts/user';
import type { Language } from '@trazo/plan/languages';

declare const accountBrand: unique symbol;
declare const sessionBrand: unique symbol;

/** Only the database hands these out: a string from a request is none until a row with it has been found. */
export type AccountId = string & { readonly [accountBrand]: true };
export type SessionId = string & { readonly [sessionBrand]: true };

export type ContactField =
  | 'user_phone'
  | 'user_company'
  | 'user_address'
  | 'user_postal_code'
  | 'user_city'
  | 'user_country';
export type Contact = Partial<Pick<User, ContactField>>;

/** An account, without what proves that somebody is its owner. */
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

/** Who makes a request. Only `Authentication` makes one, from a valid session. */
export interface SignedIn {
  readonly account: Account;
  readonly sessionId: SessionId;
  readonly signedInAt: Date;
}
