import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeRole,
  handOver,
  invite,
  planPeople,
  removePerson,
  withdrawInvitation,
} from '@trazo/contract/api/co-authors';
import type { CoAuthorRole, PlanPeople } from '@trazo/contract/plans/co-authors';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';
import { listAllPlans } from '../plan-sync/list-plans.ts';

const keyOf = (id: string) => ['people', id];
const PLANS = ['plans'];

const peopleOf = (id: string) => ({
  queryKey: keyOf(id),
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<PlanPeople> =>
    bodyOf(await callApi(planPeople, { params: { id }, signal })),
});

/** The people of a saved plan, as they are now. */
export const usePeople = (id: string) => useQuery({ ...peopleOf(id), staleTime: 0 });

/** The same as they were when they were last asked for; of no plan, nothing is asked. */
export const useKnownPeople = (id: string | undefined) =>
  useQuery({
    ...peopleOf(id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Their changes are events, which a window in the background does not hear.
    refetchOnWindowFocus: ({ state }) => (state.data?.people ?? []).length > 1 && 'always',
  });

/** Fetches them again: the server says that they have changed. */
export const refreshPeople = (client: QueryClient, id: string): Promise<void> => refetch(client, keyOf(id));

/** How many plans of the account have co-authors. */
export const useSharedPlanCount = () =>
  useQuery({
    queryKey: [...PLANS, 'with co-authors'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      bodyOf(await listAllPlans(signal)).filter(({ co_authors }) => co_authors !== undefined).length,
  });

interface InvitedPerson {
  readonly email: string;
  readonly role: CoAuthorRole;
}

/** A change of a plan's people, which answers who they are then. */
function usePeopleChange<Change>(id: string, call: (change: Change) => Promise<ApiResult<PlanPeople>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change) => bodyOf(await call(change)),
    onSuccess: (people) => {
      void putAnswer<PlanPeople>(client, keyOf(id), () => people);
      void refetch(client, PLANS);
    },
  });
}

export const useInvite = (id: string) =>
  usePeopleChange(id, (body: InvitedPerson) => callApi(invite, { params: { id }, body }));

export const useWithdraw = (id: string) =>
  usePeopleChange(id, (invitationId: string) =>
    callApi(withdrawInvitation, { params: { id, invitationId } }),
  );

export const useChangeRole = (id: string) =>
  usePeopleChange(id, ({ personId, role }: { personId: string; role: CoAuthorRole }) =>
    callApi(changeRole, { params: { id, personId }, body: { role } }),
  );

export const useHandOver = (id: string) =>
  usePeopleChange(id, (personId: string) => callApi(handOver, { params: { id, personId } }));

/** Removes a co-author, or has the user leave. */
export function useRemovePerson(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (personId: string) => bodyOf(await callApi(removePerson, { params: { id, personId } })),
    onSuccess: () => {
      void refetch(client, keyOf(id));
      void refetch(client, PLANS);
    },
  });
}
