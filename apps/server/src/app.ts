import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Company } from '@trazo/company/company';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { MAILS } from './mails.ts';
import { accountRoutes } from './modules/accounts/account-routes.ts';
import { type AccountsSettings, createAccounts } from './modules/accounts/accounts.ts';
import { mailedKeyRoutes } from './modules/accounts/mailed-key-routes.ts';
import { GOOGLE_SANDBOX_PREFIX } from './modules/accounts/open-identity-provider.ts';
import { portraitRoutes } from './modules/accounts/portrait-routes.ts';
import { sessionRoutes } from './modules/accounts/session-routes.ts';
import { createAddressBudget } from './modules/addresses/address-budget.ts';
import type { AddressSettings } from './modules/addresses/address-provider.ts';
import { addressRoutes } from './modules/addresses/address-routes.ts';
import { createAddressService } from './modules/addresses/address-service.ts';
import { announcementRoutes } from './modules/announcements/announcement-routes.ts';
import { createAnnouncementService } from './modules/announcements/announcement-service.ts';
import { createBilling } from './modules/billing/billing.ts';
import { billingRoutes } from './modules/billing/billing-routes.ts';
import type { BillingSettings } from './modules/billing/billing-settings.ts';
import { SANDBOX_PREFIX } from './modules/billing/provider/open-provider.ts';
import { webhookRoutes } from './modules/billing/webhooks/webhook-routes.ts';
import { browserErrorRoutes } from './modules/browser-errors/browser-error-routes.ts';
import { createCoAuthorHoldings } from './modules/co-authors/co-author-holdings.ts';
import { coAuthorRoutes } from './modules/co-authors/co-author-routes.ts';
import { deleteInvitationsOf } from './modules/co-authors/invitation-repository.ts';
import { createInvitations } from './modules/co-authors/invitation-service.ts';
import { createPeople } from './modules/co-authors/people-service.ts';
import { createCommentHoldings } from './modules/comments/comment-holdings.ts';
import { createCommentMailChoices } from './modules/comments/comment-mail-choices.ts';
import { moveComments } from './modules/comments/comment-move.ts';
import { registerCommentNews } from './modules/comments/comment-news.ts';
import { countOpenComments } from './modules/comments/comment-repository.ts';
import { commentRoutes } from './modules/comments/comment-routes.ts';
import { createCommentService } from './modules/comments/comment-service.ts';
import { createGuestComments } from './modules/comments/guest-comment-service.ts';
import { documentRoutes } from './modules/documents/document-routes.ts';
import { fontRoutes } from './modules/documents/font-routes.ts';
import type { DocumentRenderer } from './modules/documents/render-task.ts';
import { RENDERER_UNITS_A_DAY, withBudget } from './modules/documents/renderer-budget.ts';
import type { EntitlementOf } from './modules/entitlement/entitlement.ts';
import { createHealth } from './modules/health/health.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { metricsRoutes } from './modules/health/metrics-routes.ts';
import { legalTexts } from './modules/legal/legal-article.ts';
import { legalRoutes } from './modules/legal/legal-routes.ts';
import { createConsole } from './modules/operator/console.ts';
import { operatorRoutes } from './modules/operator/operator-routes.ts';
import type { PlanErasure } from './modules/plans/deleted-plans.ts';
import { planChangeRoutes } from './modules/plans/plan-change-routes.ts';
import { planDocumentRoutes } from './modules/plans/plan-document-routes.ts';
import type { PlanMove } from './modules/plans/plan-handover.ts';
import { planRoutes } from './modules/plans/plan-routes.ts';
import { createPlans } from './modules/plans/plans.ts';
import { previewsWithoutWatermark } from './modules/plans/previews-without-watermark.ts';
import { settingsRoutes } from './modules/settings/settings-routes.ts';
import { createShareHoldings } from './modules/shares/share-holdings.ts';
import { deleteSharesOf } from './modules/shares/share-repository.ts';
import { shareRoutes } from './modules/shares/share-routes.ts';
import { createShareService } from './modules/shares/share-service.ts';
import { keepHourlyVersions } from './modules/versions/hourly-versions.ts';
import { createVersionHoldings } from './modules/versions/version-holdings.ts';
import { createVersionKeeping } from './modules/versions/version-keeping.ts';
import { moveVersions } from './modules/versions/version-move.ts';
import { versionRoutes } from './modules/versions/version-routes.ts';
import { createVersionService } from './modules/versions/version-service.ts';
import { createByteStore } from './platform/byte-store/byte-store.ts';
import { sweepObjects } from './platform/byte-store/object-sweep.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { ApiError } from './platform/errors/api-error.ts';
import { createFeatureSwitches, type FeatureSwitches } from './platform/features/feature-switches.ts';
import { answerConnectionError } from './platform/http/connection-errors.ts';
import { answerError, registerErrorResponses } from './platform/http/error-responses.ts';
import { loadFrontEnd, registerFiles } from './platform/http/front-end.ts';
import { registerJsonBodies } from './platform/http/json-bodies.ts';
import { localForward } from './platform/http/local-forward.ts';
import { registerNotFound } from './platform/http/not-found.ts';
import { registerOpenapi } from './platform/http/openapi.ts';
import { registerRequestTelemetry, requestIdFor } from './platform/http/request-telemetry.ts';
import { searchEngineRoutes } from './platform/http/search-engines.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerStopping, type StoppingSignals } from './platform/http/stopping.ts';
import { requireOwnName, requireThisMachine } from './platform/http/this-machine.ts';
import { wellKnownRoutes } from './platform/http/well-known.ts';
import { createPictureProcessing } from './platform/images/picture-processing.ts';
import { createDailyBudget } from './platform/limits/daily-budget.ts';
import { registerLimitSweep } from './platform/limits/limit-sweep.ts';
import { registerPageLimit } from './platform/limits/page-limit.ts';
import { registerPressureValve } from './platform/limits/pressure.ts';
import { registerRateLimit } from './platform/limits/rate-limit.ts';
import {
  CONNECTIONS_CHECK_MS,
  HEADERS_TIMEOUT_MS,
  registerSlowClientGuard,
} from './platform/limits/slow-client-guard.ts';
import { registerWorkBounds } from './platform/limits/work-in-hand.ts';
import { logRequests, requestLog } from './platform/log/log.ts';
import type { DevelopmentMailbox } from './platform/mailer/development-mailbox.ts';
import { developmentMailboxRoutes } from './platform/mailer/development-mailbox-routes.ts';
import { createMailQueue } from './platform/mailer/mail-queue.ts';
import type { MailTransport } from './platform/mailer/mail-transport.ts';
import { registerMailWorker } from './platform/mailer/mail-worker.ts';
import type { ObjectStore } from './platform/object-store/object-store.ts';
import type { JobQueue } from './platform/queue/job-queue.ts';
import type { Metrics } from './platform/telemetry/metrics.ts';

/** Specification §9. */
const REQUEST_TIMEOUT_MS = 360_000;
const BODY_LIMIT = 100_000;
const COMPRESSED_FROM_BYTES = 1_024;
/** Only the pages of a PDF are compressed in themselves: brotli takes more than half of the rest. */
const COMPRESSED_BESIDE_TEXT = /^application\/(?:pdf|x-trazo-delta)$/;
const BROTLI_QUALITY = 5;

/** All the application stands on; tests give it their own. */
export interface Dependencies {
  readonly database: Database;
  readonly renderer: DocumentRenderer;
  readonly log: FastifyBaseLogger;
  /** The built front end (`apps/web/build`); the API works without it. */
  readonly frontEndFolder: string;
  readonly previewsPerMinute: number;
  /** Lower than it is, for tests. */
  readonly pagesAndFilesPerMinute?: number | undefined;
  readonly maxEventLoopDelayMs: number;
  readonly trustedProxies: number;
  readonly clock: Clock;
  readonly metrics: Metrics;
  /** For `/metrics` beside the API; not answered there without one. */
  readonly metricsToken?: string | undefined;
  readonly jobs: JobQueue;
  readonly mailTransport: MailTransport;
  /** Where mails are read instead of being sent; never in production. */
  readonly mailbox?: DevelopmentMailbox | undefined;
  /** Where the application is reached from outside: what links in mails begin with. */
  readonly publicUrl: string;
  /** Who signs the mails and stands on the legal pages. */
  readonly company: Company;
  readonly accounts: AccountsSettings;
  /** Seals the operators' second factors. */
  readonly secondFactorKey: string;
  readonly billing: BillingSettings;
  /** Who looks addresses up; absent where they are only typed. */
  readonly addresses?: AddressSettings | undefined;
  readonly addressLookupsPerMinute: number;
  /** Of the whole installation. */
  readonly addressLookupsPerDay: number;
  /** Whether errors of pages are taken; they are not unless said. */
  readonly reportsErrors?: boolean;
  /** How the server says that it is about to stop. */
  readonly stopping?: StoppingSignals | undefined;
  /** The bucket that keeps pictures, covers and attachments; the database does where it is left out. */
  readonly objects?: ObjectStore | undefined;
  /** Instead of what payments say, for tests of other subjects. */
  readonly entitlementOf?: EntitlementOf | undefined;
}

/** The whole HTTP application. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const app = createHttpServer(dependencies);
  const { log, database, jobs } = dependencies;
  const frontEnd = await loadFrontEnd(dependencies.frontEndFolder, {
    publicUrl: dependencies.publicUrl,
    legalText: legalTexts(dependencies.company),
  });
  await registerProtection(app, dependencies);
  await registerRateLimit(app, database.query);
  registerPageLimit(app, dependencies.pagesAndFilesPerMinute);
  await registerLimitSweep(database.query, jobs);
  await registerOpenapi(app);
  healthRoutes(
    app,
    createHealth({
      ...dependencies,
      leaving: dependencies.stopping?.leaving,
    }),
  );
  if (dependencies.metricsToken !== undefined) {
    metricsRoutes(app, { metrics: dependencies.metrics, token: dependencies.metricsToken });
  }
  const { addresses, reportsErrors = false } = dependencies;
  const budgets = { database: database.query, log, metrics: dependencies.metrics };
  const features = createFeatureSwitches({ database: database.query, clock: dependencies.clock });
  settingsRoutes(app, { google: dependencies.accounts.google, addresses, reportsErrors, features });
  browserErrorRoutes(app, { reportsErrors, database: database.query });
  addressRoutes(app, {
    addresses: createAddressService(addresses, log),
    features,
    lookupsPerMinute: dependencies.addressLookupsPerMinute,
    budget: createAddressBudget({ ...budgets, callsPerDay: dependencies.addressLookupsPerDay }),
  });
  await registerModules(app, dependencies, features);
  await registerSandboxes(app, dependencies);
  legalRoutes(app, dependencies);
  await registerFiles(app, frontEnd);
  searchEngineRoutes(app, frontEnd, dependencies.publicUrl);
  wellKnownRoutes(app, dependencies);
  registerNotFound(app, frontEnd);
  return app;
}

/** Fastify with our errors, log, time-outs and body limits. */
function createHttpServer({
  log,
  trustedProxies,
  stopping,
  database,
  metrics,
}: Dependencies): FastifyInstance {
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdFor(trustedProxies > 0),
    childLoggerFactory: requestLog,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    // Its own answer while it closes has another shape than ours.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustedProxies,
    frameworkErrors: answerError,
    clientErrorHandler: answerConnectionError,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  // What is sent is typed by the contract; checking megabytes of base 64 again would only cost.
  app.setSerializerCompiler(() => JSON.stringify);
  registerErrorResponses(app);
  registerRequestTelemetry(app, { metrics, trustsProxies: trustedProxies > 0 });
  registerWorkBounds(app, metrics);
  if (stopping !== undefined) registerStopping(app, stopping);
  app.addHook('onError', async (_request, _reply, error) => database.storage.note(error));
  logRequests(app);
  refuseEncodedBodies(app);
  registerSlowClientGuard(app);
  registerJsonBodies(app);
  return app;
}

/** Security headers, back-pressure, compression and cookies. */
async function registerProtection(
  app: FastifyInstance,
  { accounts: { google }, billing: { provider }, maxEventLoopDelayMs }: Dependencies,
): Promise<void> {
  await registerSecurityHeaders(app, {
    usesGoogle: google.clientId !== undefined && google.sandbox === undefined,
    usesStripe: provider.name === 'stripe',
  });
  await registerPressureValve(app, { maxEventLoopDelayMs });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    customTypes: COMPRESSED_BESIDE_TEXT,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(cookie);
}

/** The services of all modules, made of each other, and their routes. */
async function registerModules(
  app: FastifyInstance,
  dependencies: Dependencies,
  features: FeatureSwitches,
): Promise<void> {
  const { log, clock, jobs, publicUrl, company, metrics, objects } = dependencies;
  const database = dependencies.database.query;
  const renderer = withBudget(
    dependencies.renderer,
    createDailyBudget({ database, log, metrics, budget: 'renderers', most: RENDERER_UNITS_A_DAY }),
  );
  const bytes = createByteStore(database, objects);
  if (objects !== undefined) await sweepObjects({ database, clock, jobs, objects });
  const mails = createMailQueue(jobs, bytes);
  const transport = dependencies.mailTransport;
  await registerMailWorker({
    ...{ database, jobs, kinds: MAILS, log, clock, bytes, transport, publicUrl, company },
  });
  const billing = await createBilling({
    ...dependencies.billing,
    ...{ database, jobs, mails, log, company, publicUrl, metrics: dependencies.metrics },
  });
  const { entitlementOf = billing.entitlementOf } = dependencies;
  const pictures = createPictureProcessing({
    ...{ database, log, metrics },
    hasPaid: async (id) => (await entitlementOf({ id })).mayExport,
  });
  app.addHook('onClose', () => pictures.close());
  const shared = { database, clock, jobs, mails, entitlementOf, pictures, bytes };
  const keepVersion = createVersionKeeping(database, clock);
  const plans = await createPlans({
    ...{ ...shared, keepVersion },
    read: dependencies.database.read,
    notifications: dependencies.database.notifications,
    log,
    renderer,
    alsoErase,
    alsoMove,
    countOpenComments,
  });
  const accounts = await createAccounts({
    ...dependencies.accounts,
    ...shared,
    features,
    holdings: [
      ...[billing.holdings, createCommentHoldings(database), createCoAuthorHoldings(database)],
      ...[plans.holdings, createShareHoldings(database), createVersionHoldings(database)],
    ],
  });
  accountRoutes(app, accounts);
  sessionRoutes(app, accounts);
  mailedKeyRoutes(app, accounts);
  portraitRoutes(app, { database, accounts });
  const { authentication, hashing } = accounts;
  const { changes, planPictures, streams, policy, saving } = plans;
  planRoutes(app, { database, authentication, plans: plans.service, saving, policy });
  planChangeRoutes(app, { database, authentication, changes, pictures: planPictures, streams, policy });
  app.addHook('preClose', async () => streams.end());
  dependencies.stopping?.leaving.addEventListener('abort', streams.end);
  planDocumentRoutes(app, { authentication, features, ...plans });
  fontRoutes(app, { authentication, features, database, pictures });
  documentRoutes(app, {
    ...{ database, renderer, pictures, previewsPerMinute: dependencies.previewsPerMinute },
    ...{ authentication, features },
    payerOf: previewsWithoutWatermark(authentication, plans.documents, policy),
  });
  coAuthorRoutes(app, {
    ...{ authentication, policy, handOver: plans.handOver },
    people: createPeople({ database, clock, policy }),
    invitations: createInvitations({ database, clock, mails }),
  });
  const shares = createShareService({ database, clock, hashing, keepVersion, ...plans });
  shareRoutes(app, { authentication, policy, shares });
  await registerCommentNews({ database, clock, jobs, mails });
  await commentRoutes(app, {
    ...{ authentication, policy },
    comments: createCommentService({ database, clock }),
    guests: createGuestComments({ database, clock, shares }),
    mailChoices: createCommentMailChoices(database),
  });
  await keepHourlyVersions({ database, clock, jobs, folding: plans.folding });
  versionRoutes(app, {
    ...{ authentication, policy },
    versions: createVersionService({ database, clock, ...plans }),
  });
  billingRoutes(app, { authentication, billing });
  await webhookRoutes(app, billing.webhooks);
  const announcements = createAnnouncementService({ database, clock });
  announcementRoutes(app, { announcements });
  const { provider } = dependencies.billing;
  const console = await createConsole({
    ...{ database, clock, jobs, accounts, provider, features, announcements },
    secondFactorKey: dependencies.secondFactorKey,
  });
  operatorRoutes(app, { authentication, console });
}

/** Deletes with a plan what other modules keep of it. */
const alsoErase: PlanErasure['alsoErase'] = async (tx, owner, id) => {
  await deleteSharesOf(tx, owner, id);
  await deleteInvitationsOf(tx, owner, id);
};

/** Takes along what other modules keep of a plan that is handed over. */
const alsoMove: PlanMove = async (...move) => {
  const moved = [await moveComments(...move), await moveVersions(...move)];
  return async () => {
    for (const put of moved) await put();
  };
};

/** What stands in for providers without keys, below `/dev`. */
async function registerSandboxes(
  app: FastifyInstance,
  { billing: { provider }, accounts: { google }, mailbox, publicUrl }: Dependencies,
): Promise<void> {
  if (provider.name === 'sandbox' && provider.address) {
    const onRequest = requireOwnName(publicUrl);
    await localForward(app, { ...provider.address, prefix: SANDBOX_PREFIX, onRequest });
  }
  if (google.sandbox !== undefined) {
    const onRequest = requireThisMachine;
    await localForward(app, { ...google.sandbox, prefix: GOOGLE_SANDBOX_PREFIX, onRequest });
  }
  if (mailbox !== undefined) developmentMailboxRoutes(app, mailbox);
}

/** A compressed body could unpack to any size. */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new ApiError('media_type_unsupported');
  });
}
