import {
  createPlan,
  deletePlan,
  duplicatePlan,
  listDeletedPlans,
  listPlans,
  openPlan,
  restorePlan,
  savePlans,
} from '@trazo/contract/api/plans';
import type { ParsedBody } from '@trazo/contract/api/route';
import { must } from '@trazo/plan/must';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../platform/authentication/account.ts';
import { accountRoute } from '../../platform/authentication/account-call.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { clientSignal } from '../../platform/http/client-signal.ts';
import { bodyBudget } from '../../platform/limits/body-budget.ts';
import { CONTENT_BODIES } from '../documents/content-bodies.ts';
import type { PlanPolicy } from './plan-policy.ts';
import type { PlanSaving } from './plan-saving.ts';
import type { PlanService } from './plan-service.ts';

export interface PlanRoutesOptions extends Pick<Foundation, 'database' | 'authentication'> {
  readonly plans: PlanService;
  readonly saving: PlanSaving;
  readonly policy: PlanPolicy;
}

/** Saving, opening and keeping plans. */
export function planRoutes(
  app: FastifyInstance,
  { database, authentication, plans, saving, policy }: PlanRoutesOptions,
): void {
  const bodies = bodyBudget({ database, ...CONTENT_BODIES, busy: 'server_busy' });

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
      handler: async ({ signedIn, params: { id } }) => {
        const { owner } = await policy.require(signedIn.account, id, 'read');
        return plans.open(owner.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, createPlan, {
      ...bodies,
      handler: async ({ signedIn: { account }, body, reply }) => {
        if (body._id !== undefined) await policy.requireOwn(account.id, [body._id]);
        return saving.create(
          { owner: account.id, signal: clientSignal(reply) },
          { id: body._id, content: body.business_plan_content, name: body.business_plan_name },
        );
      },
    }),
  );

  app.route(
    accountRoute(authentication, savePlans, {
      ...bodies,
      handler: ({ signedIn, body, reply }) =>
        change({ plans, saving, policy }, signedIn.account, clientSignal(reply), body),
    }),
  );

  app.route(
    accountRoute(authentication, duplicatePlan, {
      handler: async ({ signedIn: { account }, body: { business_plan_id: id } }) => {
        await policy.requireOwn(account.id, [id]);
        return plans.duplicate(account.id, id);
      },
    }),
  );

  app.route(
    accountRoute(authentication, deletePlan, {
      handler: async ({ signedIn, params }) => {
        const { owner } = await policy.require(signedIn.account, params.id, 'own');
        await plans.remove(owner.id, params.id);
        return { status: 'plan_deleted' as const };
      },
    }),
  );

  app.route(
    accountRoute(authentication, listDeletedPlans, {
      handler: async ({ signedIn }) => ({ business_plans: await plans.listDeleted(signedIn.account.id) }),
    }),
  );

  app.route(
    accountRoute(authentication, restorePlan, {
      handler: async ({ signedIn, params: { id } }) => {
        const { owner } = await policy.require(signedIn.account, id, 'own');
        return plans.restore(owner.id, id);
      },
    }),
  );
}

/** What is sent of contents, name and status: a co-author who may edit saves contents to one plan, and no more. */
async function change(
  { plans, saving, policy }: Pick<PlanRoutesOptions, 'plans' | 'saving' | 'policy'>,
  caller: Account,
  signal: AbortSignal,
  { id_list: ids, business_plan_data: data }: ParsedBody<typeof savePlans>,
) {
  const { business_plan_content: content, business_plan_name: name, business_plan_status: status } = data;
  if (content !== undefined) {
    const change = { content, by: caller.id, name, status };
    const different = [...new Set(ids)];
    if (different.length > 1) {
      await policy.requireOwn(caller.id, ids);
      const saved = await saving.save({ owner: caller.id, signal }, different, {
        ...change,
        version: undefined,
      });
      return { business_plans: saved.map(({ plan }) => plan) };
    }
    const only = must(different[0], 'the contract asks for an id');
    const isContentAlone = name === undefined && status === undefined;
    const { owner } = await policy.require(caller, only, isContentAlone ? 'write' : 'own');
    const saved = await saving.save({ owner: owner.id, signal }, [only], {
      ...change,
      version: data.version,
    });
    const { plan, overwritten } = must(saved[0], 'the plan was saved');
    return { business_plans: [plan], ...(overwritten !== undefined && { overwritten_version: overwritten }) };
  }
  if (name === '') throw nameless();
  await policy.requireOwn(caller.id, ids);
  const metadata = { ...(name !== undefined && { name }), ...(status !== undefined && { status }) };
  return { business_plans: await plans.updateMetadata(caller.id, ids, metadata) };
}

/** A blank name comes with contents, whose company then gives it. */
const nameless = () =>
  new ApiError('payload_invalid', {
    details: [{ path: 'business_plan_data.business_plan_name', message: 'expected a name' }],
  });
