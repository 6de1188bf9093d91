import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { childrenOf } from '../../apps/server/src/testing/server-process.ts';
import { findPostgres, startPostgresPair } from '../../bench/load/postgres-pair.ts';
import { readCompany } from '../../packages/company/src/read-company.ts';
import { tryServer } from '../artefact/try-server.ts';

/**
 * `npm run test:image`: builds the image of `Dockerfile` where no registry of images is reached, starts it as an orchestrator would and
 * asks it for a document. Its base is Debian with this project's own Node, under the official image's name. Needs root, and Debian's
 * `mmdebstrap`, `podman`, `buildah` and `postgresql`; takes minutes and some gigabytes of the temporary folder.
 */
const ROOT = path.join(import.meta.dirname, '../..');
const IMAGE = 'localhost/business-plans:try';
const CONTAINER = 'business-plans-try';
const CERTIFICATES = '/etc/ssl/certs';

const bin = findPostgres();
if (bin === undefined) throw new Error('no PostgreSQL here: apt-get install postgresql');
const stack = new AsyncDisposableStack();
const folder = await mkdtemp(path.join(tmpdir(), 'trazo-image-'));
// PostgreSQL runs under an account of its own.
await chmod(folder, 0o755);
stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
// Layers as plain folders: an overlay asks for more than root in a sandbox may.
const storage = [
  '--storage-driver',
  'vfs',
  '--root',
  path.join(folder, 'layers'),
  '--runroot',
  path.join(folder, 'run'),
];
try {
  await makeBase();
  await build();
  const database = await startPostgresPair(bin, await subfolder('database'));
  stack.defer(() => database.stop());
  await tryContainer(database.urlAt(database.ports[0]));
} finally {
  await stack.disposeAsync();
}

async function subfolder(name: string): Promise<string> {
  const made = path.join(folder, name);
  await mkdir(made);
  return made;
}

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.slice(0, 8).join(' ')} ended with ${status}`);
}

function output(program: string, ...args: string[]): string {
  return execFileSync(program, args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** What an official Node image is, as far as the Dockerfile needs it. */
async function makeBase(): Promise<void> {
  const [, version] =
    /^ARG NODE_VERSION=(\S+)$/m.exec(await readFile(path.join(ROOT, 'Dockerfile'), 'utf8')) ?? [];
  const modules = output('npm', 'root', '--global');
  const base = path.join(folder, 'base.tar');
  const library = '/usr/local/lib/node_modules';
  const hooks = [
    `mkdir -p "$1${library}"`,
    `copy-in ${process.execPath} /usr/local/bin`,
    `copy-in ${modules}/npm ${library}`,
    `chroot "$1" sh -c 'for name in npm npx; do ln -s ${library}/npm/bin/$name-cli.js /usr/local/bin/$name; done'`,
  ];
  run(
    'mmdebstrap',
    '--mode=root',
    '--variant=minbase',
    // What the official image brings for Node.
    '--include=libatomic1',
    ...hooks.map((hook) => `--customize-hook=${hook}`),
    'bookworm',
    base,
  );
  for (const name of [`node:${version}-bookworm-slim`, 'debian:bookworm-slim'])
    run('podman', ...storage, 'import', base, `docker.io/library/${name}`);
}

async function build(): Promise<void> {
  const npmrc = path.join(folder, 'npmrc');
  const registry = output('npm', 'config', 'get', 'registry');
  await writeFile(npmrc, `registry=${registry}\ncafile=${CERTIFICATES}/ca-certificates.crt\n`);
  const mounts = [`${npmrc}:/root/.npmrc:ro`, `${CERTIFICATES}:${CERTIFICATES}:ro`];
  const began = performance.now();
  run(
    'buildah',
    ...storage,
    'bud',
    ...['--isolation', 'chroot', '--network', 'host', '--pull-never', '--tag', IMAGE],
    ...mounts.flatMap((mount) => ['--volume', mount]),
    '.',
  );
  const seconds = (performance.now() - began) / 1_000;
  const size = output('buildah', ...storage, 'images', '--format', '{{.Size}}', IMAGE);
  print(`built in ${seconds.toFixed(0)} s, ${size}`);
}

async function tryContainer(databaseUrl: string): Promise<void> {
  const port = await freePort();
  run('buildah', ...storage, 'from', '--pull-never', '--name', CONTAINER, IMAGE);
  const mounted = output('buildah', ...storage, 'mount', CONTAINER);
  // Production refuses the example.
  const company = { ...readCompany({}), isExample: false };
  await writeFile(path.join(mounted, 'app/company.json'), JSON.stringify(company));
  const environment = {
    COMPANY_FILE: '/app/company.json',
    ...{ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: String(port), ROLE: 'web', RENDERERS: '1' },
    ...{
      PUBLIC_URL: 'https://plans.example.com',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'a@example.com',
    },
    SECOND_FACTOR_KEY: 'x'.repeat(32),
    ...{
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    },
  };
  const variables = Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const command = ['node', 'apps/server/src/main.js'];
  const child = spawn(
    'buildah',
    [
      ...storage,
      'run',
      '--isolation',
      'chroot',
      '--network',
      'host',
      ...variables,
      CONTAINER,
      '--',
      ...command,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  // Its signals do not reach what it runs.
  stack.defer(() => descendantsOf(child.pid ?? 0).forEach((pid) => void process.kill(pid, 'SIGTERM')));
  const address = `http://127.0.0.1:${port}`;
  const bytes = await tryServer(address);
  // Read-only root: what it writes, it writes below /tmp.
  const written = output(
    'find',
    mounted,
    '-xdev',
    '-newer',
    path.join(mounted, 'app/package.json'),
    '-user',
    '10001',
    '-not',
    '-path',
    `${mounted}/tmp*`,
  );
  print(`ready; a document of ${bytes} bytes; written outside /tmp: ${written === '' ? 'nothing' : written}`);
  // The last one is a renderer.
  const user = output('ps', '-o', 'uid=', '-p', String(descendantsOf(child.pid ?? 0).at(-1)));
  print(`its process is of user ${user}`);
  if (written !== '' || user === '0') process.exitCode = 1;
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
