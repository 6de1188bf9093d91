import { CompanyError, readCompany } from '@trazo/company/read-company';
import { type Environment, expectedOf, type VariableName } from './variables.ts';

/** Variables that are set and right; the others are absent or have their default. */
export type Read = Partial<Environment>;

/** A rule between variables: what is wrong, as a sentence that begins with a variable; undefined where nothing is. */
export type Rule = (read: Read) => string | undefined;

const isSet = (read: Read, name: VariableName): boolean => read[name] !== undefined && read[name] !== null;

/** The sentence about a variable that is missing. */
const missing = (name: VariableName, why: string): string =>
  `${name} must be set ${why}: ${expectedOf(name)}`;

const wanted =
  (name: VariableName, why: string, when: (read: Read) => boolean): Rule =>
  (read) =>
    when(read) && !isSet(read, name) ? missing(name, why) : undefined;

/** What is only read beside another variable: alone, it would be ignored without a word. */
const together = (set: VariableName, needs: VariableName): Rule =>
  wanted(needs, `together with ${set}`, (read) => isSet(read, set));

const refused =
  (sentence: string, when: (read: Read) => boolean): Rule =>
  (read) =>
    when(read) ? sentence : undefined;

const isProduction = (read: Read): boolean => read.NODE_ENV === 'production';
const inProduction = (name: VariableName): Rule => wanted(name, 'in production', isProduction);

/** Addresses that carry sessions and secrets. */
const encrypted =
  (name: 'PUBLIC_URL' | 'GOOGLE_KEYS_URL'): Rule =>
  (read) =>
    isProduction(read) && read[name]?.startsWith('http:')
      ? `${name} must begin with https:// in production: sessions and secrets travel there`
      : undefined;

/** All of a bucket or nothing: half of it would be found out by the first picture. */
const BUCKET = ['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const wholeBucket =
  (name: 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): Rule =>
  (read) => {
    const set = BUCKET.find((each) => isSet(read, each));
    return set === undefined || isSet(read, name) ? undefined : missing(name, `together with ${set}`);
  };

/** What every command that reads pictures needs. */
export const BUCKET_RULES: readonly Rule[] = [
  wholeBucket('S3_BUCKET'),
  wholeBucket('S3_ACCESS_KEY_ID'),
  wholeBucket('S3_SECRET_ACCESS_KEY'),
];

/** The bucket of backups has its own key: who loses that of the pictures does not lose the backups too. */
export const BACKUP_BUCKET_RULES: readonly Rule[] = [
  wanted(
    'BACKUP_S3_BUCKET',
    'together with BACKUP_TO',
    ({ BACKUP_TO }) => BACKUP_TO?.startsWith('s3://') === true,
  ),
  together('BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID'),
  together('BACKUP_S3_BUCKET', 'BACKUP_S3_SECRET_ACCESS_KEY'),
  together('BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET'),
];

/** Card details that a key for tests takes are unknown to a live one, and the other way round. */
const sameMode: Rule = ({ STRIPE_SECRET_KEY = '', STRIPE_PUBLISHABLE_KEY = '' }) => {
  const modeOf = (key: string) => /_(live|test)_/.exec(key)?.[1];
  const [secret, publishable] = [modeOf(STRIPE_SECRET_KEY), modeOf(STRIPE_PUBLISHABLE_KEY)];
  if (secret === publishable || secret === undefined || publishable === undefined) return undefined;
  return `STRIPE_PUBLISHABLE_KEY must be for the same mode as STRIPE_SECRET_KEY: ${secret}, not ${publishable}`;
};

const always = (name: VariableName, why: string): Rule => wanted(name, why, () => true);

/** What a command does with a bucket or its backups, and needs for it. */
export const COMMAND_RULES = {
  'make a backup': [
    always('BACKUP_RECIPIENT', 'to make a backup'),
    always('BACKUP_SECRET', 'to make a backup'),
  ],
  'read a backup': [
    always('BACKUP_IDENTITY', 'to read a backup'),
    always('BACKUP_SECRET', 'to read a backup'),
  ],
  'move pictures': [always('S3_BUCKET', 'to move pictures')],
} satisfies Record<string, readonly Rule[]>;

/** Who runs the installation stands in a file: what is wrong there is said with all else. */
const ownCompany: Rule = (read) => {
  try {
    const { isExample } = readCompany({ COMPANY_FILE: read.COMPANY_FILE });
    return isProduction(read) && isExample
      ? 'COMPANY_FILE must name your own company in production, with isExample: false'
      : undefined;
  } catch (error) {
    if (error instanceof CompanyError) return error.message;
    throw error;
  }
};

/** What a server needs. */
export const SERVER_RULES: readonly Rule[] = [
  ownCompany,
  inProduction('PUBLIC_URL'),
  encrypted('PUBLIC_URL'),
  encrypted('GOOGLE_KEYS_URL'),
  inProduction('SMTP_URL'),
  wanted('MAIL_FROM', 'together with SMTP_URL', (read) => isProduction(read) || isSet(read, 'SMTP_URL')),
  inProduction('SECOND_FACTOR_KEY'),
  inProduction('STRIPE_SECRET_KEY'),
  // The sandbox lives inside the server that people pay at; a worker's own would know none of them, and end what they paid for.
  wanted(
    'STRIPE_SECRET_KEY',
    'with ROLE=worker, which cannot reach the payment sandbox inside another process',
    (read) => !isProduction(read) && read.ROLE === 'worker' && !isSet(read, 'PAYMENT_SANDBOX_URL'),
  ),
  wanted(
    'STRIPE_PUBLISHABLE_KEY',
    'together with STRIPE_SECRET_KEY',
    (read) => isProduction(read) || isSet(read, 'STRIPE_SECRET_KEY'),
  ),
  wanted(
    'STRIPE_WEBHOOK_SECRET',
    'together with STRIPE_SECRET_KEY',
    (read) => isProduction(read) || isSet(read, 'STRIPE_SECRET_KEY'),
  ),
  together('STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'),
  together('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'),
  sameMode,
  refused(
    'PAYMENT_SANDBOX_URL is not allowed in production: the sandbox accepts test cards as payment',
    (read) => isProduction(read) && isSet(read, 'PAYMENT_SANDBOX_URL'),
  ),
  refused(
    'PAYMENT_SANDBOX_URL and STRIPE_SECRET_KEY name two providers: set only one of them',
    (read) => !isProduction(read) && isSet(read, 'PAYMENT_SANDBOX_URL') && isSet(read, 'STRIPE_SECRET_KEY'),
  ),
  together('DATABASE_READ_URL', 'DATABASE_URL'),
  // The embedded one is PostgreSQL.
  wanted('DATABASE_URL', 'together with DATABASE_ENGINE', (read) => read.DATABASE_ENGINE === 'citus'),
  // How far a standby is says nothing of the workers of a cluster.
  refused(
    'DATABASE_READ_URL must not be set where DATABASE_ENGINE is citus: read replicas work with PostgreSQL only',
    (read) => isSet(read, 'DATABASE_READ_URL') && read.DATABASE_ENGINE === 'citus',
  ),
  together('OTEL_EXPORTER_OTLP_LOGS_HEADERS', 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT'),
  wanted(
    'METRICS_PORT',
    'together with METRICS_TOKEN where ROLE is worker and HEALTH_PORT is not set',
    (read) => isSet(read, 'METRICS_TOKEN') && read.ROLE === 'worker' && !isSet(read, 'HEALTH_PORT'),
  ),
  ...BUCKET_RULES,
  wanted('S3_BUCKET', 'together with IMAGE_STORE', (read) => read.IMAGE_STORE === 's3'),
];
