import type { User } from '@trazo/contract/accounts/user';

/** An account that has not paid yet. */
export const ANA: User = {
  _id: '0b8f4c1e-6a0f-4f0e-9d43-0d6f1a7f3c11',
  user_email: 'ana@example.com',
  user_email_verified: true,
  user_language: 'en',
  user_profile_image: null,
  user_account_status: 'registered',
  user_entitlement: { state: 'registered', may_export: false, access_until: null },
  user_auth_provider: 'password',
  sub_id_google: null,
  user_created_at: '2026-11-21T10:00:00.000Z',
  user_name: 'Ana',
  user_post_name: 'Ruiz',
  user_phone: '',
  user_company: '',
  user_address: '',
  user_postal_code: '',
  user_city: '',
  user_country: '',
};

/** The same one while a month is paid. */
export const PAYING_ANA: User = {
  ...ANA,
  user_account_status: 'active',
  user_entitlement: { state: 'active', may_export: true, access_until: null },
};
