import { changePassword } from '@trazo/contract/api/accounts';
import { products } from '@trazo/contract/api/billing';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './api-client.ts';

beforeEach(() => {
  vi.spyOn(i18next, 't').mockImplementation((...[key]: readonly unknown[]) => String(key));
});
afterEach(() => void vi.restoreAllMocks());

const answering = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

const refusal = (status: number, body: object, headers: Record<string, string> = {}) =>
  answering(async () => Response.json(body, { status, headers }));

const PASSWORDS = { last_password: 'before', new_password: 'after' };
const CHANGED = { status: 'password_changed' };

it('calls with JSON, the bearer token and 360 seconds of patience, and wraps the body', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout');
  const call = answering(async () => Response.json(CHANGED));
  const result = await callApi(changePassword, { body: PASSWORDS, token: 'abc' });
  expect(result).toEqual({ isError: false, body: CHANGED });
  expect(patience).toHaveBeenCalledExactlyOnceWith(360_000);
  const [address, sent] = call.mock.calls[0] ?? [];
  expect(address).toBe('/api/users/me/password');
  expect(sent).toMatchObject({
    method: 'PUT',
    headers: { accept: 'application/json', authorization: 'Bearer abc', 'content-type': 'application/json' },
    body: JSON.stringify(PASSWORDS),
  });
});

it('rejects, in development, over an answer the contract does not describe', async () => {
  answering(async () => Response.json({ ...CHANGED, password_hash: 'x' }));
  const asked = callApi(changePassword, { body: PASSWORDS, token: 'abc' });
  await expect(asked).rejects.toThrow(/^changePassword answers .*password_hash/s);
});

it('says of a refusal its status, the server’s words and code, and when to try again', async () => {
  refusal(429, { error: 'too_many_requests', message: 'Espera un momento.' }, { 'retry-after': '7' });
  expect(await callApi(products, {})).toEqual({
    isError: true,
    status: 429,
    error: 'Espera un momento.',
    code: 'too_many_requests',
    details: [],
    retryAfter: 7_000,
  });
});

it('hands on what a server says that knows more than this page', async () => {
  refusal(404, { error: 'no_business_plan_for_given_user', message: 'Aún no hay planes.', hint: 1 });
  expect(await callApi(products, {})).toMatchObject({
    status: 404,
    error: 'Aún no hay planes.',
    code: 'no_business_plan_for_given_user',
    details: [],
  });
});

it('says in words of its own that nothing answered, or that the answer took too long', async () => {
  answering(() => Promise.reject(new TypeError('failed')));
  expect(await callApi(products, {})).toMatchObject({
    isError: true,
    status: 0,
    error: 'errors:network',
    code: undefined,
  });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await callApi(products, {})).toMatchObject({ status: 0, error: 'errors:timeout' });
});

it('takes an answer that is none of ours for a fault of the network, or of the server', async () => {
  answering(async () => new Response('<html>', { status: 404 }));
  expect(await callApi(products, {})).toMatchObject({ status: 404, error: 'errors:network' });
  answering(async () => new Response('<html>', { status: 502 }));
  expect(await callApi(products, {})).toMatchObject({ status: 502, error: 'errors:internal' });
});
