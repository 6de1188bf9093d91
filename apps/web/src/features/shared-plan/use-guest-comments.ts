import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteSharedComment, sharedComments, writeSharedComment } from '@trazo/contract/api/comments';
import type { GuestComments } from '@trazo/contract/plans/comments';
import { useMemo } from 'react';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { bodyOf } from '../../shared/api/body-of.ts';
import { putAnswer } from '../../shared/api/put-answer.ts';
import { STORAGE_KEYS } from '../../shared/storage/storage-keys.ts';
import { createStoredText } from '../../shared/storage/stored-text.ts';
import { NO_ONE } from '../../workspace/comments/comment-actions.ts';
import type { DocumentComments } from './reading-comments.tsx';

/** How often those without an account ask for what is new, in milliseconds: they have no stream. */
const ASKED_EVERY = 20_000;

const keyOf = (token: string) => ['guest comments', token];
const storedKey = (token: string) => createStoredText(() => window.localStorage, STORAGE_KEYS.guest(token));

/** Comments by a link: `password` opened it. Undefined where its owner does not allow them. */
export function useGuestComments(
  token: string,
  password: string | null | undefined,
  mayComment: boolean,
): DocumentComments | undefined {
  const client = useQueryClient();
  const key = useMemo(() => storedKey(token), [token]);
  const isOpen = mayComment && password !== undefined;
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(token),
    enabled: isOpen,
    refetchInterval: ASKED_EVERY,
    queryFn: async ({ signal }) =>
      bodyOf(
        await callApi(sharedComments, { params: { token }, body: { password, guest: key.read() }, signal }),
      ),
  });
  const actions = useMemo((): DocumentComments['actions'] => {
    const take = async (call: Promise<ApiResult<GuestComments>>) => {
      const comments = bodyOf(await call);
      if (comments.guest !== null) key.write(comments.guest.key);
      putAnswer<GuestComments>(client, keyOf(token), () => comments);
    };
    return {
      write: (comment, name) => {
        const body = { password, guest: key.read(), name, comment };
        return take(callApi(writeSharedComment, { params: { token }, body }));
      },
      remove: (commentId) => {
        const body = { guest: key.read() ?? '' };
        return take(callApi(deleteSharedComment, { params: { token, commentId }, body }));
      },
    };
  }, [client, token, password, key]);
  if (!isOpen) return undefined;
  return {
    ...{ threads: data?.threads, newSince: null, blocked: [], actions, people: NO_ONE },
    guest: { asksName: data !== undefined && data.guest === null },
    failure: error?.message,
    retry: () => void refetch(),
    see: NOTHING,
  };
}

/** What a guest has seen is not kept. */
const NOTHING = (): void => undefined;
