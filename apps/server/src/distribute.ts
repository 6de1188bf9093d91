import { asCommand } from './as-command.ts';
import { readBackupConfig } from './config/backup-config.ts';
import { divideTables } from './platform/database/division.ts';
import { locateDatabase } from './platform/database/locate-database.ts';
import { StartupError } from './platform/errors/startup-error.ts';

/** `npm run distribute`: divides the tables of a Citus cluster among its workers. */
await asCommand('npm run distribute', async (_args, environment, print) => {
  const config = readBackupConfig(environment);
  if (config.databaseUrl === undefined)
    throw new StartupError('DATABASE_URL: name the coordinator of a Citus cluster');
  const { connection } = await locateDatabase(config);
  await divideTables(connection, print);
});
