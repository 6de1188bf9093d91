import { readCompany } from '@trazo/company/read-company';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/test-clock.ts';
import { wellKnownRoutes } from './well-known.ts';

const DAY_MS = 24 * 3_600_000;
const company = { ...readCompany({}), email: 'security@trazo.example' };
const clock = testClock();
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  wellKnownRoutes(app, { company, clock: clock.now, publicUrl: 'https://trazo.example' });
  await app.ready();
});
afterAll(() => app.close());

/** The fields of security.txt (RFC 9116 §2.3). */
async function securityFields(): Promise<Map<string, string>> {
  const answer = await app.inject('/.well-known/security.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const lines = answer.body.trimEnd().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]));
}

describe('/.well-known', () => {
  it('says in security.txt whom to write to about a vulnerability', async () => {
    const fields = await securityFields();
    expect(fields.get('Contact')).toBe('mailto:security@trazo.example');
    expect(fields.get('Canonical')).toBe('https://trazo.example/.well-known/security.txt');
    expect(fields.get('Preferred-Languages')).toBe('es, en, it, fr, de');
  });

  it('expires in less than a year from whenever it is read', async () => {
    for (const days of [0, 400, 4_000]) {
      clock.forward(days * DAY_MS);
      const ahead = Date.parse((await securityFields()).get('Expires') ?? '') - clock.now().getTime();
      expect(ahead).toBeGreaterThan(30 * DAY_MS);
      expect(ahead).toBeLessThan(365 * DAY_MS);
    }
  });

  it('leads password managers to where a password is changed', async () => {
    const answer = await app.inject('/.well-known/change-password');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/account#password']);
  });
});
