const MODULES = ['accounts', 'billing', 'co-authors', 'documents', 'plans', 'shares'];
const DATABASE = ['column-types', 'migrate', 'pooled-transactions', 'transaction'];

/** A selection of the API tests: what an account does, wherever its rows lie. */
export const OF_ACCOUNTS: readonly string[] = [
  ...MODULES.map((module) => `apps/server/src/modules/${module}/`),
  'apps/server/src/bucket.test.ts',
];

/**
 * A much smaller one, so that three versions are tried in one go: an account's whole life, which touches each table, what the repeated jobs
 * ask of all accounts, the queue, and backups.
 */
export const OF_STATEMENTS: readonly string[] = [
  ...DATABASE.map((name) => `apps/server/src/platform/database/${name}.test.ts`),
  'apps/server/src/platform/queue/',
  'apps/server/src/platform/mailer/mail-outbox.test.ts',
  'apps/server/src/statements.test.ts',
  'apps/server/src/backup.test.ts',
  'apps/server/src/modules/billing/sync/reconciliation.test.ts',
  'apps/server/src/modules/billing/sync/retention.test.ts',
  'apps/server/src/modules/operator/console.test.ts',
  'apps/server/src/modules/plans/deleted-plans.test.ts',
  'apps/server/src/modules/shares/',
];
