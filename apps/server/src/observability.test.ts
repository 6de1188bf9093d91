import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { loadSample } from '@trazo/samples/load-sample';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_PROMTOOL, NEEDS_PROMTOOL, promtool, quietTest } from './testing/promtool.ts';
import { type ServerProcess, startProcess } from './testing/server-process.ts';
import { signUpPayload } from './testing/test-account.ts';
import { startTraceCollector, type TraceCollector } from './testing/trace-collector.ts';

const RULES = path.resolve(import.meta.dirname, '../../../deploy/monitoring/alerts.yaml');
const TOKEN = 'only-prometheus-knows';

let dataDir: string;
let collector: TraceCollector;
let server: ServerProcess;
let address: string;
let figures: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-observed-'));
  collector = await startTraceCollector();
  server = startProcess({
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    METRICS_TOKEN: TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    TRUSTED_PROXIES: '1',
  });
  address = await server.ready();
  const [, found] = /is ready: \S+, (\S+)\n/.exec(server.output()) ?? [];
  figures = `${found}/metrics`;
});
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
  await collector.close();
  await rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 });
});

const read = async () => (await fetch(figures, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
/** Its answer is read to the end: a document larger than what a socket holds is not sent, and its span not ended, before. */
const post = async (to: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer;
};
const lines = () =>
  server
    .output()
    .split('\n')
    .flatMap((line): Record<string, unknown>[] => (line.startsWith('{') ? [JSON.parse(line)] : []));
const isOf = (requestId: string) => (line: Record<string, unknown>) => line['requestId'] === requestId;

/** Ten minutes, one each quarter of a minute, and the one at their beginning. */
const SCRAPES = 41;

it('of an idle installation fire no rule in ten minutes', async ({ skip }) => {
  skip(!HAS_PROMTOOL, NEEDS_PROMTOOL);
  const scrapes: string[] = [];
  while (scrapes.length < SCRAPES) scrapes.push(await read());
  const names = [...(await readFile(RULES, 'utf8')).matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  const file = path.join(dataDir, 'idle.json');
  await writeFile(file, quietTest(RULES, names, scrapes));
  expect(promtool('test', 'rules', file)).toBe('');
});

describe('figures', () => {
  it('are for who knows the token, on a port of their own', async () => {
    expect((await fetch(figures)).status).toBe(404);
    expect((await fetch(figures, { headers: { authorization: 'Bearer other' } })).status).toBe(404);
    expect((await fetch(figures, { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
    const beside = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await beside.text()).not.toContain('http_request_duration_seconds');
  });

  it('count requests by route and status, documents by template, connections, jobs and mails', async () => {
    expect((await fetch(`${address}/api/users/me/sessions`)).status).toBe(401);
    // Its mail is the job that is counted.
    expect((await post('/api/users', signUpPayload())).status).toBe(201);
    const content = encodeContent(await loadSample('en'));
    expect((await post('/api/generate', { content })).status).toBe(200);
    // Counted once its answer is out, which may be read before that.
    await expect
      .poll(read)
      .toMatch(/http_request_duration_seconds_count\{method="POST",route="\/api\/generate",status="200"\} 1/);
    const text = await read();
    expect(text).toMatch(
      /app_render_duration_seconds_count\{pool="documents",kind="preview",template="\w+",outcome="done"\} 1/,
    );
    expect(text).toMatch(/app_render_queue_length 0/);
    expect(text).toMatch(/app_renderers\{state="free"\} 1/);
    expect(text).toMatch(/app_database_connections\{pool="requests",state="most"\} 10/);
    expect(text).toMatch(/app_database_up 1/);
    expect(text).toMatch(/app_mails_waiting \d/);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds/);
    await expect.poll(read).toMatch(/app_job_duration_seconds_count\{queue="[\w-]+",outcome="completed"\}/);
    await expect.poll(read).toMatch(/app_mails_waiting 0/);
  });
});

it('probes are no requests, no lines of the log and no spans', async () => {
  for (const probe of ['live', 'ready']) await (await fetch(`${address}/api/health/${probe}`)).text();
  expect((await fetch(`${address}/api/products`)).status).toBe(200);
  await expect
    .poll(read)
    .toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/products"/);
  await expect.poll(() => collector.spans.map(({ name }) => name)).toContain('GET /api/products');
  expect(await read()).not.toMatch(/route="\/(?:api\/health|metrics)/);
  expect(lines().filter(({ route }) => String(route).startsWith('/api/health'))).toEqual([]);
  expect(collector.spans.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('/api/health'));
});

describe('a request’s id', () => {
  it('stands in its answer, its log and that of the job it caused', async () => {
    const requestId = 'proxy-named-request-1';
    const answer = await post('/api/users', signUpPayload(), { 'x-request-id': requestId });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('x-request-id')).toBe(requestId);
    const said = () =>
      lines()
        .filter(isOf(requestId))
        .map(({ msg }) => msg);
    await expect.poll(said).toContain('a mail was sent');
    expect(said()).toContain('answered');
    const [mailed] = lines().filter(({ msg }) => msg === 'a mail was sent');
    expect(mailed).toMatchObject({ jobId: expect.any(String), traceId: expect.any(String) });
  });

  it('is one of ours where a proxy’s could be anything', async () => {
    const answer = await fetch(`${address}/api/products`, { headers: { 'x-request-id': 'a b\tc' } });
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

it('a trace leads from the request through its statements to document and job, without what a person wrote', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const payload = signUpPayload({ user_email: 'never-recorded@example.com' });
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  expect((await post('/api/users', payload, { traceparent })).status).toBe(201);
  const content = encodeContent(await loadSample('en'));
  expect((await post('/api/generate', { content }, { traceparent })).status).toBe(200);
  const ofTrace = () => collector.spans.filter((span) => span.traceId === traceId);
  const names = () => ofTrace().map(({ name }) => name);
  for (const name of ['POST /api/users', 'job send-mail', 'POST /api/generate', 'render preview']) {
    await expect.poll(names).toContain(name);
  }
  const spanOf = (name: string) => ofTrace().find((span) => span.name === name);
  expect(spanOf('job send-mail')?.parentSpanId).toBe(spanOf('POST /api/users')?.spanId);
  expect(spanOf('render preview')?.parentSpanId).toBe(spanOf('POST /api/generate')?.spanId);
  const statements = spanOf('POST /api/users')?.events.flatMap(({ attributes }) =>
    attributes.map(({ value }) => value.stringValue),
  );
  expect(statements).toContainEqual(expect.stringContaining('insert into "accounts"'));
  expect(collector.sent.join('')).not.toContain('never-recorded');
});
