import type { User } from '@trazo/contract/accounts/user';
import type { FastifyRequest } from 'fastify';
import type { Account } from '../../platform/authentication/account.ts';
import type { Entitlement, EntitlementOf } from '../entitlement/entitlement.ts';
import type { Begun } from './sign-up-service.ts';

/** An account as the API tells it to its owner. */
export type DescribeUser = (account: Account) => Promise<User>;

export const describeUser =
  (entitlementOf: EntitlementOf): DescribeUser =>
  async (account) =>
    toUser(account, await entitlementOf(account));

const toUser = (account: Account, { state, mayExport, until }: Entitlement): User => ({
  _id: account.id,
  user_email: account.email,
  user_email_verified: account.emailVerified,
  user_name: account.name,
  user_post_name: account.surname,
  user_language: account.language,
  user_profile_image: account.profileImage,
  user_account_status: state,
  user_entitlement: { state, may_export: mayExport, access_until: until?.toISOString() ?? null },
  user_auth_provider: providerOf(account),
  sub_id_google: account.googleSubject,
  user_created_at: account.createdAt.toISOString(),
  user_phone: account.contact.user_phone ?? '',
  user_company: account.contact.user_company ?? '',
  user_address: account.contact.user_address ?? '',
  user_postal_code: account.contact.user_postal_code ?? '',
  user_city: account.contact.user_city ?? '',
  user_country: account.contact.user_country ?? '',
});

function providerOf({ hasPassword, googleSubject }: Account): User['user_auth_provider'] {
  if (googleSubject === null) return 'password';
  return hasPassword ? 'password_and_google' : 'google';
}

/** A session that has just begun, as the API tells it. */
export const describeSignedIn = async ({ token, account }: Begun, describe: DescribeUser) => ({
  token,
  user: await describe(account),
});

/** What a browser says of itself, for the list of sessions. */
export const deviceOf = ({ headers }: FastifyRequest): string | undefined => headers['user-agent'];
