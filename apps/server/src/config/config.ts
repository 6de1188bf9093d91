import path from 'node:path';
import type { Company } from '@trazo/company/company';
import { readCompany } from '@trazo/company/read-company';
import { type BillingConfig, billingOf } from './billing-config.ts';
import { pictureBucketOf, type S3Config } from './bucket-config.ts';
import { readVariables } from './read-variables.ts';
import { SERVER_RULES } from './rules.ts';
import {
  type ErrorReportsConfig,
  errorReportsOf,
  type MetricsConfig,
  metricsOf,
  type TracingConfig,
  tracingOf,
} from './telemetry-config.ts';
import type { Environment } from './variables.ts';

const MEGABYTE = 1024 ** 2;
const DAY_MS = 24 * 3_600_000;
/** Only outside production, where there is nothing to protect. */
const DEVELOPMENT_SECOND_FACTOR_KEY = 'the same on every machine of a developer';

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
  /** Seals the operators' second factors. */
  readonly secondFactorKey: string;
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
  readonly bucket: S3Config | undefined;
}

export interface MailConfig {
  readonly url: string;
  readonly from: NonNullable<Environment['MAIL_FROM']>;
}

/** The look-up of addresses. */
export interface AddressesConfig {
  /** Without it the stand-in answers, and nothing in production. */
  readonly googleKey: string | undefined;
  /** A minute and network. */
  readonly lookupsPerMinute: number;
  /** A day, of the whole installation. */
  readonly lookupsPerDay: number;
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

/** The environment as one typed object; an empty variable counts as missing, what is wrong is one `StartupError`. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const read = readVariables(environment, SERVER_RULES);
  const { SMTP_URL: smtp, MAIL_FROM: from } = read;
  return {
    host: read.HOST,
    port: read.PORT,
    healthPort: read.HEALTH_PORT,
    metrics: metricsOf(read),
    tracing: tracingOf(read),
    errorReports: errorReportsOf(read),
    dataDir: path.resolve(read.DATA_DIR),
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    mail: smtp === undefined || from === undefined ? undefined : { url: smtp, from },
    company: readCompany({ COMPANY_FILE: read.COMPANY_FILE }),
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    databaseEngine: read.DATABASE_ENGINE,
    databaseConnections: read.DATABASE_CONNECTIONS,
    queueConnections: read.DATABASE_QUEUE_CONNECTIONS,
    environment: read.NODE_ENV,
    logLevel: read.LOG_LEVEL,
    trustedProxies: read.TRUSTED_PROXIES,
    previewsPerMinute: read.PREVIEWS_PER_MINUTE,
    role: read.ROLE,
    bucket: read.IMAGE_STORE === 's3' ? pictureBucketOf(read) : undefined,
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
    secondFactorKey: read.SECOND_FACTOR_KEY ?? DEVELOPMENT_SECOND_FACTOR_KEY,
    addresses: {
      googleKey: read.GOOGLE_PLACES_KEY,
      lookupsPerMinute: read.ADDRESSES_PER_MINUTE,
      lookupsPerDay: read.ADDRESSES_PER_DAY,
    },
    billing: billingOf(read),
    renderer: {
      processes: read.RENDERERS,
      timeoutMs: read.RENDER_TIMEOUT_MS,
      memoryBytes: read.RENDER_MEMORY_MB * MEGABYTE,
      queue: read.RENDER_QUEUE,
    },
  };
}
