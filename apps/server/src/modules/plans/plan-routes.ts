import {
  createPlan,
  deletePlan,
  duplicatePlan,
  listPlans,
  openPlan,
  restorePlan,
  savePlans,
} from '@trazo/contract/api/plans';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { type Authentication, accountRoute } from '../../platform/authentication/account-call.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { CONTENT_BODIES } from '../documents/content-bodies.ts';
import type { PlanService } from './plan-service.ts';

export interface PlanRoutesOptions {
  readonly database: NodePgDatabase;
  readonly authentication: Authentication;
  readonly plans: PlanService;
}

/** Saving, opening and keeping plans. */
export function planRoutes(
  app: FastifyInstance,
  { database, authentication, plans }: PlanRoutesOptions,
): void {
  const saving = bodyBudget({ database, ...CONTENT_BODIES, busy: 'server_busy' });

  app.route(
    accountRoute(authentication, listPlans, {
      handler: async ({ signedIn, query }) => {
        const { plans: page, next } = await plans.list(signedIn.account.id, query.limit, query.cursor);
        return { business_plans: page, ...(next !== undefined && { next_cursor: next }) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, openPlan, {
      handler: ({ signedIn, params }) => plans.open(signedIn.account.id, params.id),
    }),
  );

  app.route(
    accountRoute(authentication, createPlan, {
      ...saving,
      handler: ({ signedIn, body, reply }) =>
        plans.create(
          { owner: signedIn.account.id, signal: clientSignal(reply) },
          { id: body._id, content: body.business_plan_content, name: body.business_plan_name },
        ),
    }),
  );

  app.route(
    accountRoute(authentication, savePlans, {
      ...saving,
      handler: async ({ signedIn, body, reply }) => {
        const owner = signedIn.account.id;
        const { id_list, business_plan_data: change } = body;
        const {
          business_plan_content: content,
          business_plan_name: name,
          business_plan_status: status,
        } = change;
        const [id = ''] = id_list;
        if (content !== undefined) {
          const job = { owner, signal: clientSignal(reply) };
          const saved = await plans.save(job, id, { content, version: change.version, name, status });
          const { plan, overwritten: overwritten_version } = saved;
          return {
            business_plans: [plan],
            ...(overwritten_version !== undefined && { overwritten_version }),
          };
        }
        if (name === '') throw nameless();
        const metadata = { ...(name !== undefined && { name }), ...(status !== undefined && { status }) };
        return { business_plans: await plans.updateMetadata(owner, id_list, metadata) };
      },
    }),
  );

  app.route(
    accountRoute(authentication, duplicatePlan, {
      handler: ({ signedIn, body }) => plans.duplicate(signedIn.account.id, body.business_plan_id),
    }),
  );

  app.route(
    accountRoute(authentication, deletePlan, {
      handler: async ({ signedIn, params }) => {
        await plans.remove(signedIn.account.id, params.id);
        return { status: 'plan_deleted' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, restorePlan, {
      handler: ({ signedIn, params }) => plans.restore(signedIn.account.id, params.id),
    }),
  );
}

/** A blank name comes with contents, whose company then gives it. */
const nameless = () =>
  new ApiError('payload_invalid', {
    details: [{ path: 'business_plan_data.business_plan_name', message: 'expected a name' }],
  });
