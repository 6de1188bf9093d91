import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { paymentWebhook } from '@trazo/contract/api/billing';
import { startTestSmtpServer } from '@trazo/server/platform/mailer/smtp-server.fixture';
import { freePort } from '@trazo/server/testing/free-port';
import { childrenOf, type ServerProcess, startProcess } from '@trazo/server/testing/server-process';
import { startTestS3 } from '@trazo/server/testing/test-s3';
import { type Sandbox, startSandbox } from '@trazo/stripe-sandbox/server';
import { type Balance, startBalancer } from './balancer.ts';
import { type Gate, startGate } from './gate.ts';
import type { Fault, LoadDatabase } from './load-database.ts';

interface Shape {
  readonly web: number;
  readonly workers: number;
  readonly balance?: Balance;
  /** The checkout of the release before: its servers are replaced by these, and taken back. */
  readonly before?: string | undefined;
  /** Where mails go; where it is absent, to a server that counts them. */
  readonly smtpPort?: number;
}

export interface SentMail {
  readonly to: string;
  readonly subject: string;
}

export const SHAPE: Shape = { web: 3, workers: 2 };

/** The product on this machine as on many: balancer, servers, workers, the database, a bucket, a mail server. */
export interface Installation {
  readonly address: string;
  readonly faults: readonly Fault[];
  /** The card provider; none beside a release that cannot share one. */
  readonly sandbox: Sandbox | undefined;
  /** Mails that have been sent, once for each that goes to it. */
  mails(): readonly SentMail[];
  stop(): Promise<void>;
}

export async function startInstallation(
  startDatabase: (folder: string) => Promise<LoadDatabase>,
  { web: webCount, workers: workerCount, balance, before, smtpPort }: Shape = SHAPE,
): Promise<Installation> {
  const stack = new AsyncDisposableStack();
  try {
    const folder = await mkdtemp(path.join(tmpdir(), 'trazo-load-'));
    stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
    // PostgreSQL's own user passes through it.
    await chmod(folder, 0o755);
    const database = await startDatabase(folder);
    stack.defer(() => database.stop());
    const [web, databasePort] = [await freePort(), await freePort()];
    const servers = await freePorts(webCount);
    const smtp = await startTestSmtpServer();
    stack.defer(() => smtp.close());
    const mail = await startGate(smtpPort ?? Number(new URL(smtp.url).port));
    stack.defer(() => mail.close());
    const s3 = await startTestS3();
    stack.defer(() => s3.close());
    const balancer = await startBalancer(
      folder,
      { web, database: databasePort, servers, postgres: database.ports },
      balance,
    );
    stack.defer(() => balancer.stop());
    const databaseUrl = database.urlAt(databasePort);
    const webhookUrl = `http://127.0.0.1:${web}${paymentWebhook.path}`;
    const sandbox = before === undefined ? await startSandbox({ webhookUrl }) : undefined;
    stack.defer(async () => sandbox?.stop());
    const provider = sandbox && (await startGate(sandbox.port));
    stack.defer(() => provider?.close());
    const environment = {
      ...environmentOf({ folder, web, databaseUrl, mailPort: mail.port, s3: s3.settings }),
      ...(provider && { PAYMENT_SANDBOX_URL: `http://127.0.0.1:${provider.port}` }),
    };
    const release: Release = { main: before && path.resolve(before, MAIN) };
    const ports = { web: servers, workers: await freePorts(workerCount) };
    const processes = await startProcesses(environment, release, ports, stack);
    const faults =
      before === undefined
        ? [
            killed('a web server', processes.web),
            killed('a worker', processes.workers),
            rendererKilled(processes.web),
            rollingRestart(processes.web),
            { name: 'the bucket', begin: () => s3.down(), end: () => s3.up() },
            cutOff('the mail server', mail),
            ...(provider === undefined ? [] : [cutOff('the card provider', provider)]),
            database.fault,
          ]
        : releases(processes, release);
    return {
      address: `http://127.0.0.1:${web}`,
      faults,
      sandbox,
      mails: () =>
        smtp.accepted.flatMap(({ envelopeTo, subject = '' }) => envelopeTo.map((to) => ({ to, subject }))),
      stop: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** A process with what it is started from, so that it can be started again. */
interface Restartable {
  process: ServerProcess;
  readonly start: () => Promise<ServerProcess>;
}

interface Processes {
  readonly web: readonly Restartable[];
  readonly workers: readonly Restartable[];
}

/** What processes are started from; this tree where it names nothing. */
interface Release {
  main: string | undefined;
}

const MAIN = 'apps/server/src/main.ts';

async function startProcesses(
  environment: Record<string, string>,
  release: Release,
  ports: { readonly web: readonly number[]; readonly workers: readonly number[] },
  stack: AsyncDisposableStack,
): Promise<Processes> {
  const restartable = async (own: Record<string, string>): Promise<Restartable> => {
    const start = async () => {
      const started = startProcess({ ...environment, ...own }, {}, release.main);
      await started.ready();
      return started;
    };
    const part: Restartable = { process: await start(), start };
    stack.defer(async () => {
      part.process.child.kill('SIGTERM');
      await part.process.ended();
    });
    return part;
  };
  const web: Restartable[] = [];
  for (const port of ports.web) web.push(await restartable({ ROLE: 'web', PORT: String(port) }));
  const workers: Restartable[] = [];
  // Without a provider to share a worker alone does not start: these serve too, and the balancer does not know them.
  const isShared = 'PAYMENT_SANDBOX_URL' in environment;
  for (const port of ports.workers.map(String)) {
    workers.push(
      await restartable(isShared ? { ROLE: 'worker', HEALTH_PORT: port } : { ROLE: 'all', PORT: port }),
    );
  }
  return { web, workers };
}

interface Surroundings {
  readonly folder: string;
  readonly web: number;
  readonly databaseUrl: string;
  readonly mailPort: number;
  readonly s3: Awaited<ReturnType<typeof startTestS3>>['settings'];
}

const environmentOf = ({ folder, web, databaseUrl, mailPort, s3 }: Surroundings): Record<string, string> => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://127.0.0.1:${web}`,
  TRUSTED_PROXIES: '1',
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
  MAIL_FROM: 'Trazo <hola@trazo.example>',
  IMAGE_STORE: 's3',
  S3_ENDPOINT: s3.endpoint ?? '',
  S3_REGION: s3.region,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  LOG_LEVEL: 'error',
  JOB_TAKEOVER_SECONDS: '15',
  // Longer than the balancer takes to notice.
  DRAIN_SECONDS: '4',
  // All people come from one address.
  PREVIEWS_PER_MINUTE: '100000',
  CREDENTIALS_PER_MINUTE: '100000',
  PAYMENTS_PER_MINUTE: '100000',
  ADDRESSES_PER_MINUTE: '100000',
  ADDRESSES_PER_DAY: '100000',
});

function killed(name: string, parts: readonly Restartable[]): Fault {
  const [part] = parts;
  if (part === undefined) throw new Error(`there is no ${name}`);
  return {
    name,
    begin: async () => {
      process.kill(part.process.pid, 'SIGKILL');
      await part.process.ended();
    },
    end: async () => {
      part.process = await part.start();
    },
  };
}

/** No connection is taken, and those there are end. */
const cutOff = (name: string, gate: Gate): Fault => ({
  name,
  begin: async () => gate.cut(),
  end: async () => gate.restore(),
});

/** As a release goes out: each is asked to end, and the next waits until its successor is ready. */
async function restartInTurn(parts: readonly Restartable[]): Promise<void> {
  for (const part of parts) {
    part.process.child.kill('SIGTERM');
    await part.process.ended();
    part.process = await part.start();
  }
}

const rollingRestart = (web: readonly Restartable[]): Fault => ({
  name: 'servers, by a rolling restart',
  begin: () => restartInTurn(web),
  end: async () => undefined,
});

/** This release beside the one before it, which is taken back by starting it on the newer tables. */
function releases({ web, workers }: Processes, release: Release): Fault[] {
  const before = release.main;
  const roll = (name: string, main: string | undefined, parts: readonly Restartable[]): Fault => ({
    name,
    begin: async () => {
      release.main = main;
      await restartInTurn(parts);
    },
    end: async () => undefined,
  });
  return [
    roll('the release before, by this one', undefined, [...web, ...workers]),
    roll('this release, taken back', before, [...workers, ...web]),
    roll('the release before, again', undefined, [...workers, ...web]),
  ];
}

/** Every renderer there is: the servers start others by themselves. */
const rendererKilled = (web: readonly Restartable[]): Fault => ({
  name: 'all renderers',
  begin: async () => {
    for (const part of web) for (const pid of childrenOf(part.process.pid)) process.kill(pid, 'SIGKILL');
  },
  end: async () => undefined,
});

const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));
