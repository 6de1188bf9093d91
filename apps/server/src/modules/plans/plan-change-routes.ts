import {
  changePlan,
  openPlanDocument,
  planEvents,
  planPicture,
  uploadPlanPicture,
} from '@trazo/contract/api/plan-changes';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { EVENT_STREAM } from '../../platform/limits/work-in-hand.ts';
import { CONTENT_BODIES } from '../documents/content-bodies.ts';
import type { PlanChangeService } from './plan-changes.ts';
import type { PlanPictures } from './plan-pictures.ts';
import type { PlanPolicy } from './plan-policy.ts';
import type { PlanStreams } from './plan-streams.ts';

const YEAR = 'private, max-age=31536000, immutable';

export interface PlanChangeRoutesOptions extends Pick<Foundation, 'database' | 'authentication'> {
  readonly changes: PlanChangeService;
  readonly pictures: PlanPictures;
  readonly streams: PlanStreams;
  readonly policy: PlanPolicy;
}

/** A plan as devices write in it, with its pictures apart. */
export function planChangeRoutes(
  app: FastifyInstance,
  { database, authentication, changes, pictures, streams, policy }: PlanChangeRoutesOptions,
): void {
  const bodies = bodyBudget({ database, ...CONTENT_BODIES, busy: 'server_busy' });

  app.route(
    accountRoute(authentication, openPlanDocument, {
      handler: async ({ signedIn, params: { id } }) => {
        const { owner } = await policy.require(signedIn.account, id, 'read');
        return changes.open(owner.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, changePlan, {
      ...bodies,
      handler: async ({ signedIn: { account }, params: { id }, body }) => {
        const { owner } = await policy.require(account, id, 'write');
        return changes.exchange({ owner: owner.id, author: account.id }, id, body);
      },
    }),
  );

  app.route(
    accountRoute(authentication, uploadPlanPicture, {
      ...bodies,
      handler: async ({ signedIn, params, body, reply }) => {
        const { owner } = await policy.require(signedIn.account, params.id, 'write');
        const job = { owner: owner.id, signal: clientSignal(reply) };
        return { reference: await pictures.upload(job, body.picture) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, planPicture, {
      handler: async ({ signedIn, params, reply }) => {
        const { owner } = await policy.require(signedIn.account, params.id, 'read');
        const { bytes, mediaType } = await pictures.open(owner.id, params.id, params.hash);
        return reply.header('cache-control', YEAR).type(mediaType).send(bytes);
      },
    }),
  );

  app.route({
    ...accountRoute(authentication, planEvents, {
      handler: async ({ signedIn, params, query, request, reply }) => {
        const reader = signedIn.account;
        const { owner } = await policy.require(reader, params.id, 'read');
        const stillSignedIn = () => authentication.signedIn(request);
        const stillMayRead = async () =>
          (await policy.require(reader, params.id, 'read')).owner.id === owner.id;
        const place = { owner: owner.id, reader: reader.id, ...params, ...query };
        const body = await streams.open({ ...place, stillSignedIn, stillMayRead });
        // What a proxy collects or packs arrives late.
        return reply.headers({ 'x-accel-buffering': 'no' }).type(EVENT_STREAM).send(body);
      },
    }),
    compress: false,
  });
}
