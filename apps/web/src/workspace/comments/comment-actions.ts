import type { PlanPeople } from '@trazo/contract/plans/co-authors';
import type { NewComment } from '@trazo/contract/plans/comments';

/** What the reader of comments may do with them; each rejects with the server's words. */
export interface CommentActions {
  readonly write: (comment: NewComment) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly resolve?: ((threadId: string, resolved: boolean) => Promise<unknown>) | undefined;
  /** The owner's. */
  readonly block?: ((guestId: string, blocked: boolean) => Promise<unknown>) | undefined;
}

/** Who can be mentioned, and as whom the reader is. */
export interface Mentionable {
  readonly names: readonly string[];
  readonly own: string | undefined;
}

export const NO_ONE: Mentionable = { names: [], own: undefined };

/** The people of a plan by their names; those without one cannot be mentioned. */
export function mentionableOf(people: PlanPeople | undefined): Mentionable {
  const all = people?.people ?? [];
  return {
    names: all.map(({ name }) => name).filter((name) => name !== ''),
    own: all.find((person) => person.is_caller)?.name,
  };
}
