import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { destination, multistream } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { addressesOf, listenError, listenForOperators } from './listening.ts';
import { openIdentityProvider } from './modules/accounts/open-identity-provider.ts';
import { openAddressProvider } from './modules/addresses/address-provider.ts';
import { openProvider } from './modules/billing/provider/open-provider.ts';
import type { RenderResults, RenderTask } from './modules/documents/render-task.ts';
import { createHealth } from './modules/health/health.ts';
import { watchParts } from './modules/health/watched.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/database/database.ts';
import { refusalOf } from './platform/database/refusal.ts';
import { StartupError } from './platform/errors/startup-error.ts';
import { MAX_EVENT_LOOP_DELAY_MS } from './platform/limits/pressure.ts';
import { createLog } from './platform/log/log.ts';
import { createDevelopmentMailbox, type DevelopmentMailbox } from './platform/mailer/development-mailbox.ts';
import type { MailTransport } from './platform/mailer/mail-transport.ts';
import { createSmtpTransport } from './platform/mailer/smtp-transport.ts';
import type { ObjectStore } from './platform/object-store/object-store.ts';
import { createS3Store } from './platform/object-store/s3-store.ts';
import { attemptMsOf, JobQueue } from './platform/queue/job-queue.ts';
import { observePool } from './platform/renderer-pool/observe-pool.ts';
import { RendererPool } from './platform/renderer-pool/renderer-pool.ts';
import { createMetrics, type Metrics } from './platform/telemetry/metrics.ts';
import { finishMs } from './stop-times.ts';

const QUEUE_BYTES = 256 * 1024 ** 2;
/** The page asks for a preview again, and a person for a download. */
const LONGEST_WAIT_MS = 20_000;
const RESTART_AFTER_DOCUMENTS = 1_000;
/** How long new requests are still answered, with a refusal, when the server stops. */
const REFUSING_MS = 500;

export interface ServerPaths {
  readonly frontEndFolder: string;
  readonly rendererModule: string;
}

export interface RunningServer {
  readonly addresses: readonly string[];
  /** Finishes what is in work, or cuts it, and leaves no process behind. */
  stop(): Promise<void>;
}

const ONE_SANDBOX =
  'no STRIPE_SECRET_KEY: payments go to a sandbox inside this process; servers and workers on one database need one provider, so set the keys of Stripe’s test mode for all of them';

/** Whether other processes may work on the same database, each with a payment sandbox of its own. */
const mayHaveCompany = ({ billing, role, databaseUrl }: Config): boolean =>
  billing.stripe === undefined && (role !== 'all' || databaseUrl !== undefined);

/** The log, whose errors go to a collector as well where one is set. */
async function openLog(
  { logLevel, errorReports }: Config,
  started: AsyncDisposableStack,
): Promise<FastifyBaseLogger> {
  if (errorReports === undefined) return createLog(logLevel);
  const { startErrorReports } = await import('./platform/telemetry/error-reports.ts');
  const reports = startErrorReports(errorReports);
  started.defer(() => reports.close());
  return createLog(
    logLevel,
    multistream([
      { level: 'trace', stream: destination(1) },
      { level: 'error', stream: reports.lines },
    ]),
  );
}

/** Database, renderers, HTTP, started in this order and stopped in the opposite one, also if one of them fails. */
export async function startServer(config: Config, paths: ServerPaths): Promise<RunningServer> {
  const started = new AsyncDisposableStack();
  const log = await openLog(config, started);
  try {
    if (config.tracing !== undefined) {
      const { startTracing } = await import('./platform/telemetry/tracing.ts');
      started.defer(startTracing(config.tracing));
    }
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      readUrl: config.databaseReadUrl,
      dataDir: config.dataDir,
      connections: config.databaseConnections,
      queueConnections: config.queueConnections,
      onConnectionLost: (err) => log.error({ err }, 'database connection lost'),
    });
    started.defer(() => database.close());
    const objects = await openBucket(config, log);
    if (objects !== undefined) started.defer(() => objects.close());
    const metrics = createMetrics({ withProcess: true });
    const renderer = startRenderers(config, paths.rendererModule, { log, metrics });
    started.defer(() => renderer.close());
    const jobs = await JobQueue.start({
      pool: database.queuePool,
      log,
      isWorker: config.role !== 'web',
      takenUpAgainSeconds: config.jobTakeoverSeconds,
      engine: config.databaseEngine,
      onFailure: database.storage.note,
      metrics,
    });
    watchParts({ metrics, database, renderer, role: config.role });
    const { transport, mailbox } = openMailer(config);
    started.defer(() => transport.close());
    if (mayHaveCompany(config)) log.warn(ONE_SANDBOX);
    const { payments, google, places } = await openProviders(config, started);
    started.defer(() => jobs.stop());
    const [leaving, stopping] = [new AbortController(), new AbortController()];
    const health = createHealth({
      ...{ database, renderer, objects },
      clock: systemClock,
      leaving: leaving.signal,
    });
    // Before the draining is deferred: they answer until it is over, and where their port is taken there is nothing to drain.
    const operatorAddresses = await listenForOperators(config, { health, metrics, log }, started);
    const app = await buildApp({
      database,
      renderer,
      log,
      ...settingsOf(config),
      frontEndFolder: paths.frontEndFolder,
      clock: systemClock,
      metrics,
      jobs,
      mailTransport: transport,
      mailbox,
      accounts: { ...config.accounts, google: google.settings },
      billing: payments.settings,
      addresses: places.settings,
      stopping: { leaving: leaving.signal, stopping: stopping.signal },
      objects,
    });

    started.defer(() => drain(app, config, { leaving, stopping }));
    if (config.role !== 'web') await jobs.work();
    const addresses: string[] = [];
    if (config.role !== 'worker') {
      await app.listen({ host: config.host, port: config.port });
      addresses.push(...addressesOf(app, config));
    }
    addresses.push(...operatorAddresses);
    payments.tellEventsTo(app);
    return { addresses, stop: () => started.disposeAsync() };
  } catch (error) {
    await started.disposeAsync();
    throw startError(error, config);
  }
}

/** What the application has of the configuration alone. */
const settingsOf = (config: Config) => ({
  previewsPerMinute: config.previewsPerMinute,
  maxEventLoopDelayMs: MAX_EVENT_LOOP_DELAY_MS,
  trustedProxies: config.trustedProxies,
  metricsToken: config.metrics.port === undefined ? config.metrics.token : undefined,
  publicUrl: config.publicUrl,
  company: config.company,
  secondFactorKey: config.secondFactorKey,
  addressLookupsPerMinute: config.addresses.lookupsPerMinute,
  addressLookupsPerDay: config.addresses.lookupsPerDay,
  reportsErrors: config.errorReports !== undefined,
});

/** Cards, Google, addresses: each the real one, or a sandbox where it has no key. */
async function openProviders(config: Config, started: AsyncDisposableStack) {
  const payments = await openProvider(config);
  started.defer(() => payments.close());
  const google = await openIdentityProvider(config);
  started.defer(() => google.close());
  const places = await openAddressProvider(config);
  started.defer(() => places.close());
  return { payments, google, places };
}

/** A bucket that does not answer keeps nothing from starting; one that is configured wrongly does. */
async function openBucket({ bucket }: Config, log: FastifyBaseLogger): Promise<ObjectStore | undefined> {
  if (bucket === undefined) return undefined;
  const store = createS3Store(bucket);
  switch (await store.state()) {
    case 'no bucket':
      throw new StartupError(`S3_BUCKET: bucket ${bucket.bucket} does not exist`);
    case 'refused':
      throw new StartupError(
        'S3_ACCESS_KEY_ID: the store rejects the key, or S3_SECRET_ACCESS_KEY does not match it',
      );
    case 'away':
      log.warn('S3_ENDPOINT does not answer: pictures that are kept there cannot be shown');
      return store;
    case 'ready':
      return store;
  }
}

/** A mail server, or, where none is set (never in production), a mailbox to read in. */
function openMailer({ mail, jobTakeoverSeconds }: Config): {
  transport: MailTransport;
  mailbox?: DevelopmentMailbox;
} {
  if (mail !== undefined) {
    // An attempt has ended before another worker may begin one.
    return {
      transport: createSmtpTransport({
        ...mail,
        altogetherMs: attemptMsOf(jobTakeoverSeconds),
      }),
    };
  }
  const mailbox = createDevelopmentMailbox(systemClock);
  return { transport: mailbox, mailbox };
}

function startRenderers(
  config: Config,
  modulePath: string,
  { log, metrics }: { log: FastifyBaseLogger; metrics: Metrics },
) {
  const { processes, timeoutMs, memoryBytes, queue } = config.renderer;
  return new RendererPool<RenderTask, RenderResults>({
    modulePath,
    processes,
    timeoutMs,
    memoryBytes,
    queue,
    queueBytes: QUEUE_BYTES,
    longestWaitMs: LONGEST_WAIT_MS,
    restartAfter: RESTART_AFTER_DOCUMENTS,
    ...observePool('documents', metrics),
    onProcessEnd: ({ reason }, requestId) => {
      metrics.rendererEnds.inc({ pool: 'documents', reason });
      log.warn({ reason, requestId }, 'a renderer was replaced');
    },
  });
}

/**
 * Connection draining, behind a balancer: first it answers as before and only says that it is not ready, until that is noticed. Then
 * it takes no more requests; those in work may finish, but not take for ever. Without a balancer it goes on listening for a moment
 * only to say so, on every connection there is: one that is closed while a request is on its way to it would be reset.
 */
async function drain(
  app: FastifyInstance,
  config: Config,
  { leaving, stopping }: Record<'leaving' | 'stopping', AbortController>,
): Promise<void> {
  leaving.abort();
  const isDraining = app.server.listening && config.drainSeconds > 0;
  if (isDraining) await delay(config.drainSeconds * 1_000);
  stopping.abort();
  const isOver = delay(finishMs(config), undefined, { ref: false });
  // After the draining a connection that is refused is tried elsewhere, which an answer is not.
  if (app.server.listening && !isDraining) await delay(REFUSING_MS);
  await Promise.race([app.close(), isOver]);
  app.server.closeAllConnections();
}

function startError(error: unknown, { host, port }: Config): unknown {
  // The queue makes a schema of its own.
  return listenError(error, { host, port, variable: 'PORT' }) ?? refusalOf(error) ?? error;
}
