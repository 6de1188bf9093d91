import { expect, it, onTestFinished } from 'vitest';
import { createMetrics } from '../../platform/telemetry/metrics.ts';
import { signUpPayload } from '../../testing/test-account.ts';
import { startTestApp } from '../../testing/test-app.ts';

const never = () => new Promise<never>(() => undefined);

it('what cannot be found out hides no other figure', async () => {
  const metrics = createMetrics();
  metrics.watch({
    name: 'broken',
    help: 'fails',
    labelNames: [],
    read: () => Promise.reject(new Error('no')),
  });
  metrics.watch({ name: 'stuck', help: 'says nothing', labelNames: [], read: never });
  metrics.watch({ name: 'known', help: 'answers', labelNames: [], read: () => [{ labels: {}, value: 7 }] });
  const text = await metrics.text();
  expect(text).toContain('\nknown 7');
  expect(text).not.toMatch(/^(?:broken|stuck)\b/m);
  expect(await metrics.text()).toMatch(/app_metrics_unread_total\{metric="broken"\} [12]/);
});

it('a value that is gone is shown no longer', async () => {
  const metrics = createMetrics();
  const queues = new Set(['mails', 'payments']);
  metrics.watch({
    name: 'waiting',
    help: 'by queue',
    labelNames: ['queue'],
    read: () => [...queues].map((queue) => ({ labels: { queue }, value: 1 })),
  });
  expect(await metrics.text()).toContain('waiting{queue="mails"} 1');
  queues.delete('mails');
  const text = await metrics.text();
  expect(text).not.toContain('mails');
  expect(text).toContain('waiting{queue="payments"} 1');
});

it('counts what waits, beside the API only for who knows the token', async () => {
  const token = 'a-token-of-some-length';
  const running = await startTestApp({ metricsToken: token });
  onTestFinished(() => running.close());
  const { app } = running;
  expect((await app.inject({ method: 'POST', url: '/api/users', payload: signUpPayload() })).statusCode).toBe(
    201,
  );
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${token}` };
  const { body, statusCode } = await app.inject({ url: '/metrics', headers });
  expect(statusCode).toBe(200);
  // Reading them is no request, and waits for no connection that requests use.
  expect(body).toMatch(/^http_requests_in_progress 0$/m);
  expect(body).toMatch(/^app_database_waiting\{pool="requests"\} 0$/m);
  expect(body).toContain('app_mails_waiting 1');
  expect(body).toMatch(/app_database_server_connections\{state="used"\} [1-9]/);
  expect(body).toMatch(/app_database_server_connections\{state="most"\} [1-9]/);
  expect(body).toContain('app_jobs{queue="send-mail",state="created"} 1');
  expect(body).toMatch(/app_job_oldest_seconds\{queue="send-mail",state="created"\} \d/);
});
