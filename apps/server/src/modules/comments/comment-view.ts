import type { Comment, CommentThread, GuestComments, PlanComments } from '@trazo/contract/plans/comments';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Queryable } from '../../platform/database/transaction.ts';
import { accountsById } from '../accounts/account-repository.ts';
import type { PlanAccess } from '../plans/plan-policy.ts';
import {
  type CommentRow,
  commentsOf,
  type GuestRow,
  guestsOf,
  type ThreadRow,
  threadsOf,
} from './comment-repository.ts';
import { findCommented } from './commented-plan-repository.ts';

/** For whom comments are described. */
type Reader =
  | {
      readonly kind: 'person';
      readonly id: AccountId;
      readonly isOwner: boolean;
      readonly owner: AccountId;
    }
  | { readonly kind: 'guest'; readonly id: string | undefined };

/** The comments of a plan, for one of its people. */
export async function commentsForPerson(
  on: Queryable,
  { owner, role }: PlanAccess,
  caller: AccountId,
  planId: string,
): Promise<PlanComments> {
  const isOwner = role === 'owner';
  const found = await read(on, owner.id, planId);
  const commented = await findCommented(on, caller, owner.id, planId);
  return {
    threads: describe(found, { kind: 'person', id: caller, isOwner, owner: owner.id }),
    unread_since: commented?.unreadSince?.toISOString() ?? null,
    blocked_guests: isOwner
      ? found.guests.filter(({ blockedAt }) => blockedAt !== null).map(({ id }) => id)
      : [],
  };
}

/** Those that were begun by a link, for who has it. */
export async function threadsForGuest(
  on: Queryable,
  owner: AccountId,
  planId: string,
  { shareId, guest }: { readonly shareId: string; readonly guest: GuestRow | undefined },
): Promise<GuestComments['threads']> {
  const found = await read(on, owner, planId);
  const threads = found.threads.filter((thread) => thread.shareId === shareId);
  return describe({ ...found, threads }, { kind: 'guest', id: guest?.id });
}

interface Found {
  readonly threads: readonly ThreadRow[];
  readonly comments: readonly CommentRow[];
  readonly guests: readonly GuestRow[];
  readonly people: ReadonlyMap<AccountId, Account>;
}

async function read(on: Queryable, owner: AccountId, planId: string): Promise<Found> {
  const threads = await threadsOf(on, owner, planId);
  const comments = await commentsOf(on, owner, planId);
  const guests = await guestsOf(on, owner, planId);
  const authors = new Set(comments.flatMap(({ authorId }) => authorId ?? []));
  return { threads, comments, guests, people: await accountsById(on, [...authors]) };
}

function describe({ threads, comments, guests, people }: Found, reader: Reader): CommentThread[] {
  const guestNames = new Map(guests.map(({ id, name }) => [id, name]));
  /** Addresses are known as in the list of a plan's people: to the owner, and the owner's to all of them. */
  const nameOf = (id: AccountId | null): string => {
    const account = id === null ? undefined : people.get(id);
    if (account === undefined) return '';
    const isAddressKnown =
      reader.kind === 'person' && (reader.isOwner || id === reader.id || id === reader.owner);
    return `${account.name} ${account.surname}`.trim() || (isAddressKnown ? account.email : '');
  };
  const isOwn = ({ authorId, guestId }: CommentRow): boolean =>
    reader.kind === 'guest' ? guestId !== null && guestId === reader.id : authorId === reader.id;
  const commentOf = (row: CommentRow): Comment => ({
    id: row.id,
    text: row.text,
    author: row.guestId === null ? nameOf(row.authorId) : (guestNames.get(row.guestId) ?? ''),
    guest_id: reader.kind === 'person' && reader.isOwner ? row.guestId : null,
    is_guest: row.guestId !== null,
    is_own: isOwn(row),
    written_at: row.writtenAt.toISOString(),
  });
  const byThread = Map.groupBy(comments, ({ threadId }) => threadId);
  // A restored backup may have one whose authors have gone since.
  const there = threads.filter(({ id }) => byThread.has(id));
  return there.map(({ id, section, field, quote, shareId, resolvedAt }) => ({
    ...{ id, section, field, quote, by_link: shareId !== null },
    resolved_at: resolvedAt?.toISOString() ?? null,
    comments: (byThread.get(id) ?? []).map(commentOf),
  }));
}
