import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeContent } from '@trazo/contract/content/content-codec';
import { emptyPlan } from '@trazo/plan/plan';
import { defaultTheme } from '@trazo/plan/theme/theme';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { rangeOf, VARIABLES } from './config/variables.ts';
import { startTestSmtpServer } from './platform/mailer/smtp-server.fixture.ts';
import { IN_RELEASES } from './testing/in-releases.ts';
import { startProcess } from './testing/server-process.ts';
import { signUpPayload } from './testing/test-account.ts';

const DIVISORS = [2, 3, 5, 7];

/** A number in the middle of the range that hardly anything divides. */
function odd(least: number, most: number): number {
  let value = Math.floor(Math.sqrt(Math.max(least, 1) * most));
  while (DIVISORS.some((divisor) => value % divisor === 0) && value < most) value += 1;
  return value;
}

/** With less of these no document can be typeset, and a port is whichever is free. */
const NEEDED: Readonly<Record<string, number>> = {
  PORT: 0,
  HEALTH_PORT: 0,
  RENDER_TIMEOUT_MS: 20_011,
  RENDER_MEMORY_MB: 1_009,
};

const SHORT = encodeContent({ plan: emptyPlan(), theme: defaultTheme(1, 'en') });

/** More of these are more of the same processes, a second of a core each. */
const ENOUGH: Readonly<Record<string, number>> = { RENDERERS: 2 };

/** One for all: making a database takes longer than the rest. */
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'trazo-numbers-'));
});
afterAll(() => rm(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 }));

it.each([
  ['the least', (least: number) => least],
  ['an odd number', odd],
  ['the most', (_least: number, most: number) => most],
])(
  'with %s in every numeric variable a server starts, sends a mail and typesets a document',
  IN_RELEASES,
  async (_what, pick) => {
    const smtp = await startTestSmtpServer();
    onTestFinished(() => smtp.close());
    const numbers = VARIABLES.flatMap((name) => {
      const range = rangeOf(name);
      if (range === undefined) return [];
      const picked = Math.max(pick(range.least, range.most), NEEDED[name] ?? 0);
      const value = Math.min(picked, ENOUGH[name] ?? Infinity);
      return [[name, String(name.endsWith('PORT') ? 0 : value)]];
    });
    expect(numbers.length).toBeGreaterThan(15);
    const server = startProcess({
      ...Object.fromEntries(numbers),
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Trazo <hello@trazo.example>',
    });
    onTestFinished(async () => {
      server.child.kill('SIGTERM');
      await server.ended();
    });
    const address = await server.ready();
    const post = (to: string, body: object) =>
      fetch(`${address}${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/pdf' },
        body: JSON.stringify(body),
      });
    expect((await post('/api/users', signUpPayload())).status).toBe(201);
    await expect.poll(() => smtp.accepted.length, { timeout: 30_000 }).toBe(1);
    const ready = async () => (await fetch(`${address}/api/health/ready`)).status;
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    const document = await post('/api/generate', { content: SHORT });
    expect(document.status).toBe(200);
    expect(
      Buffer.from(await document.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  },
);
