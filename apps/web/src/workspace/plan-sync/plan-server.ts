import { createPlan, openPlan, savePlans } from '@trazo/contract/api/plans';
import type { PlanSummary, SavedPlan } from '@trazo/contract/plans/plan';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { listAllPlans } from './list-plans.ts';

interface CreateRequest {
  /** Chosen here: the same call again makes no second plan. */
  readonly id: string;
  readonly content: string;
  readonly name: string | undefined;
}

interface SaveRequest {
  readonly id: string;
  readonly version: number;
  readonly content: string;
  /** The page is going: the call has to outlive it. */
  readonly keepalive?: boolean;
}

/** The calls that saving needs. */
export interface PlanServer {
  list(): Promise<ApiResult<readonly PlanSummary[]>>;
  open(id: string): Promise<ApiResult<SavedPlan>>;
  create(request: CreateRequest): Promise<ApiResult<PlanSummary>>;
  save(request: SaveRequest): Promise<ApiResult<PlanSummary>>;
}

/** Browsers let 64 kB of bodies outlive a page; the rest is for other calls. */
const KEEPALIVE_LIMIT = 56_000;

export const fitsKeepalive = (content: string): boolean =>
  content.length <= KEEPALIVE_LIMIT &&
  new TextEncoder().encode(JSON.stringify(content)).length <= KEEPALIVE_LIMIT;

export const planServer: PlanServer = {
  list: () => listAllPlans(),
  open: (id) => callApi(openPlan, { params: { id } }),
  create: ({ id, content, name }) =>
    callApi(createPlan, {
      body: {
        _id: id,
        business_plan_content: content,
        business_plan_status: 'active',
        ...(name === undefined ? {} : { business_plan_name: name }),
      },
    }),
  async save({ id, version, content, keepalive = fitsKeepalive(content) }) {
    const result = await callApi(savePlans, {
      body: { id_list: [id], business_plan_data: { business_plan_content: content, version } },
      keepalive,
    });
    if (result.isError) return result;
    const [summary] = result.body.business_plans;
    if (summary === undefined) throw new Error('The server saved a plan and named none');
    return { isError: false, body: summary };
  },
};
