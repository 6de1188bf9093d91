import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { ROOT } from '@trazo/program-files/program-files';
import { z } from 'zod';
import { CONNECTIONS, QUEUE_CONNECTIONS } from '../platform/database/connections.ts';

/** One renderer wants a core and, with its document, up to this much memory. */
const MEMORY_PER_RENDERER = 1024 ** 3;

/** What is to be known of a variable beside how it is read. */
export interface About {
  /** For the table in docs/operations.md. */
  readonly description: string;
  /** How the table words a default that depends on the machine or on other variables, or what happens without one. */
  readonly without?: string;
  /** A secret, or something that holds one: what was given is never repeated. */
  readonly isSecret?: true;
}

/** What is to be known of each variable of `ENVIRONMENT`. */
export const ABOUT = z.registry<About>();

/** The least and the most a numeric variable may be, by its schema. */
const RANGES = z.registry<{ readonly least: number; readonly most: number }>();

/** A whole number; `what` names its unit. */
const number = (least: number, most: number, what = 'a number') => {
  const error = `${what} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error })
    .register(RANGES, { least, most });
};

const text = (error: string, pattern = /./s) => z.string().regex(pattern, { error });

const url = (error: string, matches: (parsed: URL) => boolean) =>
  z.string().refine(
    (written) => {
      const parsed = URL.parse(written);
      return parsed !== null && matches(parsed);
    },
    { error, abort: true },
  );

const postgresUrl = () =>
  url(
    'an address like postgres://user:password@host:5432/name',
    ({ protocol, hostname, search }) => /^postgres(?:ql)?:$/.test(protocol) && hostname + search !== '',
  );

const oneOf = <const Choice extends string>(...choices: readonly [Choice, Choice, ...Choice[]]) =>
  z.enum(choices, { error: `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}` });

/** `hello@example.com`, or with a name in front. */
const sender = z.string().transform((written, context) => {
  const [, name = PRODUCT_NAME, address = written] =
    /^"?([^"<>\p{Cc}]*?)"?\s*<([^<>]+)>$/u.exec(written) ?? [];
  const read = readEmailAddress(address);
  if (read !== undefined) return { name, address: read.address };
  context.addIssue({ code: 'custom', message: `a sender like ${PRODUCT_NAME} <hello@example.com>` });
  return z.NEVER;
});

const stripeKey = (error: string, pattern: RegExp) => text(error, pattern).max(300, { error });

/** A container's limit where it has one; without a limit the system says none, or more than there is. */
const memory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

const usualRenderers = (): number =>
  Math.max(1, Math.min(availableParallelism(), Math.floor(memory() / MEMORY_PER_RENDERER), 16));

/**
 * The environment as the server reads it: a row a variable, with what it must be (the error of its schema, for the one line
 * printed when it is not), its default and what it is for. The table in docs/operations.md is written from it (scripts/variables-table.ts).
 */
export const ENVIRONMENT = z.object({
  PORT: number(0, 65_535).default(3000).register(ABOUT, { description: 'port the server listens on' }),
  // Listens on 127.0.0.1 and ::1: what `localhost` means differs between systems and browsers.
  HOST: text('a host name or an IP address', /^[\w.:-]+$/)
    .default('localhost')
    .register(ABOUT, {
      description: 'address the server listens on; `0.0.0.0` to be reached from other machines',
    }),
  DATA_DIR: text('a folder').default(path.join(ROOT, 'data')).register(ABOUT, {
    description: 'where the embedded PostgreSQL keeps its data',
    without: '`data`',
  }),
  DATABASE_URL: postgresUrl()
    .optional()
    .register(ABOUT, { description: 'a PostgreSQL to use instead of the embedded one', isSecret: true }),
  DATABASE_READ_URL: postgresUrl()
    .optional()
    .register(ABOUT, { description: 'a standby of it, to read lists and plans from', isSecret: true }),
  DATABASE_ENGINE: oneOf('postgres', 'citus').default('postgres').register(ABOUT, {
    description: '`postgres` or `citus`: what answers at `DATABASE_URL`',
  }),
  DATABASE_CONNECTIONS: number(2, 1_000)
    .default(CONNECTIONS)
    .register(ABOUT, { description: 'connections per process for requests' }),
  DATABASE_QUEUE_CONNECTIONS: number(1, 100)
    .default(QUEUE_CONNECTIONS)
    .register(ABOUT, { description: 'connections per process for the queue' }),
  TRUSTED_PROXIES: number(0, 10, 'the number of proxies in front,')
    .default(0)
    .register(ABOUT, { description: 'number of trusted proxies in front of the server' }),
  RENDERERS: number(1, 64)
    .default(usualRenderers)
    .register(ABOUT, { description: 'typesetting processes', without: 'one per core' }),
  RENDER_TIMEOUT_MS: number(100, 300_000, 'milliseconds')
    .default(20_000)
    .register(ABOUT, { description: 'milliseconds a document may take' }),
  RENDER_MEMORY_MB: number(256, 65_536, 'megabytes')
    .default(1024)
    .register(ABOUT, { description: 'megabytes a typesetting process may hold' }),
  RENDER_QUEUE: number(0, 10_000)
    .default(64)
    .register(ABOUT, { description: 'documents that may wait for a process' }),
  PREVIEWS_PER_MINUTE: number(1, 1_000_000)
    .default(400)
    .register(ABOUT, { description: 'maximum previews per minute and client network' }),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .default('info')
    .register(ABOUT, { description: '`fatal` to `trace`, or `silent`' }),
  NODE_ENV: oneOf('development', 'production', 'test').default('development').register(ABOUT, {
    description:
      '`production` needs `PUBLIC_URL`, `SMTP_URL`, `MAIL_FROM`, `SECOND_FACTOR_KEY` and the keys of `STRIPE_…`',
  }),
  PUBLIC_URL: url('the address people reach this server at, like https://example.com', ({ protocol }) =>
    /^https?:$/.test(protocol),
  )
    .transform((written) => new URL(written).origin)
    .optional()
    .register(ABOUT, {
      description: 'public address of the installation: links in mails begin with it',
      without: '`http://localhost:<PORT>`',
    }),
  SMTP_URL: url(
    'an address like smtps://user:password@host:465',
    ({ protocol, hostname }) => /^smtps?:$/.test(protocol) && hostname !== '',
  )
    .optional()
    .register(ABOUT, {
      description: 'the mail server',
      without: 'mails go to `/dev/mailbox`',
      isSecret: true,
    }),
  MAIL_FROM: sender
    .optional()
    .register(ABOUT, { description: `who sends the mails: \`${PRODUCT_NAME} <hello@example.com>\`` }),
  GOOGLE_CLIENT_ID: text('the client id of the web application', /^[\w.-]+$/)
    .optional()
    .register(ABOUT, { description: 'Google sign-in', without: 'a stand-in on this machine' }),
  GOOGLE_KEYS_URL: z
    .url({ protocol: /^https?$/, error: 'the address of a key set' })
    .default('https://www.googleapis.com/oauth2/v3/certs')
    .register(ABOUT, { description: 'the keys Google signs with', without: 'Google’s' }),
  GOOGLE_PLACES_KEY: text('a key of Google’s Places API (New)', /^[\w-]{1,200}$/)
    .optional()
    .register(ABOUT, {
      description: 'key of the address look-up in the form; without it not offered in production',
      without: 'a stand-in on this machine',
      isSecret: true,
    }),
  ADDRESSES_PER_MINUTE: number(1, 1_000_000).default(60).register(ABOUT, {
    description:
      'maximum address look-ups per minute and client network, for suggestions and for details each',
  }),
  ADDRESSES_PER_DAY: number(1, 100_000_000).default(5_000).register(ABOUT, {
    description: 'maximum address look-ups per day of all users together: the provider bills each',
  }),
  SESSION_IDLE_DAYS: number(1, 365, 'days')
    .default(14)
    .register(ABOUT, { description: 'days until an unused session ends' }),
  SESSION_DAYS: number(1, 3_650, 'days')
    .default(90)
    .register(ABOUT, { description: 'days until any session ends' }),
  CREDENTIALS_PER_MINUTE: number(1, 1_000_000)
    .default(30)
    .register(ABOUT, { description: 'maximum attempts to sign in per minute and client network' }),
  CREDENTIALS_PER_ACCOUNT: number(1, 1_000_000).default(20).register(ABOUT, {
    description: 'wrong passwords for an account from one client network, in 15 minutes',
  }),
  SECOND_FACTOR_KEY: text('a secret of 32 characters or more', /^[\x21-\x7e]{32,200}$/)
    .optional()
    .register(ABOUT, {
      description:
        'seals the operators’ second factors in the database; with a new one they are set up again',
      without: 'one for development',
      isSecret: true,
    }),
  STRIPE_SECRET_KEY: stripeKey('a secret key like sk_live_…', /^(?:sk|rk)_\w+$/)
    .optional()
    .register(ABOUT, {
      description: 'secret key of Stripe, the payment provider; the webhook is `/api/payments/webhook`',
      without: 'a sandbox on this machine',
      isSecret: true,
    }),
  STRIPE_PUBLISHABLE_KEY: stripeKey('a publishable key like pk_live_…', /^pk_\w+$/)
    .optional()
    .register(ABOUT, { description: 'publishable key of Stripe, sent to browsers' }),
  STRIPE_WEBHOOK_SECRET: stripeKey('a signing secret like whsec_…', /^whsec_\w+$/)
    .optional()
    .register(ABOUT, { description: 'signing secret of the Stripe webhook', isSecret: true }),
  PAYMENT_SANDBOX_URL: url(
    'the address of a sandbox with its port, like http://127.0.0.1:4242, and nothing behind it',
    ({ protocol, host, port, href }) => protocol === 'http:' && port !== '' && href === `http://${host}/`,
  )
    .optional()
    .register(ABOUT, {
      description:
        'URL of the payment sandbox that the processes of `bench:load` share; rejected in production',
      without: 'one of its own',
    }),
  TRIAL_DAYS: number(1, 90, 'days').default(7).register(ABOUT, { description: 'days a trial lasts' }),
  TRIAL_PRICE: number(50, 1_000_000, 'cents')
    .default(50)
    .register(ABOUT, { description: 'cents for the trial' }),
  SUBSCRIPTION_PRICE: number(50, 1_000_000, 'cents')
    .default(95)
    .register(ABOUT, { description: 'cents for a month' }),
  DIRECT_DEBIT: oneOf('yes', 'no').optional().register(ABOUT, {
    description: '`yes`, `no`: orders without a trial may be paid by SEPA debit; set it up at Stripe first',
    without: '`no`; sandbox: `yes`',
  }),
  // The provider charges a renewal an hour after the paid period is over.
  BILLING_GRACE_DAYS: number(1, 60, 'days')
    .default(7)
    .register(ABOUT, { description: 'days of access while a renewal is unpaid' }),
  PAYMENTS_PER_MINUTE: number(1, 1_000_000).default(60).register(ABOUT, {
    description: 'maximum calls per minute and client network that reach the payment provider',
  }),
  COMPANY_FILE: text('a file').optional().register(ABOUT, {
    description: 'who runs this installation: a JSON file like `packages/company/company.json`',
    without: 'an example',
  }),
  ROLE: oneOf('all', 'web', 'worker')
    .default('all')
    .register(ABOUT, { description: '`web` answers requests, `worker` does the queue’s work, `all` both' }),
  DRAIN_SECONDS: number(0, 120, 'seconds').default(0).register(ABOUT, {
    description: 'seconds the server keeps serving after SIGTERM while its readiness check already fails',
  }),
  JOB_TAKEOVER_SECONDS: number(3, 3_600, 'seconds')
    .default(90)
    .register(ABOUT, { description: 'seconds until a killed worker’s job is taken up' }),
  METRICS_PORT: number(0, 65_535).optional().register(ABOUT, {
    description: 'separate port for `/metrics` (Prometheus)',
  }),
  METRICS_TOKEN: text('a secret of 16 characters or more', /^[\x21-\x7e]{16,200}$/)
    .optional()
    .register(ABOUT, {
      description: 'bearer token for `/metrics`; without `METRICS_PORT` the main port serves it',
      isSecret: true,
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('a collector’s address like http://localhost:4318', ({ protocol }) =>
    /^https?:$/.test(protocol),
  )
    .optional()
    .register(ABOUT, { description: 'where traces go (OTLP over HTTP)' }),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: url(
    'where log records are taken, like https://collector.example.com/v1/logs',
    ({ protocol }) => /^https?:$/.test(protocol),
  )
    .optional()
    .register(ABOUT, { description: 'where errors of servers and browsers go (OTLP over HTTP)' }),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: text(
    'headers like `key=value,key=value`',
    /^[^=,]+=[^,]*(?:,[^=,]+=[^,]*)*$/,
  )
    .optional()
    .register(ABOUT, { description: 'headers sent along, such as a key of the collector', isSecret: true }),
  OTEL_SERVICE_NAME: text('a name', /^[\w.-]{1,100}$/)
    .default(PRODUCT_NAME.toLowerCase())
    .register(ABOUT, { description: 'name of this installation in traces and errors' }),
  TRACES_PERCENT: number(0, 100, 'a percentage')
    .default(100)
    .register(ABOUT, { description: 'percentage of requests that are traced' }),
  S3_ENDPOINT: url('the address of an S3-compatible store like https://s3.example.com', ({ protocol }) =>
    /^https?:$/.test(protocol),
  )
    .optional()
    .register(ABOUT, {
      description: 'URL of an S3-compatible store; Amazon S3 if only `S3_BUCKET` is set',
    }),
  S3_REGION: text('the name of a region', /^[\w-]{1,60}$/)
    .default('us-east-1')
    .register(ABOUT, { description: 'region of the store' }),
  S3_BUCKET: text('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .register(ABOUT, { description: 'name of the bucket' }),
  S3_ACCESS_KEY_ID: text('the id of an access key', /^[\x21-\x7e]{1,200}$/)
    .optional()
    .register(ABOUT, { description: 'access key ID' }),
  S3_SECRET_ACCESS_KEY: text('the secret of that access key', /^[\x21-\x7e]{1,200}$/)
    .optional()
    .register(ABOUT, { description: 'secret access key', isSecret: true }),
  IMAGE_STORE: oneOf('database', 's3').default('database').register(ABOUT, {
    description: '`database` or `s3`: where pictures, covers and attachments are kept',
  }),
  BACKUP_S3_ENDPOINT: url(
    'the address of an S3-compatible store like https://s3.example.com',
    ({ protocol }) => /^https?:$/.test(protocol),
  )
    .optional()
    .register(ABOUT, {
      description: 'the store of the backups; Amazon S3 if only `BACKUP_S3_BUCKET` is set',
    }),
  BACKUP_S3_REGION: text('the name of a region', /^[\w-]{1,60}$/)
    .default('us-east-1')
    .register(ABOUT, { description: 'region of that store' }),
  BACKUP_S3_BUCKET: text('the name of a bucket', /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .register(ABOUT, { description: 'bucket of the backups, not that of the pictures' }),
  BACKUP_S3_ACCESS_KEY_ID: text('the id of an access key', /^[\x21-\x7e]{1,200}$/)
    .optional()
    .register(ABOUT, { description: 'access key ID of that bucket alone' }),
  BACKUP_S3_SECRET_ACCESS_KEY: text('the secret of that access key', /^[\x21-\x7e]{1,200}$/)
    .optional()
    .register(ABOUT, { description: 'secret access key of that bucket', isSecret: true }),
  BACKUP_TO: text('a folder, or s3:// and a folder in BACKUP_S3_BUCKET').optional().register(ABOUT, {
    description: 'where `npm run backup` writes: a folder, or `s3://<folder>` in `BACKUP_S3_BUCKET`',
    without: '`backups`',
  }),
  BACKUP_RECIPIENT: text('a public key like age1…, from npm run backup -- --new-key', /^age1[0-9a-z]{20,}$/)
    .optional()
    .register(ABOUT, { description: 'the public key backups are encrypted for' }),
  BACKUP_IDENTITY: text('the private key, AGE-SECRET-KEY-1…', /^AGE-SECRET-KEY-1[0-9A-Z]{20,}$/)
    .optional()
    .register(ABOUT, {
      description: 'the private key for `BACKUP_RECIPIENT`, for `npm run restore` only; kept elsewhere',
      isSecret: true,
    }),
  BACKUP_SECRET: text('a secret of 40 characters or more', /^[\w-]{40,200}$/)
    .optional()
    .register(ABOUT, {
      description:
        'proves who made a backup, to who restores it: from `npm run backup -- --new-key`, kept with `BACKUP_IDENTITY` too',
      isSecret: true,
    }),
  BACKUP_KEEP: number(1, 10_000)
    .default(30)
    .register(ABOUT, { description: 'number of backups kept; older ones are deleted' }),
  HEALTH_PORT: number(0, 65_535).optional().register(ABOUT, {
    description: 'port where a process with `ROLE=worker` answers `/api/health/ready` and `/live`',
  }),
});

export type Environment = z.output<typeof ENVIRONMENT>;
export type VariableName = keyof Environment;

/** In the order of the table. */
export const VARIABLES: readonly VariableName[] = ENVIRONMENT.keyof().options;

/** What a variable must be, in the words of its schema; undefined where any text will do. */
export const expectedOf = (name: VariableName): string | undefined =>
  ENVIRONMENT.shape[name].safeParse('\0').error?.issues[0]?.message;

/** The least and the most a variable may be; undefined for one that is no number. */
export const rangeOf = (name: VariableName) => RANGES.get(ENVIRONMENT.shape[name].unwrap());
