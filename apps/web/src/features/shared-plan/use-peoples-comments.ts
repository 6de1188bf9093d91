import { useQueryClient } from '@tanstack/react-query';
import { planChangesAnswerSchema } from '@trazo/contract/plans/changes';
import type { PlanPeople } from '@trazo/contract/plans/co-authors';
import { useEffect, useMemo } from 'react';
import { mentionableOf } from '../../workspace/comments/comment-actions.ts';
import { refreshComments, useCommentActions, useComments } from '../../workspace/comments/use-comments.ts';
import { refreshPeople } from '../../workspace/people/use-people.ts';
import { followEvents } from '../../workspace/plan-store/follow-events.ts';
import type { DocumentComments } from './reading-comments.tsx';

/** The comments of a plan for one of its people who reads its document; undefined where they may not comment. */
export function usePeoplesComments(id: string, people: PlanPeople | undefined): DocumentComments | undefined {
  const mayComment = people !== undefined && people.role !== 'read';
  const { data, error, refetch } = useComments(mayComment ? id : undefined);
  const { see, ...actions } = useCommentActions(id, people?.role);
  const mentionable = useMemo(() => mentionableOf(people), [people]);
  useLiveComments(mayComment ? id : undefined);
  if (!mayComment) return undefined;
  return {
    ...{ threads: data?.threads, newSince: data?.unread_since ?? null },
    ...{ blocked: data?.blocked_guests ?? [], actions, people: mentionable, guest: undefined },
    failure: error?.message,
    retry: () => void refetch(),
    see,
  };
}

/** Fetches the comments again when the server says that they have changed, while the page is in sight. */
function useLiveComments(id: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (id === undefined) return undefined;
    const end = new AbortController();
    let standing = { epoch: 0, revision: 0 };
    const take = (event: string, data: string) => {
      if (event === 'changes') standing = planChangesAnswerSchema.parse(JSON.parse(data));
      if (event === 'comments') void refreshComments(client, id);
      if (event === 'people') void refreshPeople(client, id);
    };
    void followEvents(id, () => standing, take, end.signal);
    return () => end.abort();
  }, [client, id]);
}
