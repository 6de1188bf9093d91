import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OWN_COMPANY_FILE } from '../testing/own-company.ts';
import { readConfig } from './config.ts';

const DAY_MS = 24 * 3_600_000;

describe('readConfig', () => {
  it('has a value for everything, the one docs/operations.md names', () => {
    expect(readConfig({})).toMatchObject({
      host: 'localhost',
      port: 3000,
      dataDir: path.resolve(import.meta.dirname, '../../../../data'),
      databaseUrl: undefined,
      environment: 'development',
      publicUrl: 'http://localhost:3000',
      mail: undefined,
      role: 'all',
      trustedProxies: 0,
      previewsPerMinute: 400,
      drainSeconds: 0,
      jobTakeoverSeconds: 90,
      accounts: {
        sessions: { idleMs: 14 * DAY_MS, absoluteMs: 90 * DAY_MS },
        attemptsPerAddress: 30,
        attemptsPerAccount: 20,
      },
      billing: {
        trialDays: 7,
        trialPrice: 50,
        subscriptionPrice: 95,
        graceMs: 7 * DAY_MS,
        callsPerMinute: 60,
      },
      renderer: { timeoutMs: 20_000, memoryBytes: 1024 ** 3, queue: 64 },
    });
    expect(readConfig({}).renderer.processes).toBeGreaterThan(0);
  });

  it('starts no more renderers than a container has memory for, and one at least', () => {
    const limit = vi.spyOn(process, 'constrainedMemory');
    onTestFinished(() => limit.mockRestore());
    for (const gigabytes of [1.5, 0.5]) {
      limit.mockReturnValue(gigabytes * 1024 ** 3);
      expect(readConfig({}).renderer.processes).toBe(1);
    }
  });

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ PORT: '', DATA_DIR: ' ' })).toEqual(readConfig({}));
  });

  it('reads what is set', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '/srv/trazo data',
      DATABASE_URL: 'postgresql:///trazo?host=/run/postgresql',
      RENDERERS: '3',
      RENDER_MEMORY_MB: '512',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '::',
      dataDir: '/srv/trazo data',
      databaseUrl: 'postgresql:///trazo?host=/run/postgresql',
      renderer: { processes: 3, memoryBytes: 512 * 1024 ** 2 },
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://localhost/trazo'],
    ['DATABASE_URL', 'sqlite:data.db'],
    ['RENDER_TIMEOUT_MS', 'soon'],
    ['DATABASE_URL', 'postgres://'],
    ['NODE_ENV', 'prod'],
    ['RENDERERS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['ROLE', 'both'],
    ['PUBLIC_URL', 'example.com'],
    ['SMTP_URL', 'http://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Trazo'],
    ['MAIL_FROM', 'Trazo <no-address>'],
    ['GOOGLE_KEYS_URL', 'file:///etc/passwd'],
    ['SESSION_DAYS', '0'],
    ['BILLING_GRACE_DAYS', '0'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\n]+$`));
  });

  it('does not repeat a database address, which may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@localhost' })).not.toThrow(/secret/);
    expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@localhost' })).toThrow(/^DATABASE_URL/);
  });

  it('does not repeat a mail server’s address either', () => {
    expect(() => readConfig({ SMTP_URL: 'ftp://me:secret@localhost' })).toThrow(/^SMTP_URL must be [^\n]+$/);
    expect(() => readConfig({ SMTP_URL: 'ftp://me:secret@localhost' })).not.toThrow(/secret/);
  });

  it('names the file of the company when it cannot be read', () => {
    expect(() => readConfig({ COMPANY_FILE: '/nowhere.json' })).toThrow(
      /^COMPANY_FILE: \S*nowhere\.json cannot be read$/,
    );
  });

  const production = {
    NODE_ENV: 'production',
    COMPANY_FILE: OWN_COMPANY_FILE,
    PUBLIC_URL: 'https://example.com/ignored',
    SMTP_URL: 'smtp://localhost:2525',
    MAIL_FROM: '"Trazo, S.L." <Hello@Example.com>',
    SECOND_FACTOR_KEY: 'x'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };

  it('refuses the example company in production', () => {
    expect(() => readConfig({ ...production, COMPANY_FILE: '' })).toThrow(
      /^COMPANY_FILE must name your own company in production, [^\n]+$/,
    );
    expect(readConfig(production).company.isExample).toBe(false);
  });

  it.each([
    ['sk_live_1', 'pk_test_1'],
    ['rk_test_1', 'pk_live_1'],
  ])(
    'takes no live key beside one for tests (%s, %s): no card would ever be taken',
    (secret, publishable) => {
      const keys = { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable };
      const reading = () => readConfig({ ...production, ...keys });
      expect(reading).toThrow(
        /^STRIPE_PUBLISHABLE_KEY must be for the same mode as STRIPE_SECRET_KEY: [^\n]+$/,
      );
      expect(reading).not.toThrow(secret);
    },
  );

  it('knows where to reach people and be reached in production', () => {
    expect(readConfig(production)).toMatchObject({
      publicUrl: 'https://example.com',
      mail: { url: 'smtp://localhost:2525', from: { name: 'Trazo, S.L.', address: 'Hello@example.com' } },
      billing: {
        stripe: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'whsec_1' },
        trialDays: 7,
        trialPrice: 50,
        subscriptionPrice: 95,
        graceMs: 7 * 24 * 3_600_000,
      },
    });
  });

  it.each([
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SECOND_FACTOR_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ])('does not do without %s in production', (name) => {
    expect(() => readConfig({ ...production, [name]: '' })).toThrow(
      new RegExp(`^${name} must be set [^\n]+$`),
    );
  });

  it('takes a bucket as a whole or not at all, and only where it is meant', () => {
    const whole = { S3_BUCKET: 'plans', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ ...whole, IMAGE_STORE: 's3' }).bucket).toMatchObject({
      bucket: 'plans',
      region: 'us-east-1',
      endpoint: undefined,
    });
    for (const own of [whole, {}]) expect(readConfig(own).bucket).toBeUndefined();
    expect(() => readConfig({ IMAGE_STORE: 's3' })).toThrow(
      /^S3_BUCKET must be set together with IMAGE_STORE: [^\n]+$/,
    );
    expect(() => readConfig({ IMAGE_STORE: 'disk' })).toThrow(
      /^IMAGE_STORE must be database or s3, not "disk"$/,
    );
    for (const left of Object.keys(whole)) {
      expect(() => readConfig({ ...whole, [left]: '' })).toThrow(
        new RegExp(`^${left} must be set together with S3_[A-Z_]+: [^\n]+$`),
      );
    }
  });

  it('reads from a standby only beside a PostgreSQL', () => {
    const DATABASE_READ_URL = 'postgres://standby.example.com/product';
    const DATABASE_URL = 'postgres://primary.example.com/product';
    expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
    expect(() => readConfig({ DATABASE_READ_URL })).toThrow(
      /^DATABASE_URL must be set together with DATABASE_READ_URL/,
    );
    expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL, DATABASE_ENGINE: 'citus' })).toThrow(
      /^DATABASE_READ_URL must not be set where DATABASE_ENGINE is citus/,
    );
    expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: 'standby' })).toThrow(
      /^DATABASE_READ_URL must be /,
    );
  });

  it.each([
    ['DATABASE_URL', 'DATABASE_ENGINE', 'citus'],
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'pk_live_1'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'whsec_1'],
    ['OTEL_EXPORTER_OTLP_LOGS_ENDPOINT', 'OTEL_EXPORTER_OTLP_LOGS_HEADERS', 'key=value'],
  ])('names %s, without which %s would be ignored', (missing, set, value) => {
    expect(() => readConfig({ [set]: value })).toThrow(
      new RegExp(`^${missing} must be set together with ${set}: [^\n]+$`),
    );
  });

  it('seals second factors with the key of the installation, from a length that cannot be guessed', () => {
    expect(readConfig(production).secondFactorKey).toBe(production.SECOND_FACTOR_KEY);
    const reading = () => readConfig({ ...production, SECOND_FACTOR_KEY: 'too-short' });
    expect(reading).toThrow(/^SECOND_FACTOR_KEY must be a secret of 32 characters or more$/);
  });

  it('repeats no key', () => {
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_secret' })).toThrow(
      /^STRIPE_SECRET_KEY must be [^\n]+$/,
    );
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'pk_secret' })).not.toThrow(/pk_secret/);
  });

  it('starts no worker that would ask a payment sandbox of its own about what was paid in another', () => {
    expect(() => readConfig({ ROLE: 'worker' })).toThrow(
      /^STRIPE_SECRET_KEY must be set with ROLE=worker, [^\n]+$/,
    );
    expect(readConfig({ ...production, NODE_ENV: 'development', ROLE: 'worker' }).role).toBe('worker');
    const PAYMENT_SANDBOX_URL = 'http://127.0.0.1:4242';
    expect(readConfig({ PAYMENT_SANDBOX_URL, ROLE: 'worker' }).billing.sandboxUrl).toBe(PAYMENT_SANDBOX_URL);
  });

  it('takes no payment sandbox in production, nor beside the provider’s keys', () => {
    const PAYMENT_SANDBOX_URL = 'http://127.0.0.1:4242';
    expect(() => readConfig({ ...production, PAYMENT_SANDBOX_URL })).toThrow(
      /^PAYMENT_SANDBOX_URL is not allowed in production: [^\n]+$/,
    );
    expect(() => readConfig({ ...production, NODE_ENV: 'development', PAYMENT_SANDBOX_URL })).toThrow(
      /^PAYMENT_SANDBOX_URL and STRIPE_SECRET_KEY [^\n]+$/,
    );
  });

  it.each([
    'https://api.stripe.com:443',
    'http://127.0.0.1',
    'http://127.0.0.1:4242/v1',
    'http://127.0.0.1:4242/?a=1',
    'http://user@127.0.0.1:4242',
  ])('takes no payment sandbox that it would look for elsewhere: %s', (PAYMENT_SANDBOX_URL) => {
    expect(() => readConfig({ PAYMENT_SANDBOX_URL })).toThrow(/^PAYMENT_SANDBOX_URL must be /);
  });

  it('does not send without a sender', () => {
    expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM must be set/);
  });

  it('names all that is wrong at once, a line a variable', () => {
    const reading = () =>
      readConfig({ NODE_ENV: 'production', PORT: 'abc', S3_BUCKET: 'plans', STRIPE_SECRET_KEY: 'no key' });
    expect(reading).toThrow(
      new RegExp(
        `${[
          '^PORT must be ',
          'STRIPE_SECRET_KEY must be ',
          'COMPANY_FILE must name your own company in production, ',
          'PUBLIC_URL must be set in production: ',
          'SMTP_URL must be set in production: ',
          'MAIL_FROM must be set together with SMTP_URL: ',
          'SECOND_FACTOR_KEY must be set in production: ',
          'STRIPE_PUBLISHABLE_KEY must be set ',
          'STRIPE_WEBHOOK_SECRET must be set ',
          'S3_ACCESS_KEY_ID must be set together with S3_BUCKET: ',
          'S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET: ',
        ].join('[^\n]*\n')}[^\n]*$`,
      ),
    );
  });

  it('names what is wrong in the file of the company beside all else', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trazo-company-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'company.json');
    writeFileSync(file, '{}');
    const reading = () => readConfig({ PORT: 'zz', SMTP_URL: 'smtp://localhost', COMPANY_FILE: file });
    expect(reading).toThrow(
      /^PORT must be [^\n]*\nCOMPANY_FILE: \S+ is not complete: [^\n]*\nMAIL_FROM must be set [^\n]*$/,
    );
  });

  it('reads a secret from a file that a variable names, and nothing but secrets', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'trazo-secrets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'database');
    writeFileSync(file, 'postgres://me:secret@db/plans\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://me:secret@db/plans');
    expect(readConfig({ PORT_FILE: file }).port).toBe(3000);
    expect(() => readConfig({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(
      /^DATABASE_URL_FILE must name a file that can be read$/,
    );
    expect(() => readConfig({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgres://db/plans' })).toThrow(
      /^DATABASE_URL_FILE must not be set beside DATABASE_URL$/,
    );
    writeFileSync(file, '');
    expect(() => readConfig({ DATABASE_URL_FILE: file })).toThrow(/^DATABASE_URL_FILE names an empty file$/);
  });

  it.each(['PUBLIC_URL', 'GOOGLE_KEYS_URL'])('takes %s in production with encryption only', (name) => {
    const set = { [name]: 'http://example.com' };
    expect(() => readConfig({ ...production, ...set })).toThrow(
      new RegExp(`^${name} must begin with https:// in production`),
    );
    expect(() => readConfig(set)).not.toThrow();
  });
});
