import { spawnSync } from 'node:child_process';
import { findCitus, startCitus } from '../../apps/server/src/testing/citus-cluster.ts';
import { OF_ACCOUNTS } from './of-database.ts';

/**
 * `npm run test:cluster [-- files…]`: a selection of the API tests on tables divided among the workers of a Citus cluster, and what holds only
 * there. `TEST_DATABASE_URL` names the coordinator of one; otherwise one is started of what is installed.
 */
const given = process.env['TEST_DATABASE_URL'];
const bin = findCitus();
if (given === undefined && bin === undefined) {
  process.stderr.write(
    'no Citus here: set TEST_DATABASE_URL to a coordinator, or CITUS_BIN to its programs\n',
  );
  process.exit(1);
}
const cluster = given === undefined && bin !== undefined ? await startCitus(bin) : undefined;
try {
  const files = process.argv.length > 2 ? process.argv.slice(2) : ['tests/cluster', ...OF_ACCOUNTS];
  const { status } = spawnSync('vitest', ['run', '--config', 'tests/cluster/vitest.config.ts', ...files], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: given ?? cluster?.url },
  });
  process.exitCode = status ?? 1;
} finally {
  await cluster?.stop();
}
