import { randomUUID } from 'node:crypto';
import type { GuestComments, NewComment } from '@trazo/contract/plans/comments';
import { must } from '@trazo/plan/must';
import { hashOfSecret, newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';
import type { FoundShare } from '../shares/share-repository.ts';
import type { ShareService } from '../shares/share-service.ts';
import { mayGuestAnswer, mayGuestDelete } from './comment-policy.ts';
import {
  announceComments,
  deleteComment,
  findComment,
  findGuest,
  type GuestRow,
  insertGuest,
} from './comment-repository.ts';
import { threadsForGuest } from './comment-view.ts';
import { commentText, storeComment } from './written-comment.ts';

const HOUR = 3_600_000;
/** Comments by one link, by all who have it together. */
const COMMENTS_OF_LINK = 100;

/** How a guest comes: by a link, with its password or the key of who has commented before. */
export interface GuestVisit {
  readonly token: string;
  readonly password: string | undefined;
  readonly key: string | undefined;
  readonly network: string;
}

/** Comments without an account, by a link whose owner allows it; all fail with `comments_closed` where they do not. */
export interface GuestCommentService {
  list(visit: GuestVisit): Promise<GuestComments>;
  /** `guest_name_needed` of who is not known yet and says no name; `guest_blocked` of who may not comment any more. */
  write(visit: GuestVisit, name: string, comment: NewComment): Promise<GuestComments>;
  remove(visit: GuestVisit, commentId: string): Promise<GuestComments>;
}

export interface GuestCommentOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly shares: Pick<ShareService, 'find' | 'enter'>;
}

interface Entered extends FoundShare {
  readonly guest: GuestRow | undefined;
}

export function createGuestComments({ database, clock, shares }: GuestCommentOptions): GuestCommentService {
  /** A guest's key was given to who had the link's password. */
  const enter = async ({ token, key, ...visit }: GuestVisit): Promise<Entered> => {
    const found = await shares.find(token);
    const hash = key === undefined ? undefined : hashOfSecret(key);
    const guest =
      hash === undefined ? undefined : await findGuest(database, found.owner.id, found.share.id, hash);
    if (guest === undefined) await shares.enter(token, visit);
    if (!found.share.mayComment) throw new ApiError('comments_closed');
    return { ...found, guest };
  };
  const answer = async (
    { owner, plan, share, guest }: Entered,
    key: string | undefined,
  ): Promise<GuestComments> => ({
    threads: await threadsForGuest(database, owner.id, plan.id, { shareId: share.id, guest }),
    guest: guest === undefined || key === undefined ? null : { key, name: guest.name },
  });
  return {
    list: async (visit) => answer(await enter(visit), visit.key),
    write: async (visit, name, comment) => {
      const entered = await enter(visit);
      const { owner, plan, share } = entered;
      if (entered.guest?.blockedAt != null) throw new ApiError('guest_blocked');
      if (entered.guest === undefined && name === '') throw new ApiError('guest_name_needed');
      commentText(comment.text);
      const limit = { subject: 'comments by link', who: share.id, max: COMMENTS_OF_LINK };
      await countWithinLimit(database, { ...limit, windowMs: HOUR });
      const key = entered.guest === undefined ? newSecret() : visit.key;
      const guest = await inTransaction(database, async (tx) => {
        const writing = entered.guest ?? newGuest(entered, must(key, 'a new guest has a key'), name);
        if (entered.guest === undefined) await insertGuest(tx, writing);
        await storeComment(tx, {
          ...{ owner: owner.id, planId: plan.id, by: { authorId: null, guestId: writing.id } },
          ...{ comment, shareId: share.id, at: clock() },
          mayAnswer: (thread) => mayGuestAnswer(share.id, thread),
        });
        return writing;
      });
      return answer({ ...entered, guest }, key);
    },
    remove: async (visit, commentId) => {
      const entered = await enter(visit);
      const { owner, plan, guest } = entered;
      await inTransaction(database, async (tx) => {
        const comment = await findComment(tx, owner.id, commentId);
        if (guest === undefined || comment === undefined || !mayGuestDelete(guest, comment)) {
          throw new ApiError('not_found');
        }
        await deleteComment(tx, comment);
        await announceComments(tx, owner.id, plan.id);
      });
      return answer(entered, visit.key);
    },
  };
}

const newGuest = ({ owner, plan, share }: FoundShare, key: string, name: string): GuestRow => ({
  ...{ accountId: owner.id, id: randomUUID(), planId: plan.id, shareId: share.id, name },
  keyHash: must(hashOfSecret(key), 'a new secret has the form of one'),
  blockedAt: null,
});
