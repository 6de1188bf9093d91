import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestSmtpServer } from '@trazo/server/platform/mailer/smtp-server.fixture';
import { freePort } from '@trazo/server/testing/free-port';
import { childrenOf, type ServerProcess, startProcess } from '@trazo/server/testing/server-process';
import { startTestS3 } from '@trazo/server/testing/test-s3';
import { type Balance, startBalancer } from './balancer.ts';
import { startGate } from './gate.ts';
import type { Fault, LoadDatabase } from './load-database.ts';

interface Shape {
  readonly web: number;
  readonly workers: number;
  readonly balance?: Balance;
}

const SHAPE: Shape = { web: 3, workers: 2 };

/** The product on this machine as on many: balancer, servers, workers, the database, a bucket, a mail server. */
export interface Installation {
  readonly address: string;
  readonly faults: readonly Fault[];
  /** Addresses that mails have been sent to, once for each mail. */
  mailedTo(): readonly string[];
  stop(): Promise<void>;
}

export async function startInstallation(
  startDatabase: (folder: string) => Promise<LoadDatabase>,
  { web: webCount, workers: workerCount, balance }: Shape = SHAPE,
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
    const mail = await startGate(Number(new URL(smtp.url).port));
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
    const environment = environmentOf({ folder, web, databaseUrl, mailPort: mail.port, s3: s3.settings });
    const processes = await startProcesses(environment, servers, await freePorts(workerCount), stack);
    const faults = [
      killed('a web server', processes.web),
      killed('a worker', processes.workers),
      rendererKilled(processes.web),
      rollingRestart(processes.web),
      { name: 'the bucket', begin: () => s3.down(), end: () => s3.up() },
      { name: 'the mail server', begin: async () => mail.cut(), end: async () => mail.restore() },
      database.fault,
    ];
    return {
      address: `http://127.0.0.1:${web}`,
      faults,
      mailedTo: () => smtp.accepted.flatMap(({ envelopeTo }) => envelopeTo),
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

async function startProcesses(
  environment: Record<string, string>,
  servers: readonly number[],
  workerPorts: readonly number[],
  stack: AsyncDisposableStack,
): Promise<{ readonly web: readonly Restartable[]; readonly workers: readonly Restartable[] }> {
  const restartable = async (own: Record<string, string>): Promise<Restartable> => {
    const start = async () => {
      const started = startProcess({ ...environment, ...own });
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
  for (const port of servers) web.push(await restartable({ ROLE: 'web', PORT: String(port) }));
  const workers: Restartable[] = [];
  // Without a provider’s keys a worker alone does not start: these serve too, and the balancer does not know them.
  for (const port of workerPorts) workers.push(await restartable({ ROLE: 'all', PORT: String(port) }));
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
  PREVIEWS_PER_MINUTE: '100000',
  CREDENTIALS_PER_MINUTE: '100000',
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

/** As a release goes out: each is asked to end, and the next waits until its successor is ready. */
const rollingRestart = (web: readonly Restartable[]): Fault => ({
  name: 'servers, by a rolling restart',
  begin: async () => {
    for (const part of web) {
      part.process.child.kill('SIGTERM');
      await part.process.ended();
      part.process = await part.start();
    }
  },
  end: async () => undefined,
});

/** Every renderer there is: the servers start others by themselves. */
const rendererKilled = (web: readonly Restartable[]): Fault => ({
  name: 'all renderers',
  begin: async () => {
    for (const part of web) for (const pid of childrenOf(part.process.pid)) process.kill(pid, 'SIGKILL');
  },
  end: async () => undefined,
});

const freePorts = (count: number): Promise<number[]> => Promise.all(Array.from({ length: count }, freePort));
