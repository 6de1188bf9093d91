import type { Locator, Page } from '@playwright/test';
import type { Billing } from '@trazo/contract/billing/payments';
import { LEGAL_VERSION } from '@trazo/messages/legal-version';
import { field } from './account.ts';
import { expect } from './journey.ts';
import { words } from './words.ts';

/** The provider's test cards, by what becomes of them. */
const CARDS = {
  good: '4242424242424242',
  /** A good card of its own, for who withdraws: what paid then is not taken again for a year. */
  own: '4242424242424242014',
  withoutFunds: '4000000000009995',
  declinedLater: '4000000000000341',
  askedAbout: '4000002500003155',
  inTrouble: '4000000000000119',
  takesItsTime: '4000000000007015',
} as const;
type Card = keyof typeof CARDS;

const DAY = 24 * 3_600_000;
/** The stand-in for the card provider, and the key that moves its clock. */
const PROVIDER = '/dev/card-provider';
const PROVIDER_KEY = 'sk_test_sandbox';

export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: words('consent:orderButton') });

/** Types a card key by key. */
export async function typeCard(scope: Page | Locator, card: Card): Promise<void> {
  await field(scope, words('billing:card.number')).fill(CARDS[card]);
  await field(scope, words('billing:card.expiry')).fill('12/34');
  await field(scope, words('billing:card.securityCode')).fill('123');
  await field(scope, words('billing:card.name')).fill('Nora Vidal');
}

/** Fills in the payment of step 3, agrees, and orders. */
export async function orderWith(page: Page, card: Card): Promise<void> {
  await expect(orderButton(page)).toBeEnabled();
  await typeCard(page, card);
  await page.getByRole('checkbox').check();
  await orderButton(page).click();
}

/** The page says that it is paid. */
export async function shownAsPaid(page: Page): Promise<void> {
  await expect(
    page.getByRole('heading', { name: words('billing:outcome.succeeded.title'), exact: true }),
  ).toBeVisible();
}

/** What the page's account pays, as our server tells it. */
export const billingOf = (page: Page): Promise<Billing> => call(page, 'GET', '/api/payments');

/** Waits until the server has processed the events of the provider. */
export async function becomes(page: Page, state: Billing['entitlement']['state']): Promise<void> {
  await expect.poll(async () => (await billingOf(page)).entitlement.state).toBe(state);
}

/** The account of the page gets the trial by the calls behind the page. */
export async function subscribe(page: Page): Promise<void> {
  const { offer, publishable_key } = await billingOf(page);
  if (offer === null) throw new Error('There is nothing to buy for this account.');
  const consent = {
    text_version: LEGAL_VERSION,
    language: 'es',
    immediate_start: true,
    first_amount: offer.first_amount,
    renewal_amount: offer.renewal_amount,
  };
  const { client_secret } = await call<{ client_secret: string }>(page, 'POST', '/api/payments', { consent });
  const [intent = ''] = client_secret.split('_secret_');
  const confirmed = await page.request.post(`${PROVIDER}/v1/payment_intents/${intent}/confirm`, {
    form: {
      key: publishable_key,
      client_secret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': CARDS.good,
      'payment_method_data[card][exp_month]': 12,
      'payment_method_data[card][exp_year]': 2034,
      'payment_method_data[card][cvc]': '123',
    },
  });
  expect(confirmed.status(), await confirmed.text()).toBe(200);
  const { outcome } = await call<{ outcome: string }>(page, 'POST', '/api/payments/confirm', {
    what: 'payment',
  });
  expect(outcome).toBe('succeeded');
}

/** Time passes at the provider, with everything that falls due on the way, and our server gets the events. */
export async function daysPass(page: Page, days: number): Promise<void> {
  await controlProvider(page, 'clock', { advance_ms: days * DAY });
  await controlProvider(page, 'settled');
}

/** What happens at the provider or at the bank, outside the browser. */
export async function controlProvider(page: Page, name: string, data: object = {}): Promise<void> {
  const headers = { authorization: `Bearer ${PROVIDER_KEY}` };
  const answer = await page.request.post(`${PROVIDER}/_sandbox/${name}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function call<Body>(page: Page, method: 'GET' | 'POST', path: string, data?: object): Promise<Body> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(path, { method, headers, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
