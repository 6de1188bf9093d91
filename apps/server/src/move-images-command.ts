import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readMoveConfig } from './config/backup-config.ts';
import { type Moved, moveBytes } from './platform/byte-store/move-bytes.ts';
import { SERVER_NAME } from './platform/database/connections.ts';
import { locateDatabase } from './platform/database/locate-database.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { ObjectStoreError } from './platform/object-store/object-store.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';

/** Moves pictures, covers and attachments to the bucket or to the database, while no server runs. */
export async function runMoveImages(
  args: string[],
  environment: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const { values } = parseArgs({ args, options: { to: { type: 'string' } } });
  const { to } = values;
  if (to !== 's3' && to !== 'database')
    throw new StartupError('usage: npm run move-images -- --to s3|database');
  const config = readMoveConfig(environment);
  const objects = createS3Store(config.bucket);
  try {
    if ((await objects.state()) !== 'ready') {
      throw new StartupError('S3_BUCKET: the store does not answer, refuses the key, or has no such bucket');
    }
    const { connection, stop } = await locateDatabase(config);
    const pool = new pg.Pool({ ...connection, max: 1 });
    try {
      await requireStopped(pool);
      for await (const moved of moveBytes({ database: drizzle(pool), objects, to })) print(said(moved, to));
    } catch (error) {
      if (!(error instanceof ObjectStoreError)) throw error;
      print(`stopped, the store does not answer (${error.message}): the same command goes on from here`);
      process.exitCode = 1;
    } finally {
      await pool.end();
      await stop();
    }
  } finally {
    objects.close();
  }
}

/** A server would go on putting bytes into the store that it was started with. */
async function requireStopped(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    'select from pg_stat_activity where datname = current_database() and application_name = $1 limit 1',
    [SERVER_NAME],
  );
  if (rows.length > 0) throw new StartupError('stop all servers and workers first: one has connections open');
}

function said({ table, moved, lost }: Moved, to: 's3' | 'database'): string {
  const where = to === 's3' ? 'to the bucket' : 'to the database';
  return [
    `${table}: ${moved} moved ${where}`,
    ...(lost > 0 ? [`${lost} not in the bucket, left alone`] : []),
  ].join(', ');
}
