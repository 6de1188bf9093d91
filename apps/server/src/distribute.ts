import { asCommand } from './backup-commands.ts';
import { readBackupConfig } from './config/backup-config.ts';
import { divideTables } from './platform/database/division.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/** `npm run distribute`: divides the tables of a Citus cluster among its workers. */
await asCommand(async (_args, environment, print) => {
  const { databaseUrl } = readBackupConfig(environment);
  if (databaseUrl === undefined)
    throw new StartupError('DATABASE_URL: name the coordinator of a Citus cluster');
  await divideTables({ connectionString: databaseUrl }, print);
});
