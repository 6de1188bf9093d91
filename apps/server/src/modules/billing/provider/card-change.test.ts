import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { signUpTestCustomer, type TestCustomer } from '../../../testing/test-customer.ts';

const OLD = '5555555555554444';
const NEW = '4000000000000341';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ entitlementOf: undefined });
});
afterAll(() => running.close());

const beginChange = async (customer: TestCustomer) =>
  (await customer.post('/card')).json<{ client_secret: string }>().client_secret;

describe('a card change begun while another one is being applied', () => {
  it.each([
    ['before the second card is entered', 'held'],
    ['after the second card is in use', 'overtaken'],
  ])('ends with the newer card, also where the first is applied %s', async (_when, order) => {
    const { control } = running.sandbox;
    const customer = await signUpTestCustomer(running);
    await customer.subscribe();
    const first = await beginChange(customer);
    control.fail({ kind: 'delay', when: 'before', method: 'POST', path: '/v1/customers/', delayMs: 60_000 });
    await customer.enter(first, OLD);
    const applying = customer.confirm('card');
    await expect.poll(() => control.delayed()).toBe(1);

    const second = await startAgain(customer, first);
    if (order === 'held') control.release();
    if (order === 'held') await applying;
    await customer.enter(second, NEW);
    const { outcome } = await customer.confirm('card');
    expect(outcome).toBe('succeeded');
    control.release();
    await applying;
    await running.settle();
    expect((await customer.billing()).card).toMatchObject({ last4: NEW.slice(-4) });
  });
});

/** The first one has succeeded: what is asked for now is another one. */
async function startAgain(customer: TestCustomer, first: string): Promise<string> {
  const second = await beginChange(customer);
  expect(second).not.toBe(first);
  return second;
}
