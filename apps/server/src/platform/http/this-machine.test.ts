import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const ADDRESSES = [
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/dev/card-provider/v1/payment_intents/x',
  '/dev/google/choose',
];
const FOUND = [
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'trazo.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
];

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ withGoogleSandbox: true });
});
afterAll(() => running.close());

const ask = async (url: string, host: string) => (await running.app.inject({ url, headers: { host } })).body;
const NOT_FOUND = '"error":"not_found"';

describe.each(ADDRESSES)('%s', (url) => {
  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '[::2]',
  ])('is nothing for a page of another name that was made to lead here: %s', async (host) => {
    expect(await ask(url, host)).toContain(NOT_FOUND);
  });

  it.each(FOUND)('is there by the name %s', async (host) => {
    expect(await ask(url, host)).not.toContain(NOT_FOUND);
  });
});

it('the card provider is there by the public name as well, for telephones in the same network', async () => {
  const url = '/dev/card-provider/v1/payment_intents/x';
  expect(await ask(url, 'trazo.example')).toContain('"type"');
  expect(await ask('/dev/mailbox.json', 'trazo.example')).not.toContain('mails');
});
