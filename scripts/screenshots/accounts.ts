import { randomUUID } from 'node:crypto';
import { createUser } from '@trazo/contract/api/accounts';
import { confirmPayment, listPayments, startPayment } from '@trazo/contract/api/billing';
import { createPlan } from '@trazo/contract/api/plans';
import { type RequestBody, type ResponseBody, type Route, routeUrl } from '@trazo/contract/api/route';
import { createShare } from '@trazo/contract/api/shares';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import type { Language } from '@trazo/plan/languages';
import { loadSample } from '@trazo/samples/load-sample';

/** The stand-in for the card provider, and a card of its that is good. */
const PROVIDER = '/dev/card-provider';
const CARD = { number: '4242424242424242', exp_month: '12', exp_year: '2034', cvc: '123' };
/** So that the list of plans shows more than one kind of cover. */
const TEMPLATES = [3, 10] as const;

/** An account made by calls, and the token it is signed in with. */
export interface Account {
  readonly token: string;
  call<Called extends Route>(
    route: Called,
    body?: RequestBody<Called>,
    params?: Readonly<Record<string, string>>,
  ): Promise<ResponseBody<Called>>;
}

/** A user who has signed up, in this language, and has nothing yet. */
export async function signUp(origin: string, language: Language): Promise<Account> {
  const answer = await send(origin, createUser, {
    user_email: `nora-${randomUUID()}@example.com`,
    password: 'Hogaza-de-Centeno-47-al-Horno',
    user_name: 'Nora',
    user_post_name: 'Vidal',
    user_language: language,
    accept_terms: true,
    accept_privacy: true,
    legal_age: true,
  });
  const { token } = answer;
  return { token, call: (route, body, params) => send(origin, route, body, { params, token }) };
}

/** A user in the trial with saved plans; `sharedPlan` is the address one of them is shared under. */
export async function signUpSubscriber(
  origin: string,
  language: Language,
): Promise<Account & { readonly sharedPlan: string }> {
  const account = await signUp(origin, language);
  await subscribe(origin, account, language);
  const { plan, theme } = await loadSample(language);
  let id = '';
  for (const templateId of TEMPLATES) {
    const content = encodeContent({ plan, theme: { ...theme, templateId } });
    ({ _id: id } = await account.call(createPlan, { business_plan_content: content }));
  }
  const { token } = await account.call(createShare, {}, { id });
  return { ...account, sharedPlan: `/shared/${token}` };
}

async function subscribe(origin: string, { call }: Account, language: Language): Promise<void> {
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
  const card = Object.entries(CARD).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
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
        'content-type': 'application/json',
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
