import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import type { Company } from '@trazo/company/company';
import { CompanyProblem, readCompany } from '@trazo/company/read-company';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { z } from 'zod';
import { StartupProblem } from './platform/errors/startup-problem.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const MEGABYTE = 1024 ** 2;
const DAY_MS = 24 * 3_600_000;
/** One renderer wants a core and, with its document, up to this much memory. */
const MEMORY_PER_RENDERER = 1024 * MEGABYTE;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max);

const postgresUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.hostname + url.search !== '';
});

const smtpUrl = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
});

/** `hello@example.com`, or with a name in front. */
const sender = z
  .string()
  .transform((text) => {
    const [, name = PRODUCT_NAME, written = text] = /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(text) ?? [];
    return { name, address: readEmailAddress(written)?.address ?? '' };
  })
  .refine(({ address }) => address !== '');

const webAddress = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
  .transform((text) => new URL(text).origin);

const stripeKey = (pattern: RegExp) => z.string().max(300).regex(pattern);

/** What a variable must be, for the one line printed when it is not. */
const VARIABLES = {
  PORT: { schema: wholeNumber(0, 65_535), expected: 'a number from 0 to 65535' },
  HOST: { schema: z.string().regex(/^[\w.:-]+$/), expected: 'a host name or an IP address' },
  DATA_DIR: { schema: z.string(), expected: 'a folder' },
  DATABASE_URL: { schema: postgresUrl, expected: 'an address like postgres://user:password@host:5432/name' },
  NODE_ENV: {
    schema: z.enum(['development', 'production', 'test']),
    expected: 'development, production or test',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    expected: 'fatal, error, warn, info, debug, trace or silent',
  },
  TRUSTED_PROXIES: { schema: wholeNumber(0, 10), expected: 'the number of proxies in front, from 0 to 10' },
  RENDERERS: { schema: wholeNumber(1, 64), expected: 'a number from 1 to 64' },
  RENDER_TIMEOUT_MS: { schema: wholeNumber(100, 300_000), expected: 'milliseconds from 100 to 300000' },
  RENDER_MEMORY_MB: { schema: wholeNumber(256, 65_536), expected: 'megabytes from 256 to 65536' },
  RENDER_QUEUE: { schema: wholeNumber(0, 10_000), expected: 'a number from 0 to 10000' },
  PUBLIC_URL: {
    schema: webAddress,
    expected: 'the address people reach this server at, like https://example.com',
  },
  SMTP_URL: { schema: smtpUrl, expected: 'an address like smtps://user:password@host:465' },
  MAIL_FROM: { schema: sender, expected: 'a sender like Trazo <hello@example.com>' },
  ROLE: { schema: z.enum(['all', 'web', 'worker']), expected: 'all, web or worker' },
  JOB_TAKEOVER_SECONDS: { schema: wholeNumber(3, 3_600), expected: 'seconds from 3 to 3600' },
  SESSION_IDLE_DAYS: { schema: wholeNumber(1, 365), expected: 'days from 1 to 365' },
  SESSION_DAYS: { schema: wholeNumber(1, 3650), expected: 'days from 1 to 3650' },
  GOOGLE_CLIENT_ID: {
    schema: z.string().regex(/^[\w.-]+$/),
    expected: 'the client id of the web application',
  },
  GOOGLE_KEYS_URL: { schema: z.url({ protocol: /^https?$/ }), expected: 'the address of a key set' },
  STRIPE_SECRET_KEY: { schema: stripeKey(/^(?:sk|rk)_\w+$/), expected: 'a secret key like sk_live_…' },
  STRIPE_PUBLISHABLE_KEY: { schema: stripeKey(/^pk_\w+$/), expected: 'a publishable key like pk_live_…' },
  STRIPE_WEBHOOK_SECRET: { schema: stripeKey(/^whsec_\w+$/), expected: 'a signing secret like whsec_…' },
  TRIAL_DAYS: { schema: wholeNumber(1, 90), expected: 'days from 1 to 90' },
  TRIAL_PRICE: { schema: wholeNumber(50, 1_000_000), expected: 'cents from 50 to 1000000' },
  SUBSCRIPTION_PRICE: { schema: wholeNumber(50, 1_000_000), expected: 'cents from 50 to 1000000' },
  // The provider charges a renewal an hour after the paid period is over.
  BILLING_GRACE_DAYS: { schema: wholeNumber(1, 60), expected: 'days from 1 to 60' },
  PAYMENTS_PER_MINUTE: { schema: wholeNumber(1, 1_000_000), expected: 'a number from 1 to 1000000' },
  CREDENTIALS_PER_MINUTE: { schema: wholeNumber(1, 1_000_000), expected: 'a number from 1 to 1000000' },
  CREDENTIALS_PER_ACCOUNT: { schema: wholeNumber(1, 1_000_000), expected: 'a number from 1 to 1000000' },
  PREVIEWS_PER_MINUTE: { schema: wholeNumber(1, 1_000_000), expected: 'a number from 1 to 1000000' },
} as const satisfies Record<string, { schema: z.ZodType; expected: string }>;

type Name = keyof typeof VARIABLES;
type Value<Of extends Name> = z.output<(typeof VARIABLES)[Of]['schema']>;

/** The limits of the renderer processes. */
export interface RendererConfig {
  readonly processes: number;
  readonly timeoutMs: number;
  readonly memoryBytes: number;
  /** Documents that may wait for a free process. */
  readonly queue: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Where people reach the application: what links in mails begin with. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly environment: Value<'NODE_ENV'>;
  readonly logLevel: Value<'LOG_LEVEL'>;
  /** Proxies whose `X-Forwarded-For` entry is believed, counted from this server. */
  readonly trustedProxies: number;
  readonly previewsPerMinute: number;
  readonly renderer: RendererConfig;
  readonly accounts: AccountsConfig;
  readonly billing: BillingConfig;
  /** The mail server; undefined only outside production, where mails are read in the development mailbox. */
  readonly mail: MailConfig | undefined;
  /** Who runs this installation. */
  readonly company: Company;
  /** Answers requests, does the queue's work, or both. */
  readonly role: Value<'ROLE'>;
  /** A job whose worker was killed is taken up by another one after this long. */
  readonly jobTakeoverSeconds: number;
}

export interface MailConfig {
  readonly url: string;
  readonly from: Value<'MAIL_FROM'>;
}

/** Prices in cents, and the keys of the payment provider. */
export interface BillingConfig {
  /** Undefined only outside production: the sandbox takes its place. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  readonly trialDays: number;
  readonly trialPrice: number;
  readonly subscriptionPrice: number;
  /** How long access goes on while a renewal has not been paid. */
  readonly graceMs: number;
  /** Calls that reach the provider, a minute and address. */
  readonly callsPerMinute: number;
}

/** How long sessions last, and how often credentials may be tried. */
export interface AccountsConfig {
  readonly sessions: { readonly idleMs: number; readonly absoluteMs: number };
  /** A minute and address. */
  readonly attemptsPerAddress: number;
  /** A quarter of an hour and account. */
  readonly attemptsPerAccount: number;
  readonly google: { readonly clientId: string | undefined; readonly keysUrl: string };
}

/** The environment as one typed object; an empty variable counts as missing, a wrong one is a `StartupProblem`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = <Of extends Name>(name: Of): Value<Of> | undefined => {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return undefined;
    const { schema, expected } = VARIABLES[name];
    const parsed = schema.safeParse(text);
    if (!parsed.success) throw new StartupProblem(`${name} must be ${expected}${shown(name, text)}`);
    return parsed.data as Value<Of>;
  };
  const environmentName = read('NODE_ENV') ?? 'development';
  const required = <Of extends Name>(name: Of, why: string): Value<Of> => {
    const value = read(name);
    if (value === undefined)
      throw new StartupProblem(`${name} must be set ${why}: ${VARIABLES[name].expected}`);
    return value;
  };
  const isProduction = environmentName === 'production';
  const smtp = isProduction ? required('SMTP_URL', 'in production') : read('SMTP_URL');
  const from = smtp === undefined ? read('MAIL_FROM') : required('MAIL_FROM', 'beside SMTP_URL');
  const port = read('PORT') ?? 3000;
  const publicUrl = isProduction ? required('PUBLIC_URL', 'in production') : read('PUBLIC_URL');
  const stripe = isProduction ? required('STRIPE_SECRET_KEY', 'in production') : read('STRIPE_SECRET_KEY');
  return {
    // Listens on 127.0.0.1 and ::1: what `localhost` means differs between systems and browsers.
    host: read('HOST') ?? 'localhost',
    port,
    dataDir: path.resolve(read('DATA_DIR') ?? path.join(REPOSITORY, 'data')),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    mail: smtp === undefined || from === undefined ? undefined : { url: smtp, from },
    company: companyOf(environment),
    databaseUrl: read('DATABASE_URL'),
    environment: environmentName,
    logLevel: read('LOG_LEVEL') ?? 'info',
    trustedProxies: read('TRUSTED_PROXIES') ?? 0,
    previewsPerMinute: read('PREVIEWS_PER_MINUTE') ?? 120,
    role: read('ROLE') ?? 'all',
    jobTakeoverSeconds: read('JOB_TAKEOVER_SECONDS') ?? 90,
    accounts: {
      sessions: {
        idleMs: (read('SESSION_IDLE_DAYS') ?? 14) * DAY_MS,
        absoluteMs: (read('SESSION_DAYS') ?? 90) * DAY_MS,
      },
      attemptsPerAddress: read('CREDENTIALS_PER_MINUTE') ?? 30,
      attemptsPerAccount: read('CREDENTIALS_PER_ACCOUNT') ?? 20,
      google: {
        clientId: read('GOOGLE_CLIENT_ID'),
        keysUrl: read('GOOGLE_KEYS_URL') ?? 'https://www.googleapis.com/oauth2/v3/certs',
      },
    },
    billing: {
      stripe:
        stripe === undefined
          ? undefined
          : {
              secretKey: stripe,
              publishableKey: sameMode(
                stripe,
                required('STRIPE_PUBLISHABLE_KEY', 'beside STRIPE_SECRET_KEY'),
              ),
              webhookSecret: required('STRIPE_WEBHOOK_SECRET', 'beside STRIPE_SECRET_KEY'),
            },
      trialDays: read('TRIAL_DAYS') ?? 7,
      trialPrice: read('TRIAL_PRICE') ?? 50,
      subscriptionPrice: read('SUBSCRIPTION_PRICE') ?? 95,
      graceMs: (read('BILLING_GRACE_DAYS') ?? 7) * DAY_MS,
      callsPerMinute: read('PAYMENTS_PER_MINUTE') ?? 60,
    },
    renderer: {
      processes: read('RENDERERS') ?? usualRenderers(),
      timeoutMs: read('RENDER_TIMEOUT_MS') ?? 20_000,
      memoryBytes: (read('RENDER_MEMORY_MB') ?? 1024) * MEGABYTE,
      queue: read('RENDER_QUEUE') ?? 64,
    },
  };
}

/** Card details that a key for tests takes are unknown to a live one, and the other way round. */
function sameMode(secretKey: string, publishableKey: string): string {
  const [secret, publishable] = [secretKey, publishableKey].map((key) => /_(live|test)_/.exec(key)?.[1]);
  if (secret === publishable || secret === undefined || publishable === undefined) return publishableKey;
  throw new StartupProblem(
    `STRIPE_PUBLISHABLE_KEY must be of the mode of STRIPE_SECRET_KEY: ${secret}, not ${publishable}`,
  );
}

function companyOf(environment: NodeJS.ProcessEnv): Company {
  try {
    return readCompany(environment);
  } catch (problem) {
    throw problem instanceof CompanyProblem ? new StartupProblem(problem.message) : problem;
  }
}

/** These are secrets, or hold one: they are not repeated. */
const SECRETIVE: ReadonlySet<Name> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);
const shown = (name: Name, text: string): string =>
  SECRETIVE.has(name) ? '' : `, not ${JSON.stringify(text.slice(0, 80))}`;

const usualRenderers = (): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / MEMORY_PER_RENDERER), 16));
