import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestBody } from '@trazo/contract/api/route';
import { changeShare, createShare, listShares, revokeShare, type Share } from '@trazo/contract/api/shares';
import { callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';

const keyOf = (id: string) => ['shares', id];

export const useShares = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<readonly Share[]> =>
      bodyOf(await callApi(listShares, { params: { id }, signal })).shares,
  });

export function useCreateShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestBody<typeof createShare>) =>
      bodyOf(await callApi(createShare, { params: { id }, body })),
    onSuccess: () => refetch(client, keyOf(id)),
  });
}

/** Opens or closes the comments of those who have a link. */
export function useLetComment(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id: shareId, may_comment }: Pick<Share, 'id' | 'may_comment'>) =>
      bodyOf(await callApi(changeShare, { params: { id, shareId }, body: { may_comment } })).shares,
    onSuccess: (shares) => putAnswer(client, keyOf(id), () => shares),
  });
}

export function useRevokeShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (shareId: string) =>
      bodyOf(await callApi(revokeShare, { params: { id, shareId } })).shares,
    onSuccess: (shares) => putAnswer(client, keyOf(id), () => shares),
  });
}
