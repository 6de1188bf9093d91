import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  blockGuest,
  deleteComment,
  planComments,
  resolveComments,
  seeComments,
  writeComment,
} from '@trazo/contract/api/comments';
import type { PlanRole } from '@trazo/contract/plans/co-authors';
import type { PlanComments } from '@trazo/contract/plans/comments';
import { useMemo } from 'react';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { refetch } from '../../shared/api/refetch.ts';
import type { CommentActions } from './comment-actions.ts';

const keyOf = (id: string) => ['comments', id];

/** The comments of a plan; of no plan, nothing is asked. */
export const useComments = (id: string | undefined) =>
  useQuery({
    queryKey: keyOf(id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // Their changes are events, which a window in the background does not hear.
    refetchOnWindowFocus: 'always',
    queryFn: async ({ signal }): Promise<PlanComments> =>
      bodyOf(await callApi(planComments, { params: { id: id ?? '' }, signal })),
  });

/** Fetches them again: the server says that they have changed. */
export const refreshComments = (client: QueryClient, id: string): Promise<void> => refetch(client, keyOf(id));

/** What one of the plan's people does with its comments. */
export function useCommentActions(
  id: string,
  role: PlanRole | undefined,
): CommentActions & { readonly see: () => void } {
  const client = useQueryClient();
  return useMemo(() => {
    const take = async (call: Promise<ApiResult<PlanComments>>) => {
      const comments = bodyOf(await call);
      putAnswer<PlanComments>(client, keyOf(id), () => comments);
    };
    return {
      write: (body) => take(callApi(writeComment, { params: { id }, body })),
      remove: (commentId) => take(callApi(deleteComment, { params: { id, commentId } })),
      resolve: (threadId, resolved) =>
        take(callApi(resolveComments, { params: { id, threadId }, body: { resolved } })),
      block:
        role === 'owner'
          ? (guestId, blocked) => take(callApi(blockGuest, { params: { id, guestId }, body: { blocked } }))
          : undefined,
      // What was new stays marked until the panel is left: the answer is not put in its place.
      see: () => void callApi(seeComments, { params: { id } }),
    };
  }, [client, id, role]);
}
