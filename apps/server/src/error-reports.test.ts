import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { startProcess } from './testing/server-process.ts';
import { startTestApp } from './testing/test-app.ts';

const value = z.looseObject({ stringValue: z.string().optional() });
const record = z.object({
  severityText: z.string(),
  body: value,
  attributes: z.array(z.object({ key: z.string(), value })),
});
const batch = z.object({
  resourceLogs: z.array(z.object({ scopeLogs: z.array(z.object({ logRecords: z.array(record) })) })),
});

/** Takes log records as a collector does (OTLP over HTTP, JSON). */
async function startLogCollector() {
  const records: Record<string, string | undefined>[] = [];
  const headers: IncomingHttpHeaders[] = [];
  const server = createServer(async (request, response) => {
    headers.push(request.headers);
    for (const { scopeLogs } of batch.parse(await json(request)).resourceLogs) {
      for (const { body, attributes, severityText } of scopeLogs.flatMap((scope) => scope.logRecords)) {
        const named = attributes.map((attribute) => [attribute.key, attribute.value.stringValue] as const);
        records.push({ ...Object.fromEntries(named), body: body.stringValue, severityText });
      }
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/logs`, records, headers };
}

const REPORT = {
  type: 'TypeError',
  message: 'x is not a function of ana@example.com',
  frames: ['planOf /assets/plan.js:1:2', '/assets/plan.js:2:7'],
  page: '/builder/:id/form',
};

it('errors of pages and of the server reach a collector, without addresses of people', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-reported-'));
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 }));
  const collector = await startLogCollector();
  const server = startProcess({
    DATA_DIR: dataDir,
    OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_LOGS_HEADERS: 'x-key=of-the-collector',
  });
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended();
  });
  const address = await server.ready();
  expect(await (await fetch(`${address}/api/settings`)).json()).toMatchObject({ error_reports: true });
  const answer = await fetch(`${address}/api/browser-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'r' },
    body: JSON.stringify(REPORT),
  });
  expect(await answer.json()).toEqual({ reported: true });
  await expect
    .poll(() => collector.records, { timeout: 20_000 })
    .toContainEqual(
      expect.objectContaining({
        body: 'an error in a browser',
        severityText: 'ERROR',
        'exception.type': 'TypeError',
        'exception.message': 'x is not a function of (address)',
        'exception.stacktrace': REPORT.frames.join('\n'),
        page: REPORT.page,
        requestId: answer.headers.get('x-request-id'),
      }),
    );
  expect(collector.headers[0]).toMatchObject({ 'x-key': 'of-the-collector' });
  // The log on standard output is the same as without a collector.
  expect(server.output()).toContain('"msg":"an error in a browser"');
  expect(server.output()).not.toContain('ana@example.com');
});

it('what pages send is cleaned, and comes to an end, from however many networks', async () => {
  const running = await startTestApp({ reportsErrors: true });
  onTestFinished(() => running.close());
  const post = (payload: object, remoteAddress = '192.0.2.1') =>
    running.app.inject({ method: 'POST', url: '/api/browser-errors', payload, remoteAddress });
  const hostile = {
    type: 'TypeError',
    message: 'no https://ana.example/key?of=plan and data:text/plain,Ana',
    frames: [...REPORT.frames, 'ana@example.com /x', 'https://evil.example/a.js:1:2'],
    page: '/es/ana@example.com/Calle del Sol 3/s3cret?mail=ana',
  };
  expect((await post(hostile)).json()).toEqual({ reported: true });
  const [line = '{}'] = running.logged.filter((each) => each.includes('an error in a browser'));
  expect(JSON.parse(line).browserError).toEqual({
    type: 'TypeError',
    message: 'no (address) and (address)',
    stack: REPORT.frames.join('\n'),
    page: '/es/:id/:id/:id',
  });
  const outcomes: boolean[] = [];
  for (let sent = 0; sent < 240; sent += 1) {
    outcomes.push((await post(REPORT, `198.51.100.${sent}`)).json().reported);
  }
  expect(outcomes.filter((reported) => reported).length).toBeLessThanOrEqual(200);
  expect(outcomes.at(-1)).toBe(false);
});

it('pages report nothing where no collector is set, and what they send is dropped', async () => {
  const running = await startTestApp({});
  onTestFinished(() => running.close());
  const settings = await running.app.inject('/api/settings');
  expect(settings.json()).toMatchObject({ error_reports: false });
  const post = (payload: object) =>
    running.app.inject({ method: 'POST', url: '/api/browser-errors', payload });
  expect((await post(REPORT)).json()).toEqual({ reported: false });
  expect((await post({ ...REPORT, plan: 'secret' })).statusCode).toBe(400);
  expect((await post({ ...REPORT, type: 'a b' })).statusCode).toBe(400);
});
