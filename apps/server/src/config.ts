import path from 'node:path';
import type { Company } from '@trazo/company/company';
import { CompanyError, readCompany } from '@trazo/company/read-company';
import { StartupError } from './platform/errors/startup-error.ts';
import { readVariables, required } from './read-variables.ts';
import { type Environment, expectedOf, type VariableName } from './variables.ts';

const MEGABYTE = 1024 ** 2;
const DAY_MS = 24 * 3_600_000;

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
  /** Where a worker, which serves nothing else, answers `/api/health/…`. */
  readonly healthPort: number | undefined;
  readonly metrics: MetricsConfig;
  /** Undefined without a collector. */
  readonly tracing: TracingConfig | undefined;
  /** Where errors of servers and pages go; undefined where they stay in the log. */
  readonly errorReports: ErrorReportsConfig | undefined;
  readonly dataDir: string;
  /** Where people reach the application: what links in mails begin with. */
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  /** A standby of it to read from. */
  readonly databaseReadUrl: string | undefined;
  readonly databaseEngine: Environment['DATABASE_ENGINE'];
  /** Connections of this process, and those of its queue beside them. */
  readonly databaseConnections: number;
  readonly queueConnections: number;
  readonly environment: Environment['NODE_ENV'];
  readonly logLevel: Environment['LOG_LEVEL'];
  /** Proxies whose `X-Forwarded-For` entry is believed, counted from this server. */
  readonly trustedProxies: number;
  readonly previewsPerMinute: number;
  readonly renderer: RendererConfig;
  readonly addresses: AddressesConfig;
  readonly accounts: AccountsConfig;
  readonly billing: BillingConfig;
  /** The mail server; undefined only outside production, where mails are read in the development mailbox. */
  readonly mail: MailConfig | undefined;
  /** Who runs this installation. */
  readonly company: Company;
  /** Answers requests, does the queue's work, or both. */
  readonly role: Environment['ROLE'];
  /** How long a server that is asked to end goes on answering, so that balancers notice first. */
  readonly drainSeconds: number;
  /** A job whose worker was killed is taken up by another one after this long. */
  readonly jobTakeoverSeconds: number;
  readonly kept: KeptConfig;
}

/** Where pictures, covers and attachments are kept; what is in the bucket is read there wherever new ones go. */
export interface KeptConfig {
  readonly writesTo: Environment['IMAGE_STORE'];
  readonly bucket: S3Config | undefined;
}

/** A bucket and who may use it. */
export interface S3Config {
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What making and restoring backups needs: less than a server. */
export interface BackupConfig {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** Where pictures may be kept. */
  readonly bucket: S3Config | undefined;
  /** A folder, or one in the bucket. */
  readonly to: { readonly folder: string } | { readonly bucket: S3Config; readonly prefix: string };
  readonly keep: number;
  /** The keys, each named as missing when it is asked for. */
  recipient(): string;
  identity(): string;
}

/** Where figures are asked for; nowhere without a port or a token. */
export interface MetricsConfig {
  readonly port: number | undefined;
  readonly token: string | undefined;
}

export interface TracingConfig {
  readonly endpoint: string;
  readonly serviceName: string;
  readonly percent: number;
}

export interface ErrorReportsConfig {
  readonly endpoint: string;
  readonly serviceName: string;
}

export interface MailConfig {
  readonly url: string;
  readonly from: NonNullable<Environment['MAIL_FROM']>;
}

/** Prices in cents, and the keys of the payment provider. */
export interface BillingConfig {
  /** Undefined only outside production: the sandbox takes its place. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined;
  /** Of a sandbox in another process. */
  readonly sandboxUrl: string | undefined;
  readonly trialDays: number;
  readonly trialPrice: number;
  readonly subscriptionPrice: number;
  /** Whether orders without a trial may be paid by direct debit. */
  readonly takesDebits: boolean;
  /** How long access goes on while a renewal has not been paid. */
  readonly graceMs: number;
  /** Calls that reach the provider, a minute and address. */
  readonly callsPerMinute: number;
}

/** The look-up of addresses. */
export interface AddressesConfig {
  /** Without it the stand-in answers, and nothing in production. */
  readonly googleKey: string | undefined;
  /** A minute and network. */
  readonly lookupsPerMinute: number;
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

/** The environment as one typed object; an empty variable counts as missing, a wrong one is a `StartupError`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = readVariables(environment);
  requireOthers(read);
  const isProduction = read.NODE_ENV === 'production';
  const inProduction = <Name extends VariableName>(name: Name) =>
    isProduction ? required(read, name, 'in production') : read[name];
  const smtp = inProduction('SMTP_URL');
  const from = smtp === undefined ? read.MAIL_FROM : required(read, 'MAIL_FROM', 'beside SMTP_URL');
  const publicUrl = inProduction('PUBLIC_URL');
  const stripe = stripeSecretOf(read);
  return {
    host: read.HOST,
    port: read.PORT,
    healthPort: read.HEALTH_PORT,
    metrics: metricsOf(read),
    tracing: tracingOf(read),
    errorReports: errorReportsOf(read),
    dataDir: path.resolve(read.DATA_DIR),
    publicUrl: publicUrl ?? `http://localhost:${read.PORT}`,
    mail: smtp === undefined || from === undefined ? undefined : { url: smtp, from },
    company: companyOf(environment),
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: readUrlOf(read),
    databaseEngine: read.DATABASE_ENGINE,
    databaseConnections: read.DATABASE_CONNECTIONS,
    queueConnections: read.DATABASE_QUEUE_CONNECTIONS,
    environment: read.NODE_ENV,
    logLevel: read.LOG_LEVEL,
    trustedProxies: read.TRUSTED_PROXIES,
    previewsPerMinute: read.PREVIEWS_PER_MINUTE,
    role: read.ROLE,
    kept: keptOf(read),
    drainSeconds: read.DRAIN_SECONDS,
    jobTakeoverSeconds: read.JOB_TAKEOVER_SECONDS,
    accounts: {
      sessions: {
        idleMs: read.SESSION_IDLE_DAYS * DAY_MS,
        absoluteMs: read.SESSION_DAYS * DAY_MS,
      },
      attemptsPerAddress: read.CREDENTIALS_PER_MINUTE,
      attemptsPerAccount: read.CREDENTIALS_PER_ACCOUNT,
      google: { clientId: read.GOOGLE_CLIENT_ID, keysUrl: read.GOOGLE_KEYS_URL },
    },
    addresses: { googleKey: read.GOOGLE_PLACES_KEY, lookupsPerMinute: read.ADDRESSES_PER_MINUTE },
    billing: {
      stripe: stripe === undefined ? undefined : stripeKeys(read, stripe),
      sandboxUrl: sandboxUrlOf(read),
      trialDays: read.TRIAL_DAYS,
      trialPrice: read.TRIAL_PRICE,
      subscriptionPrice: read.SUBSCRIPTION_PRICE,
      takesDebits: read.DIRECT_DEBIT === undefined ? stripe === undefined : read.DIRECT_DEBIT === 'yes',
      graceMs: read.BILLING_GRACE_DAYS * DAY_MS,
      callsPerMinute: read.PAYMENTS_PER_MINUTE,
    },
    renderer: {
      processes: read.RENDERERS,
      timeoutMs: read.RENDER_TIMEOUT_MS,
      memoryBytes: read.RENDER_MEMORY_MB * MEGABYTE,
      queue: read.RENDER_QUEUE,
    },
  };
}

/** What is only read beside another variable: alone, it would be ignored without a word. */
const BESIDE: readonly (readonly [set: VariableName, needs: VariableName])[] = [
  ['DATABASE_READ_URL', 'DATABASE_URL'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['OTEL_EXPORTER_OTLP_LOGS_HEADERS', 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'],
];

function requireOthers(read: Environment): void {
  for (const [set, needs] of BESIDE) if (read[set] !== undefined) required(read, needs, `beside ${set}`);
  // The embedded one is PostgreSQL.
  if (read.DATABASE_ENGINE !== 'postgres') required(read, 'DATABASE_URL', 'beside DATABASE_ENGINE');
}

const IN_BUCKET = /^s3:\/\/(.*)$/;

/** For the commands that make and restore backups. */
export function readBackupConfig(environment: NodeJS.ProcessEnv): BackupConfig {
  const read = readVariables(environment);
  const [, prefix] = IN_BUCKET.exec(read.BACKUP_TO ?? '') ?? [];
  const { bucket } = keptOf(read);
  if (prefix !== undefined && bucket === undefined) required(read, 'S3_BUCKET', 'beside BACKUP_TO');
  return {
    bucket,
    databaseUrl: read.DATABASE_URL,
    dataDir: path.resolve(read.DATA_DIR),
    to:
      prefix === undefined || bucket === undefined
        ? { folder: path.resolve(read.BACKUP_TO ?? 'backups') }
        : { bucket, prefix },
    keep: read.BACKUP_KEEP,
    recipient: () => required(read, 'BACKUP_RECIPIENT', 'to make a backup'),
    identity: () => required(read, 'BACKUP_IDENTITY', 'to read a backup'),
  };
}

/** For the command that moves pictures between the stores. */
export function readMoveConfig(environment: NodeJS.ProcessEnv) {
  const { databaseUrl, dataDir, bucket } = readBackupConfig(environment);
  if (bucket !== undefined) return { databaseUrl, dataDir, bucket };
  throw new StartupError(`S3_BUCKET must be set to move pictures: ${expectedOf('S3_BUCKET')}`);
}

function keptOf(read: Environment): KeptConfig {
  const bucket = s3Of(read);
  if (read.IMAGE_STORE === 's3' && bucket === undefined) required(read, 'S3_BUCKET', 'beside IMAGE_STORE');
  return { writesTo: read.IMAGE_STORE, bucket };
}

/** All of it or nothing: half of it would be found out by the first picture. */
function s3Of(read: Environment): S3Config | undefined {
  const set = (['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const).find(
    (name) => read[name] !== undefined,
  );
  if (set === undefined) return undefined;
  return {
    endpoint: read.S3_ENDPOINT,
    region: read.S3_REGION,
    bucket: required(read, 'S3_BUCKET', `beside ${set}`),
    accessKeyId: required(read, 'S3_ACCESS_KEY_ID', `beside ${set}`),
    secretAccessKey: required(read, 'S3_SECRET_ACCESS_KEY', `beside ${set}`),
  };
}

/** How far a standby is says nothing of the workers of a cluster. */
function readUrlOf(read: Environment): string | undefined {
  if (read.DATABASE_READ_URL === undefined) return undefined;
  if (read.DATABASE_ENGINE === 'postgres') return read.DATABASE_READ_URL;
  throw new StartupError(
    `DATABASE_READ_URL must not be set where DATABASE_ENGINE is ${read.DATABASE_ENGINE}: replicas are read of PostgreSQL only`,
  );
}

function metricsOf(read: Environment): MetricsConfig {
  const isReachable = read.ROLE !== 'worker' || read.HEALTH_PORT !== undefined;
  const port =
    read.METRICS_TOKEN === undefined || isReachable
      ? read.METRICS_PORT
      : required(
          read,
          'METRICS_PORT',
          'beside METRICS_TOKEN where ROLE is worker and HEALTH_PORT is not set',
        );
  return { port, token: read.METRICS_TOKEN };
}

const tracingOf = (read: Environment): TracingConfig | undefined =>
  read.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: read.OTEL_SERVICE_NAME,
        percent: read.TRACES_PERCENT,
      };

const errorReportsOf = (read: Environment): ErrorReportsConfig | undefined =>
  read.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT === undefined
    ? undefined
    : { endpoint: read.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, serviceName: read.OTEL_SERVICE_NAME };

function stripeSecretOf(read: Environment): string | undefined {
  if (read.NODE_ENV === 'production') return required(read, 'STRIPE_SECRET_KEY', 'in production');
  // The sandbox lives inside the server that people pay at; a worker's own would know none of them, and end what they paid for.
  const why = 'with ROLE=worker, which cannot reach the payment sandbox inside another process';
  const isApart = read.ROLE === 'worker' && read.PAYMENT_SANDBOX_URL === undefined;
  return isApart ? required(read, 'STRIPE_SECRET_KEY', why) : read.STRIPE_SECRET_KEY;
}

function sandboxUrlOf(read: Environment): string | undefined {
  if (read.PAYMENT_SANDBOX_URL === undefined) return undefined;
  if (read.NODE_ENV === 'production')
    throw new StartupError('PAYMENT_SANDBOX_URL is not for production: a sandbox takes test cards for money');
  if (read.STRIPE_SECRET_KEY !== undefined)
    throw new StartupError('PAYMENT_SANDBOX_URL and STRIPE_SECRET_KEY name two providers: set one of them');
  return read.PAYMENT_SANDBOX_URL;
}

const stripeKeys = (read: Environment, secretKey: string): NonNullable<BillingConfig['stripe']> => ({
  secretKey,
  publishableKey: sameMode(secretKey, required(read, 'STRIPE_PUBLISHABLE_KEY', 'beside STRIPE_SECRET_KEY')),
  webhookSecret: required(read, 'STRIPE_WEBHOOK_SECRET', 'beside STRIPE_SECRET_KEY'),
});

/** Card details that a key for tests takes are unknown to a live one, and the other way round. */
function sameMode(secretKey: string, publishableKey: string): string {
  const [secret, publishable] = [secretKey, publishableKey].map((key) => /_(live|test)_/.exec(key)?.[1]);
  if (secret === publishable || secret === undefined || publishable === undefined) return publishableKey;
  throw new StartupError(
    `STRIPE_PUBLISHABLE_KEY must be of the mode of STRIPE_SECRET_KEY: ${secret}, not ${publishable}`,
  );
}

function companyOf(environment: NodeJS.ProcessEnv): Company {
  try {
    return readCompany(environment);
  } catch (error) {
    throw error instanceof CompanyError ? new StartupError(error.message) : error;
  }
}
