import { randomUUID } from 'node:crypto';
import { createUser } from '@trazo/contract/api/accounts';
import { confirmPayment, listPayments, startPayment, stopSubscription } from '@trazo/contract/api/billing';
import { confirmEmail } from '@trazo/contract/api/email-confirmation';
import { createPlan, deletePlan, savePlans } from '@trazo/contract/api/plans';
import { type RequestBody, type ResponseBody, type Route, routeUrl } from '@trazo/contract/api/route';
import { createShare } from '@trazo/contract/api/shares';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import type { Language } from '@trazo/plan/languages';
import { loadSample } from '@trazo/samples/load-sample';

/** The stand-in for the card provider, and cards of its: a good one, and one that is declined a month later. */
const PROVIDER = '/dev/card-provider';
const CARD = { number: '4242424242424242', exp_month: '12', exp_year: '2034', cvc: '123' };
const CARD_DECLINED_LATER = { ...CARD, number: '4000000000000341' };
/** So that the list of plans shows more than one kind of cover. */
const TEMPLATES = [4, 10] as const;
/** As long as a name is that runs over several lines everywhere. */
const LONG_NAME =
  'Panadería y pastelería artesana «La Espiga de Oro», Donaudampfschifffahrtsgesellschaft & Hijos, S.L.';
const PASSWORD_OF_LINK = 'horno-de-piedra';

/** An account made by calls, and the token it is signed in with. */
export interface Account {
  readonly email: string;
  readonly token: string;
  call<Called extends Route>(
    route: Called,
    body?: RequestBody<Called>,
    params?: Readonly<Record<string, string>>,
  ): Promise<ResponseBody<Called>>;
}

/** A user who has signed up, in this language, and has nothing yet. */
export async function signUp(origin: string, language: Language): Promise<Account> {
  const email = `nora-${randomUUID()}@example.com`;
  const answer = await send(origin, createUser, {
    user_email: email,
    password: 'Hogaza-de-Centeno-47-al-Horno',
    user_name: 'Nora',
    user_post_name: 'Vidal',
    user_language: language,
    accept_terms: true,
    accept_privacy: true,
    legal_age: true,
  });
  const { token } = answer;
  return { email, token, call: (route, body, params) => send(origin, route, body, { params, token }) };
}

/** The addresses a subscriber's plan is shared under: open to all, with a password, and for a co-author who only reads. */
export interface SharedPlans {
  readonly open: string;
  readonly locked: string;
  readonly read: string;
}

/** A user in the trial, with a confirmed address and two saved plans, one of them shared. */
export async function signUpSubscriber(
  origin: string,
  language: Language,
): Promise<Account & { readonly shared: SharedPlans }> {
  const account = await signUp(origin, language);
  await confirmAddress(origin, account);
  await subscribe(origin, account, language, CARD);
  let id = '';
  for (const templateId of TEMPLATES) id = await savePlan(account, language, { templateId });
  const share = async (password: string | null): Promise<string> => {
    const { token } = await account.call(createShare, { password }, { id });
    return `/shared/${token}`;
  };
  const shared = { open: await share(null), locked: await share(PASSWORD_OF_LINK), read: `/read/${id}` };
  return { ...account, shared };
}

/** A user who has not paid and has many plans: long names, no name, one archived and one deleted. */
export async function signUpCollector(origin: string, language: Language): Promise<Account> {
  const account = await signUp(origin, language);
  const names = [LONG_NAME, '', `${LONG_NAME} (2)`, undefined, 'Bar Pepe'];
  for (const [index, name] of names.entries()) {
    await savePlan(account, language, { templateId: index + 1, name });
  }
  const archived = await savePlan(account, language, { templateId: 7 });
  await account.call(savePlans, {
    id_list: [archived],
    business_plan_data: { business_plan_status: 'archived' },
  });
  const deleted = await savePlan(account, language, { templateId: 8, name: LONG_NAME });
  await account.call(deletePlan, undefined, { id: deleted });
  return account;
}

/** A user who has cancelled, and has access for some days more. */
export async function signUpLeaver(origin: string, language: Language): Promise<Account> {
  const account = await signUp(origin, language);
  await subscribe(origin, account, language, CARD);
  await savePlan(account, language, { templateId: 5 });
  await account.call(stopSubscription);
  return account;
}

/** A user whose first monthly payment was declined; time passes at the provider, for all accounts there. */
export async function signUpDebtor(origin: string, language: Language): Promise<Account> {
  const account = await signUp(origin, language);
  await subscribe(origin, account, language, CARD_DECLINED_LATER);
  await savePlan(account, language, { templateId: 6 });
  const { offer } = await account.call(listPayments);
  if (offer !== null) throw new Error('The account has not subscribed.');
  for (const [name, body] of [
    ['clock', { advance_ms: 10 * 24 * 3_600_000 }],
    ['settled', {}],
  ] as const) {
    await succeeded(
      fetch(`${origin}${PROVIDER}/_sandbox/${name}`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  }
  await until(async () => (await account.call(listPayments)).entitlement.state === 'past_due');
  return account;
}

async function savePlan(
  account: Account,
  language: Language,
  { templateId, name }: { readonly templateId: number; readonly name?: string | undefined },
): Promise<string> {
  const { plan, theme } = await loadSample(language);
  const { _id } = await account.call(createPlan, {
    business_plan_content: encodeContent({ plan, theme: { ...theme, templateId } }),
    ...(name !== undefined && { business_plan_name: name }),
  });
  return _id;
}

/** Follows the link of the welcome mail. */
async function confirmAddress(origin: string, { email, call }: Account): Promise<void> {
  let key: string | undefined;
  await until(async () => {
    const answer = await succeeded(fetch(`${origin}/dev/mailbox.json`));
    const text = await answer.text();
    const mail = text.split('"id":').find((one) => one.includes(email));
    key = mail?.match(/\/confirm-email\/([\w-]+)/)?.[1];
    return key !== undefined;
  });
  await call(confirmEmail, { key: key ?? '' });
}

/** Asks again until something holds. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('What was waited for did not come.');
}
async function subscribe(
  origin: string,
  { call }: Account,
  language: Language,
  numbers: typeof CARD,
): Promise<void> {
  const { offer, publishable_key } = await call(listPayments);
  if (offer === null) throw new Error('There is nothing to buy.');
  const { client_secret } = await call(startPayment, {
    consent: {
      text_version: LEGAL_VERSION,
      language,
      immediate_start: true,
      first_amount: offer.first_amount,
      renewal_amount: offer.renewal_amount,
    },
  });
  if (client_secret === null) throw new Error('There is nothing to pay.');
  const [intent] = client_secret.split('_secret_');
  const card = Object.entries(numbers).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  await succeeded(
    fetch(`${origin}${PROVIDER}/v1/payment_intents/${intent}/confirm`, {
      method: 'POST',
      body: new URLSearchParams([
        ['key', publishable_key],
        ['client_secret', client_secret],
        ['payment_method_data[type]', 'card'],
        ...card,
      ]),
    }),
  );
  await call(confirmPayment, { what: 'payment' });
}

async function send<Called extends Route>(
  origin: string,
  route: Called,
  body?: RequestBody<Called>,
  { params, token }: { params?: Readonly<Record<string, string>> | undefined; token?: string } = {},
): Promise<ResponseBody<Called>> {
  const answer = await succeeded(
    fetch(origin + routeUrl(route, { params }), {
      method: route.method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return answer.json();
}

async function succeeded(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
