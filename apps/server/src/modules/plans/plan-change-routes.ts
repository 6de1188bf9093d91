import {
  changePlan,
  openPlanDocument,
  planEvents,
  planPicture,
  uploadPlanPicture,
} from '@trazo/contract/api/plan-changes';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { EVENT_STREAM } from '../../platform/limits/work-in-hand.ts';
import { CONTENT_BODIES } from '../documents/content-bodies.ts';
import type { PlanChangeService } from './plan-changes.ts';
import type { PlanPictures } from './plan-pictures.ts';
import type { PlanStreams } from './plan-streams.ts';

const YEAR = 'private, max-age=31536000, immutable';

export interface PlanChangeRoutesOptions {
  readonly database: NodePgDatabase;
  readonly authentication: Authentication;
  readonly changes: PlanChangeService;
  readonly pictures: PlanPictures;
  readonly streams: PlanStreams;
}

/** A plan as devices write in it, with its pictures apart. */
export function planChangeRoutes(
  app: FastifyInstance,
  { database, authentication, changes, pictures, streams }: PlanChangeRoutesOptions,
): void {
  const bodies = bodyBudget({ database, ...CONTENT_BODIES, busy: 'server_busy' });

  app.route(
    accountRoute(authentication, openPlanDocument, {
      handler: ({ signedIn, params }) => changes.open(signedIn.account.id, params.id),
    }),
  );

  app.route(
    accountRoute(authentication, changePlan, {
      ...bodies,
      handler: ({ signedIn, params, body }) => changes.exchange(signedIn.account.id, params.id, body),
    }),
  );

  app.route(
    accountRoute(authentication, uploadPlanPicture, {
      ...bodies,
      handler: async ({ signedIn, body, reply }) => {
        const job = { owner: signedIn.account.id, signal: clientSignal(reply) };
        return { reference: await pictures.upload(job, body.picture) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, planPicture, {
      handler: async ({ signedIn, params, reply }) => {
        const { bytes, mediaType } = await pictures.open(signedIn.account.id, params.id, params.hash);
        return reply.header('cache-control', YEAR).type(mediaType).send(bytes);
      },
    }),
  );

  app.route({
    ...accountRoute(authentication, planEvents, {
      handler: async ({ signedIn, params, query, request, reply }) => {
        const stillSignedIn = () => authentication.signedIn(request);
        const body = await streams.open({ owner: signedIn.account.id, ...params, ...query, stillSignedIn });
        // What a proxy collects or packs arrives late.
        return reply.headers({ 'x-accel-buffering': 'no' }).type(EVENT_STREAM).send(body);
      },
    }),
    compress: false,
  });
}
