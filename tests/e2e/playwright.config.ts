import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../browser/find-chromium.ts';
import { PLAIN_HOST } from './plain-host.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 3999);
const SMTP_PORT = PORT + 1;
const MAILBOX_PORT = PORT + 2;
const TIME_PORT = PORT + 4;
/**
 * Journeys that change what others would meet, on a server of their own: they move the clock of the card provider, or say
 * something above every page.
 */
const TIME = /(?:-time|operator)\.spec\.ts$/;
/** By far the longest of all: begun last, it would go on alone. */
const LONG = /whole-plan\.spec\.ts$/;
const root = new URL('../../', import.meta.url).pathname;

// Each worker of Playwright reads this file again: only the first one makes the folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'trazo-e2e-'));
process.env['E2E_TIME_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'trazo-e2e-time-'));
process.env['CHROMIUM_PATH'] ??= await findChromium();
process.env['E2E_MAILBOX'] = `http://127.0.0.1:${MAILBOX_PORT}`;

const server = (name: string, port: number, dataDir: string | undefined) => ({
  name,
  command: `${process.execPath} apps/server/src/main.ts`,
  cwd: root,
  url: `http://localhost:${port}/api/health/ready`,
  env: {
    PORT: String(port),
    DATA_DIR: String(dataDir),
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: `smtp://127.0.0.1:${SMTP_PORT}`,
    MAIL_FROM: 'Trazo <hola@trazo.example>',
    // All journeys come from one address, and faster than a visitor types.
    PREVIEWS_PER_MINUTE: '100000',
    CREDENTIALS_PER_MINUTE: '10000',
    ADDRESSES_PER_MINUTE: '10000',
    PAYMENTS_PER_MINUTE: '10000',
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 } as const,
  // It makes its database first, while everything else starts too.
  timeout: 180_000,
});

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results'),
  // Of the whole journey, which only has to end: each of its steps has less. The longest takes a minute on two free cores.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-ES',
    viewport: { width: 1440, height: 900 },
    // Files kept for offline use would answer instead of the server these journeys break; one journey wants them.
    serviceWorkers: 'block',
    // Recording every step costs more than the journeys do: asked for by E2E_TRACE=1, to look into a failure.
    trace: process.env['E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page lives for seconds: what the last tier of the compiler makes of it is thrown away (8 % of all processor time).
        '--js-flags=--no-opt',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
      ],
    },
  },
  // What is tagged as a proof is one journey for more companies (`npm run forecast:entry`): the first of them is in the test run.
  projects: [
    { name: 'long', testMatch: LONG },
    {
      name: 'time',
      testMatch: TIME,
      // One after the other, also those of another file: they share the clock, and what is said above every page.
      workers: 1,
      use: { baseURL: `http://localhost:${TIME_PORT}` },
    },
    {
      name: 'journeys',
      testIgnore: [TIME, LONG],
      grepInvert: process.env['E2E_PROOF'] === '1' ? [] : /@proof/,
    },
  ],
  webServer: [
    {
      name: 'mail',
      command: `${process.execPath} tests/e2e/mail-server.ts`,
      cwd: root,
      url: process.env['E2E_MAILBOX'],
      env: { SMTP_PORT: String(SMTP_PORT), MAILBOX_PORT: String(MAILBOX_PORT) },
    },
    server('trazo', PORT, process.env['E2E_DATA_DIR']),
    server('trazo for what concerns all', TIME_PORT, process.env['E2E_TIME_DATA_DIR']),
  ],
});
