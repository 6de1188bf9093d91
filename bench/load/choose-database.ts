import { findCitus } from '@trazo/server/testing/citus-cluster';
import { startDividedDatabase } from './divided-database.ts';
import type { LoadDatabase } from './load-database.ts';
import { hasPatroni, startPatroniPair } from './patroni-pair.ts';
import { findPostgres, startPostgresPair } from './postgres-pair.ts';

/** Options of a command line that name the database of an installation. */
export const DATABASE_OPTIONS = {
  citus: { type: 'boolean', default: false },
  patroni: { type: 'boolean', default: false },
} as const;

/**
 * How the database is started: a primary and its standby, two nodes under Patroni, or a cluster of Citus. Ends the process where its
 * programs are not installed, and says which.
 */
export function databaseStarter({
  citus,
  patroni,
}: {
  readonly citus: boolean;
  readonly patroni: boolean;
}): (folder: string) => Promise<LoadDatabase> {
  if (citus) {
    const bin = findCitus() ?? fail('no Citus here: set CITUS_BIN to its programs');
    return () => startDividedDatabase(bin);
  }
  const bin =
    findPostgres() ?? fail('no pg_basebackup here: apt-get install postgresql, or set POSTGRES_BIN');
  if (!patroni) return (folder) => startPostgresPair(bin, folder);
  if (!hasPatroni()) fail('no Patroni here: apt-get install patroni etcd-server');
  return (folder) => startPatroniPair(bin, folder);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
