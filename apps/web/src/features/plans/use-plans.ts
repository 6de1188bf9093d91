import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  deletePlan,
  duplicatePlan,
  listDeletedPlans,
  restorePlan,
  savePlans,
} from '@trazo/contract/api/plans';
import type { DeletedPlan, PlanStatus, PlanSummary } from '@trazo/contract/plans/plan';
import { useEffect } from 'react';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { bodyOf, isRefusal } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { devicePlans, planOperations } from '../../workspace/plan-store/singletons.ts';
import { listAllPlans } from '../../workspace/plan-sync/list-plans.ts';

const PLANS = ['plans'];
const DELETED = [...PLANS, 'deleted'];
const NONE_YET = 'no_business_plan_for_given_user';

/** The plans the account may open; having none is no error, whichever way the server says it (specification §8). */
export function usePlans() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: PLANS,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly PlanSummary[]> => {
      const result = await listAllPlans(signal);
      return result.isError && result.code === NONE_YET ? [] : bodyOf(result);
    },
    meta: { onFailed: announceNotListed },
  });
  // What was on this device has just become a plan of the account, or been saved: the list is of before.
  useEffect(() => {
    const heard = new Set<string>();
    return devicePlans.onEvent(({ kind, plan }) => {
      if (kind !== 'acknowledged' || heard.has(plan)) return;
      heard.add(plan);
      void refetch(client, PLANS);
    });
  }, [client]);
  return query;
}

/** The end of a session is said above the page; whatever else went wrong, by the alert of specification §8. */
function announceNotListed(error: Error): void {
  if (!isRefusal(error, 'not_signed_in')) showAlert('error', 'unknow_error');
}

/** The body, or an exception after the alert of specification §8, which gives the server's reason. */
function announced<Body>(result: ApiResult<Body>): Body {
  if (result.isError) showAlert('error', 'error_ocurred', result.error);
  return bodyOf(result);
}

const put = (client: QueryClient, changed: readonly PlanSummary[]) =>
  putAnswer<readonly PlanSummary[]>(client, PLANS, (plans = []) => {
    const byId = new Map(changed.map((plan) => [plan._id, plan]));
    const kept = plans.map((plan) => {
      const now = byId.get(plan._id);
      if (now === undefined) return plan;
      // Only a list says who else is in a plan, and who changed it before.
      const { changed_by: _before, ...listed } = plan;
      return { ...listed, ...now };
    });
    const added = changed.filter(({ _id }) => !plans.some((plan) => plan._id === _id));
    return [...added, ...kept];
  });

/** Changes name or status of a plan. */
export function useEditPlanMetadata() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, name, status }: { id: string; name?: string; status?: PlanStatus }) => {
      const business_plan_data = {
        ...(name === undefined ? {} : { business_plan_name: name }),
        ...(status === undefined ? {} : { business_plan_status: status }),
      };
      return announced(await callApi(savePlans, { body: { id_list: [id], business_plan_data } }))
        .business_plans;
    },
    onSuccess: (plans) => put(client, plans),
  });
}

export function useDuplicatePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      announced(await callApi(duplicatePlan, { body: { business_plan_id: id } })),
    onSuccess: (plan) => put(client, [plan]),
  });
}

/** Deletes a plan; `onDeleted` is called also when its card is gone by then. */
export function useDeletePlan(onDeleted: (id: string) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      await planOperations.delete(id, async () => {
        const result = await callApi(deletePlan, { params: { id } });
        // Already deleted elsewhere: the wanted state.
        if (!(result.isError && result.status === 404)) announced(result);
      });
      return id;
    },
    onSuccess: (id) => {
      putAnswer<readonly PlanSummary[]>(client, PLANS, (plans = []) => plans.filter(({ _id }) => _id !== id));
      void refetch(client, DELETED);
      onDeleted(id);
    },
  });
}

/** Takes a deletion back. */
export function useRestorePlan(onRestored: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => announced(await callApi(restorePlan, { params: { id } })),
    onSuccess: (plan) => {
      put(client, [plan]);
      putAnswer<readonly DeletedPlan[]>(client, DELETED, (deleted = []) =>
        deleted.filter(({ _id }) => _id !== plan._id),
      );
      onRestored();
    },
    // Brought back elsewhere, or too late: what is listed is of before.
    onError: () => void refetch(client, PLANS),
  });
}

/** What can still be brought back. An offer: where it cannot be fetched, the one before stands, or none is made. */
export const useDeletedPlans = () =>
  useQuery({
    queryKey: DELETED,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly DeletedPlan[]> =>
      bodyOf(await callApi(listDeletedPlans, { signal })).business_plans,
  });
