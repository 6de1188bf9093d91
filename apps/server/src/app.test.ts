import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { ROUTES } from '@trazo/contract/api/routes';
import { statusOf } from '@trazo/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR_MESSAGES } from './platform/errors/error-messages.ts';
import { VERSION } from './platform/version.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

let running: TestApp;

beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

describe('health', () => {
  it('lives', async () => {
    const answer = await running.app.inject('/api/health/live');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'live', version: VERSION });
  });

  it('is ready once a renderer is', async () => {
    await expect
      .poll(async () => (await running.app.inject('/api/health/ready')).json())
      .toEqual({ status: 'ready' });
  });

  it('names what does not answer', async () => {
    const load = () => ({ processes: 0, free: 0, waiting: 0, waitingBytes: 0 });
    const without = await startTestApp({
      renderer: {
        run: () => Promise.reject(new Error('no')),
        load,
        isAlive: false,
        close: async () => undefined,
      },
    });
    const answer = await without.app.inject('/api/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ error: 'not_ready', details: [{ path: 'renderer' }] });
    await without.close();
  });
});

describe('OpenAPI', () => {
  it('describes every route with its failures', async () => {
    const answer = await running.app.inject('/api/openapi.json');
    expect(answer.statusCode).toBe(200);
    const { openapi, paths } = answer.json();
    expect(openapi).toBe('3.1.0');
    const addresses = Object.values(ROUTES).map(({ path: address }) => address.replace(/:(\w+)/g, '{$1}'));
    expect(Object.keys(paths).sort()).toEqual([...new Set(addresses)].sort());
    expect(paths['/api/users/me'].get.security).toEqual([{ bearer: [] }]);
    expect(paths['/api/users'].post.security).toBeUndefined();
    expect(paths['/api/generate'].post.security).toEqual([{}, { bearer: [] }]);
    const thumbnail = paths['/api/templates/{id}/thumbnail'].get.parameters;
    expect(thumbnail.find(({ name }: { name: string }) => name === 'width').schema.enum).toEqual([
      480, 720, 1440,
    ]);
    expect(Object.keys(paths['/api/users'].post.responses)).toEqual(expect.arrayContaining(['201', '409']));
    const { requestBody, responses } = paths['/api/generate'].post;
    expect(requestBody.content['application/json'].schema.required).toContain('content');
    expect(Object.keys(responses['200'].content)).toEqual([
      'application/json',
      'application/pdf',
      'application/x-trazo-delta',
    ]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['400', '413', '422', '429', '503']));
  });

  it('says of every call that can be sent something what is answered to a body it does not take', async () => {
    const { paths } = (await running.app.inject('/api/openapi.json')).json();
    for (const { method, path: address, id } of Object.values(ROUTES)) {
      if (method === 'GET') continue;
      const sent = { method, url: address.replace(/:\w+/g, randomUUID()) };
      const described = Object.keys(
        paths[address.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()].responses,
      );
      for (const type of ['text/plain', 'application/xml']) {
        const answer = await running.app.inject({
          ...sent,
          headers: { 'content-type': type },
          payload: '{}',
        });
        expect(described, id).toContain(String(answer.statusCode));
        const isRefused = ![401, 404].includes(answer.statusCode) && id !== 'paymentWebhook';
        if (isRefused) expect([id, answer.json().error]).toEqual([id, 'media_type_unsupported']);
      }
      expect(described, id).toEqual(expect.arrayContaining(['413', '415']));
    }
  });
});

describe('what is no HTTP', () => {
  const ask = async (text: string): Promise<{ status: number; body: unknown }> => {
    const { port } = new URL(running.app.listeningOrigin);
    const socket = connect(Number(port), '127.0.0.1').end(text, 'latin1');
    const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n');
    expect(head).toContain(`\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`);
    expect(head).toContain('\r\nContent-Type: application/json; charset=utf-8');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  };
  beforeAll(() => running.app.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['a control character in a header', 'GET / HTTP/1.1\r\nHost: a\r\nX: \u0001\r\n\r\n', 'payload_invalid'],
    [
      'a length that is none',
      'POST /api/generate HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n',
      'payload_invalid',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      'payload_invalid',
    ],
    ['an unknown method', 'NOTHING / HTTP/1.1\r\nHost: a\r\n\r\n', 'payload_invalid'],
    ['a long address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 'headers_too_large'],
  ] as const)('%s is answered as any other failure', async (_name, text, code) => {
    expect(await ask(text)).toEqual({
      status: statusOf(code),
      body: { error: code, message: ERROR_MESSAGES.es[code] },
    });
  });
});
