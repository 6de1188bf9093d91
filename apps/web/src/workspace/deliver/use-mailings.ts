import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listMailings, sendPlan } from '@trazo/contract/api/plans';
import type { PlanMailed } from '@trazo/contract/plans/plan-mail';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';

/** What became of a mail is known seconds after it was sent, as a rule. */
const ASK_EVERY_MS = 5_000;

const keyOf = (id: string) => ['mailings', id];

/** To whom a plan was mailed, the newest first. */
export const useMailings = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly PlanMailed[]> =>
      bodyOf(await callApi(listMailings, { params: { id }, signal })).mailings,
    refetchInterval: ({ state }) =>
      state.data?.some((mailed) => mailed.state === 'waiting') ? ASK_EVERY_MS : false,
  });

export interface Mailing {
  readonly email_to_send: string[];
  readonly message: string;
  readonly copy_to_me: boolean;
}

export function useSendPlan(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (mailing: Mailing) =>
      bodyOf(await callApi(sendPlan, { body: { business_plan_id: id, ...mailing } })),
    onSuccess: (_nothing, { email_to_send }) => {
      const at = new Date().toISOString();
      const sent = email_to_send.map((email): PlanMailed => ({ email, at, state: 'waiting' }));
      putAnswer<readonly PlanMailed[]>(client, keyOf(id), (known = []) => [...sent, ...known]);
      void refetch(client, keyOf(id));
    },
  });
}
