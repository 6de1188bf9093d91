const MODULES = ['accounts', 'billing', 'documents', 'plans', 'shares'];

/** Tests of what speaks SQL, wherever the rows lie. */
export const OF_ACCOUNTS: readonly string[] = [
  ...MODULES.map((module) => `apps/server/src/modules/${module}/`),
  'apps/server/src/inherited.test.ts',
  'apps/server/src/bucket.test.ts',
];

/** And of what only a PostgreSQL of one server has. */
export const OF_DATABASE: readonly string[] = [
  ...OF_ACCOUNTS,
  'apps/server/src/modules/operator/',
  'apps/server/src/platform/database/migrate.test.ts',
  'apps/server/src/platform/database/transaction.test.ts',
  'apps/server/src/platform/database/column-types.test.ts',
  'apps/server/src/platform/database/pooled-transactions.test.ts',
  'apps/server/src/platform/queue/',
  'apps/server/src/platform/mailer/',
  'apps/server/src/backup.test.ts',
];
