import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePlan, duplicatePlan, listPlans, savePlans } from '@trazo/contract/api/plans';
import type { ErrorCode } from '@trazo/contract/errors';
import type { PlanStatus, PlanSummary } from '@trazo/contract/plans/plan';
import { showAlert } from '../../shared/alerts/alerts.ts';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { draftStore } from '../../shared/drafts/this-tab.ts';
import { planSync } from '../../shared/plan-sync/this-tab-sync.ts';
import { PlanRefusal } from './paid-plan-action.ts';

const PLANS = ['plans'];
const NONE_YET = 'no_business_plan_for_given_user';
const SESSION_OVER: ErrorCode = 'not_signed_in';

/** The account's plans; having none is no error, whichever way the server says it (specification §8). */
export const usePlans = () =>
  useQuery({
    queryKey: PLANS,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly PlanSummary[]> => {
      const result = await callApi(listPlans, { signal });
      if (!result.isError) return result.body.business_plans;
      if (result.code === NONE_YET) return [];
      throw new PlanRefusal(result);
    },
    meta: { onFailed: tellNotListed },
  });

/** The end of a session is said above the page; whatever else went wrong, by the alert of specification §8. */
function tellNotListed(problem: Error): void {
  if (!(problem instanceof PlanRefusal && problem.code === SESSION_OVER)) showAlert('error', 'unknow_error');
}

/** The body, or an exception with the server's words and the alert of specification §8. */
function bodyOf<Body>(result: ApiResult<Body>): Body {
  if (!result.isError) return result.body;
  showAlert('error', 'error_ocurred');
  throw new Error(result.error);
}

const put = (client: QueryClient, changed: readonly PlanSummary[]) =>
  putAnswer<readonly PlanSummary[]>(client, PLANS, (plans = []) => {
    const byId = new Map(changed.map((plan) => [plan._id, plan]));
    const kept = plans.map((plan) => byId.get(plan._id) ?? plan);
    const added = changed.filter(({ _id }) => !plans.some((plan) => plan._id === _id));
    return [...added, ...kept];
  });

/** Changes name or status of a plan. */
export function useMarkPlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, status }: { id: string; name?: string; status?: PlanStatus }) => {
      const business_plan_data = {
        ...(name === undefined ? {} : { business_plan_name: name }),
        ...(status === undefined ? {} : { business_plan_status: status }),
      };
      return bodyOf(await callApi(savePlans, { body: { id_list: [id], business_plan_data } })).business_plans;
    },
    onSuccess: (plans) => put(client, plans),
  });
}

export function useDuplicatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      bodyOf(await callApi(duplicatePlan, { body: { business_plan_id: id } })),
    onSuccess: (plan) => put(client, [plan]),
  });
}

export function useDeletePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { draft } = draftStore.getState();
      const result = await callApi(deletePlan, { params: { id } });
      // Deleted elsewhere meanwhile: what was wanted is so.
      if (!(result.isError && result.status === 404)) bodyOf(result);
      await planSync.forget(id, draft);
      return id;
    },
    onSuccess: (id) =>
      putAnswer<readonly PlanSummary[]>(client, PLANS, (plans = []) => plans.filter(({ _id }) => _id !== id)),
  });
}

/** Fetches the list anew: after a save that happened elsewhere. */
export const refreshPlans = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: PLANS });
