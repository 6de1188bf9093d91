import { createHash } from 'node:crypto';
import type pg from 'pg';
import { createPasswordHashing } from '../platform/crypto/password-hashing.ts';
import { hashOfSecret, newSecret } from '../platform/crypto/secrets.ts';
import { turnOfOwner } from '../platform/limits/fair-queue.ts';
import { GOOD_PASSWORD } from './test-account.ts';
import { contentOf } from './test-plans.ts';

/** An account as the tables of the release before 0100 hold it, with something in each of them. */
export interface Inherited {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly googleSubject: string;
  readonly token: string;
  readonly recoveryKey: string;
  readonly portraitKey: string;
  readonly plan: { readonly id: string; readonly content: string; readonly coverKey: string };
  readonly shareToken: string;
  readonly customerId: string;
  readonly mailId: string;
}

const uuid = (number: number, kind: number): string =>
  `${String(number).padStart(8, '0')}-0000-4000-8000-${String(kind).padStart(12, '0')}`;

/** `moment`: now, for sessions and keys that still hold. */
export async function insertInherited(client: pg.Client, number: number, moment: Date): Promise<Inherited> {
  const content = contentOf(`Mill ${number}`);
  const made: Inherited = {
    id: uuid(number, 1),
    email: `Founder.${number}@example.com`,
    password: GOOD_PASSWORD,
    googleSubject: `google-${number}`,
    token: newSecret(),
    recoveryKey: newSecret(),
    portraitKey: newSecret(),
    plan: { id: uuid(number, 2), content, coverKey: newSecret() },
    shareToken: newSecret(),
    customerId: `cus_${number}`,
    mailId: uuid(number, 3),
  };
  await insertAccount(client, made, moment);
  await insertPlan(client, made, moment);
  await insertBilling(client, made, number, moment);
  await insertMails(client, made, number, moment);
  return made;
}

/** Columns and their values, as a statement. */
async function insert(
  client: pg.Client,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const values = Object.values(row);
  const places = values.map((_, index) => `$${index + 1}`);
  await client.query(`insert into ${table} (${Object.keys(row)}) values (${places})`, values);
}

async function insertAccount(client: pg.Client, made: Inherited, moment: Date): Promise<void> {
  const { id, email } = made;
  await insert(client, 'accounts', {
    id,
    email,
    email_key: email.toLowerCase(),
    email_verified_at: moment,
    password_hash: await createPasswordHashing().hash(made.password, turnOfOwner(id)),
    google_subject: made.googleSubject,
    name: 'Ada',
    surname: 'Byron',
    language: 'en',
    profile_image: `/api/portraits/${made.portraitKey}`,
    contact: {},
    terms_accepted_at: moment,
    created_at: moment,
  });
  await insert(client, 'sessions', {
    id: uuid(Number(id.slice(0, 8)), 4),
    account_id: id,
    token_hash: hashOfSecret(made.token),
    device: 'Firefox',
    signed_in_at: moment,
    last_used_at: moment,
  });
  await insert(client, 'account_keys', {
    id: uuid(Number(id.slice(0, 8)), 5),
    account_id: id,
    purpose: 'recovery',
    key_hash: hashOfSecret(made.recoveryKey),
    expires_at: new Date(moment.getTime() + 600_000),
  });
  await insert(client, 'portraits', { account_id: id, key: made.portraitKey, webp: Buffer.from('face') });
  await insert(client, 'known_devices', { account_id: id, device_hash: 'device', last_used_at: moment });
}

async function insertPlan(
  client: pg.Client,
  { id, plan, shareToken }: Inherited,
  moment: Date,
): Promise<void> {
  const picture = Buffer.from('picture');
  const hash = createHash('sha256').update(picture).digest('hex');
  await insert(client, 'plans', {
    id: plan.id,
    account_id: id,
    name: 'Mill',
    name_is_own: false,
    status: 'active',
    content: plan.content,
    content_schema: 1,
    has_images: false,
    version: 3,
    completeness: 0.5,
    cover_key: plan.coverKey,
    created_at: moment,
    updated_at: moment,
  });
  await insert(client, 'images', { account_id: id, hash, source_hash: 'source', bytes: picture, size: 7 });
  await insert(client, 'plan_images', { plan_id: plan.id, account_id: id, hash });
  await insert(client, 'plan_covers', { plan_id: plan.id, version: 3, webp: Buffer.from('cover') });
  await insert(client, 'shares', {
    id: plan.id,
    plan_id: plan.id,
    token_hash: hashOfSecret(shareToken),
    created_at: moment,
  });
}

async function insertBilling(
  client: pg.Client,
  { id, customerId }: Inherited,
  number: number,
  moment: Date,
): Promise<void> {
  const state = { paidUntil: null, paidFor: null, hasPaid: true, hadTrial: true, running: null, card: null };
  await insert(client, 'billing_customers', {
    account_id: id,
    customer_id: customerId,
    state,
    reads_begun: 1,
    read_written: 1,
    setup_applied: true,
  });
  await insert(client, 'billing_orders', {
    id,
    account_id: id,
    kind: 'trial',
    first_amount: 50,
    renewal_amount: 95,
    currency: 'EUR',
    trial_days: 7,
    text_version: '1',
    text_language: 'en',
    text: 'agreed',
    ordered_at: moment,
    attempt: 1,
    subscription_id: `sub_${number}`,
    closed_at: moment,
  });
  await insert(client, 'billing_payments', paymentOf(`in_${number}`, id, customerId, moment));
  // Of an account that is gone: its payments are kept.
  const formerId = uuid(number, 6);
  await insert(client, 'billing_payments', paymentOf(`in_f${number}`, formerId, `cus_f${number}`, moment));
  const event = { id: `evt_${number}`, type: 'invoice.paid', customer_id: customerId, received_at: moment };
  await insert(client, 'billing_events', event);
  const declaration = { kind: 'ordinary', name: 'Ada', reason: '', received_at: moment };
  await insert(client, 'billing_declarations', { id, account_id: id, ...declaration });
}

const paymentOf = (id: string, accountId: string, customerId: string, madeAt: Date) => ({
  id,
  account_id: accountId,
  customer_id: customerId,
  subscription_id: `sub of ${id}`,
  amount: 50,
  amount_refunded: 0,
  currency: 'EUR',
  status: 'paid',
  made_at: madeAt,
});

async function insertMails(client: pg.Client, made: Inherited, number: number, moment: Date): Promise<void> {
  const { mailId, email } = made;
  const data = { name: 'Ada', page: '/recover-password' };
  const mail = { kind: 'passwordChanged', language: 'en', recipient: email, data, queued_at: moment };
  await insert(client, 'mails', { id: mailId, cause: `waiting ${number}`, ...mail });
  const attachment = { file_name: 'terms.pdf', media_type: 'application/pdf', bytes: Buffer.from('%PDF') };
  await insert(client, 'mail_attachments', { mail_id: mailId, position: 0, ...attachment });
  const sent = { kind: 'welcome', queued_at: moment, sent_at: moment };
  await insert(client, 'mails', { id: uuid(number, 7), cause: `sent ${number}`, ...sent });
}
