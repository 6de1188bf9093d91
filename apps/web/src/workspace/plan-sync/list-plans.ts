import { listPlans } from '@trazo/contract/api/plans';
import type { PlanSummary } from '@trazo/contract/plans/plan';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';

/** All plans of the account, page by page: one page is more than most have. */
export async function listAllPlans(signal?: AbortSignal): Promise<ApiResult<readonly PlanSummary[]>> {
  const all = new Map<string, PlanSummary>();
  let cursor: string | undefined;
  do {
    const result = await callApi(listPlans, { query: { cursor }, ...(signal && { signal }) });
    if (result.isError) return result;
    // One that changed during the listing may come again.
    for (const plan of result.body.business_plans) all.set(plan._id, plan);
    cursor = result.body.next_cursor;
  } while (cursor !== undefined);
  return { isError: false, body: [...all.values()] };
}
