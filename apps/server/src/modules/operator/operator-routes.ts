import {
  closeAccount,
  failingJobs,
  featureSwitches,
  findOperatedAccount,
  operatedAnnouncements,
  operatorActs,
  publishAnnouncement,
  recentPayments,
  resendConfirmation,
  retryJob,
  retryMail,
  switchFeature,
  unsentMails,
  usageFigures,
  withdrawAnnouncement,
} from '@trazo/contract/api/operator';
import type { FastifyInstance } from 'fastify';
import type { Authentication } from '../../platform/authentication/account-call.ts';
import type { Console } from './console.ts';
import { operatorRoutesWith } from './operator-route.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';

type MakeRoute = ReturnType<typeof operatorRoutesWith>;

/** The operator's console. */
export function operatorRoutes(
  app: FastifyInstance,
  { authentication, console }: { readonly authentication: Authentication; readonly console: Console },
): void {
  secondFactorRoutes(app, authentication, console.secondFactor);
  const operatorRoute = operatorRoutesWith(authentication, console.secondFactor);
  accountRoutes(app, operatorRoute, console);
  workRoutes(app, operatorRoute, console);
  switchRoutes(app, operatorRoute, console);
  announcementRoutes(app, operatorRoute, console);
}

function accountRoutes(
  app: FastifyInstance,
  operatorRoute: MakeRoute,
  { accounts, usage, acts }: Console,
): void {
  app.route(
    operatorRoute(findOperatedAccount, {
      handler: async ({ by, body }) => ({ account: await accounts.find(by, body.email) }),
    }),
  );
  app.route(
    operatorRoute(resendConfirmation, {
      handler: async ({ by, params }) => {
        const isSent = await accounts.resendConfirmation(by, params.id);
        return { status: isSent ? ('confirmation_sent' as const) : ('confirmed_already' as const) };
      },
    }),
  );
  app.route(
    operatorRoute(closeAccount, {
      isFresh: true,
      handler: async ({ by, params, body }) => {
        await accounts.close(by, params.id, body.email);
        return { status: 'account_closed' as const };
      },
    }),
  );
  app.route(
    operatorRoute(recentPayments, {
      handler: async ({ by }) => ({ payments: await accounts.payments(by) }),
    }),
  );
  app.route(
    operatorRoute(usageFigures, {
      handler: async () => {
        const [{ countedAt, days }, { madeAt, checkedAt }] = await Promise.all([
          usage.days(),
          usage.backup(),
        ]);
        return {
          ...{ counted_at: countedAt?.toISOString() ?? null, days },
          backup: {
            made_at: madeAt?.toISOString() ?? null,
            checked_at: checkedAt?.toISOString() ?? null,
          },
        };
      },
    }),
  );
  app.route(
    operatorRoute(operatorActs, {
      handler: async ({ query: { before } }) => {
        const { acts: rows, more } = await acts.page(before);
        const listed = rows.map(({ id, act, doneBy, subject, doneAt }) => ({
          ...{ id, act, by: doneBy, subject, done_at: doneAt.toISOString() },
        }));
        return { acts: listed, more };
      },
    }),
  );
}

function workRoutes(app: FastifyInstance, operatorRoute: MakeRoute, { work }: Console): void {
  app.route(operatorRoute(failingJobs, { handler: async () => ({ jobs: await work.jobs() }) }));
  app.route(
    operatorRoute(retryJob, {
      handler: async ({ by, params }) => {
        await work.retryJob(by, params.kind, params.id);
        return { jobs: await work.jobs() };
      },
    }),
  );
  app.route(operatorRoute(unsentMails, { handler: async ({ by }) => ({ mails: await work.mails(by) }) }));
  app.route(
    operatorRoute(retryMail, {
      handler: async ({ by, params }) => {
        await work.retryMail(by, params.account, params.id);
        return { mails: await work.mails(by) };
      },
    }),
  );
}

function switchRoutes(app: FastifyInstance, operatorRoute: MakeRoute, { features, change }: Console): void {
  const listed = async () => ({
    features: (await features.list()).map(({ feature, on, changedAt }) => ({
      ...{ feature, on, changed_at: changedAt?.toISOString() ?? null },
    })),
  });
  app.route(operatorRoute(featureSwitches, { handler: listed }));
  app.route(
    operatorRoute(switchFeature, {
      handler: async ({ by, params: { feature }, body: { on } }) => {
        await change.feature(by, feature, on);
        return listed();
      },
    }),
  );
}

function announcementRoutes(
  app: FastifyInstance,
  operatorRoute: MakeRoute,
  { announcements, change }: Console,
): void {
  const listed = async () => ({
    announcements: (await announcements.list()).map(({ id, texts, startsAt, endsAt }) => ({
      ...{ id, texts, starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() },
    })),
  });
  app.route(operatorRoute(operatedAnnouncements, { handler: listed }));
  app.route(
    operatorRoute(publishAnnouncement, {
      handler: async ({ by, body }) => {
        const { texts, starts_at, ends_at } = body;
        await change.publish(by, { texts, startsAt: new Date(starts_at), endsAt: new Date(ends_at) });
        return listed();
      },
    }),
  );
  app.route(
    operatorRoute(withdrawAnnouncement, {
      handler: async ({ by, params }) => {
        await change.withdraw(by, params.id);
        return listed();
      },
    }),
  );
}
