import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Company } from '@trazo/company/company';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { accountRoutes } from './modules/accounts/account-routes.ts';
import { type AccountsSettings, createAccounts } from './modules/accounts/accounts.ts';
import { mailedKeyRoutes } from './modules/accounts/mailed-key-routes.ts';
import { portraitRoutes } from './modules/accounts/portrait-routes.ts';
import { sessionRoutes } from './modules/accounts/session-routes.ts';
import { createBilling } from './modules/billing/billing.ts';
import { billingRoutes } from './modules/billing/billing-routes.ts';
import type { BillingSettings } from './modules/billing/billing-settings.ts';
import { sandboxForward } from './modules/billing/provider/sandbox-forward.ts';
import { webhookRoutes } from './modules/billing/webhooks/webhook-routes.ts';
import { documentRoutes } from './modules/documents/document-routes.ts';
import type { DocumentRenderer } from './modules/documents/render-task.ts';
import { healthRoutes } from './modules/health/health-routes.ts';
import { planDocumentRoutes } from './modules/plans/plan-document-routes.ts';
import { planRoutes } from './modules/plans/plan-routes.ts';
import { createPlans } from './modules/plans/plans.ts';
import { unmarkedPreviews } from './modules/plans/unmarked-previews.ts';
import { settingsRoutes } from './modules/settings/settings-routes.ts';
import { createShareHoldings } from './modules/shares/share-holdings.ts';
import { shareRoutes } from './modules/shares/share-routes.ts';
import { createShareService } from './modules/shares/share-service.ts';
import type { EntitlementOf } from './platform/authentication/entitlement.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { ApiProblem } from './platform/errors/api-problem.ts';
import { answerConnectionError } from './platform/errors/connection-errors.ts';
import { answerProblem, registerErrorResponses } from './platform/errors/error-responses.ts';
import { loadFrontEnd, registerFiles } from './platform/http/front-end.ts';
import { registerJsonBodies } from './platform/http/json-bodies.ts';
import { registerNotFound } from './platform/http/not-found.ts';
import { registerOpenapi } from './platform/http/openapi.ts';
import { searchEngineRoutes } from './platform/http/search-engines.ts';
import { registerSecurityHeaders } from './platform/http/security-headers.ts';
import { registerLimitSweep } from './platform/limits/limit-sweep.ts';
import { registerPressureValve } from './platform/limits/pressure.ts';
import { registerRateLimit } from './platform/limits/rate-limit.ts';
import { logRequests } from './platform/log/log.ts';
import type { DevelopmentMailbox } from './platform/mailer/development-mailbox.ts';
import { developmentMailboxRoutes } from './platform/mailer/development-mailbox-routes.ts';
import { createMailQueue } from './platform/mailer/mail-queue.ts';
import type { MailTransport } from './platform/mailer/mail-transport.ts';
import { registerMailWorker } from './platform/mailer/mail-worker.ts';
import type { JobQueue } from './platform/queue/job-queue.ts';

/** Specification §9. */
const REQUEST_TIMEOUT_MS = 360_000;
const BODY_LIMIT = 100_000;
const COMPRESSED_FROM_BYTES = 1_024;
const BROTLI_QUALITY = 5;

/** All the application stands on; tests give it their own. */
export interface Dependencies {
  readonly database: Database;
  readonly renderer: DocumentRenderer;
  readonly log: FastifyBaseLogger;
  /** The built front end (`apps/web/build`); the API works without it. */
  readonly frontEndFolder: string;
  readonly previewsPerMinute: number;
  readonly maxEventLoopDelayMs: number;
  readonly trustedProxies: number;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly mailTransport: MailTransport;
  /** Where mails are read instead of being sent; never in production. */
  readonly mailbox?: DevelopmentMailbox | undefined;
  /** Where the application is reached from outside: what links in mails begin with. */
  readonly publicUrl: string;
  /** Who signs the mails. */
  readonly company: Company;
  readonly accounts: AccountsSettings;
  readonly billing: BillingSettings;
  /** Instead of what payments say, for tests of other subjects. */
  readonly entitlementOf?: EntitlementOf | undefined;
}

/** The whole HTTP application. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const {
    database,
    renderer,
    log,
    previewsPerMinute,
    trustedProxies,
    clock,
    jobs,
    mailTransport,
    publicUrl,
    company,
  } = dependencies;
  const { provider } = dependencies.billing;
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: 'idle',
    trustProxy: (_address, hop) => hop < trustedProxies,
    frameworkErrors: answerProblem,
    clientErrorHandler: answerConnectionError,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.setValidatorCompiler(validatorCompiler);
  // What is sent is typed by the contract; checking megabytes of base 64 again would only cost.
  app.setSerializerCompiler(() => JSON.stringify);
  registerErrorResponses(app);
  logRequests(app);
  refuseEncodedBodies(app);
  registerJsonBodies(app);

  const frontEnd = await loadFrontEnd(dependencies.frontEndFolder, publicUrl);
  const googleClientId = dependencies.accounts.google.clientId;
  await registerSecurityHeaders(app, {
    usesGoogle: googleClientId !== undefined,
    usesStripe: provider.name === 'stripe',
  });
  await registerPressureValve(app, dependencies.maxEventLoopDelayMs);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: COMPRESSED_FROM_BYTES,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await registerRateLimit(app, database.query);
  await registerLimitSweep(database.query, jobs);
  await registerOpenapi(app);
  healthRoutes(app, { checks: { database: () => database.isReady(), renderer: () => renderer.isAlive } });
  settingsRoutes(app, { googleClientId });
  const mails = createMailQueue(jobs);
  await registerMailWorker({
    database: database.query,
    jobs,
    log,
    clock,
    transport: mailTransport,
    publicUrl,
    company,
  });
  const billing = await createBilling({
    ...dependencies.billing,
    database: database.query,
    jobs,
    mails,
    log,
    company,
    publicUrl,
  });
  const { entitlementOf = billing.entitlementOf } = dependencies;
  const plans = createPlans({
    database: database.query,
    clock,
    log,
    mails,
    renderer,
    entitlementOf,
  });
  const accounts = await createAccounts({
    ...dependencies.accounts,
    database: database.query,
    clock,
    jobs,
    mails,
    entitlementOf,
    holdings: [billing.holdings, plans.holdings, createShareHoldings(database.query)],
  });
  accountRoutes(app, accounts);
  sessionRoutes(app, accounts);
  mailedKeyRoutes(app, accounts);
  portraitRoutes(app, { database: database.query, accounts });
  const { authentication, hashing } = accounts;
  planRoutes(app, { database: database.query, authentication, plans: plans.service });
  planDocumentRoutes(app, { authentication, ...plans });
  documentRoutes(app, {
    database: database.query,
    renderer,
    previewsPerMinute,
    mayGoUnmarked: unmarkedPreviews(authentication, plans.documents),
  });
  shareRoutes(app, {
    authentication,
    shares: createShareService({ database: database.query, clock, hashing, ...plans }),
  });
  billingRoutes(app, { authentication, billing });
  await webhookRoutes(app, billing.webhooks);
  if (provider.name === 'sandbox' && provider.address) await sandboxForward(app, provider.address);
  if (dependencies.mailbox !== undefined) developmentMailboxRoutes(app, dependencies.mailbox);
  await registerFiles(app, frontEnd);
  searchEngineRoutes(app, frontEnd, publicUrl);
  registerNotFound(app, frontEnd);
  return app;
}

/** A compressed body could unpack to any size. */
function refuseEncodedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') throw new ApiProblem('media_type_unsupported');
  });
}
