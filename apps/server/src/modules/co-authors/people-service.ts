import type { CoAuthorRole, PlanPeople, PlanPerson, Presence } from '@trazo/contract/plans/co-authors';
import { type Account, type AccountId, nameOf } from '../../platform/authentication/account.ts';
import { notify } from '../../platform/database/notifications.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { accountsById } from '../accounts/account-repository.ts';
import {
  announcePeople,
  coAuthorsOf,
  removeCoAuthor,
  sectionAuthorsOf,
  setRole,
} from '../plans/co-author-repository.ts';
import { findState } from '../plans/plan-change-repository.ts';
import type { PlanAccess, PlanPolicy } from '../plans/plan-policy.ts';
import { findPlan, lockHoldings } from '../plans/plan-repository.ts';
import { announcedPresenceSchema, PRESENCE_CHANNEL } from '../plans/plan-streams.ts';
import { deleteInvitationOf, openInvitations } from './invitation-repository.ts';

/** The people of a plan: its owner and its co-authors. */
export interface PeopleService {
  people(access: PlanAccess, caller: AccountId, planId: string): Promise<PlanPeople>;
  changeRole(owner: AccountId, planId: string, person: AccountId, role: CoAuthorRole): Promise<void>;
  /** Their streams end at once, and the link they came by leads nowhere any more. */
  remove(owner: AccountId, planId: string, person: AccountId): Promise<void>;
  /** Passes on where a device is. */
  tell(access: PlanAccess, caller: AccountId, planId: string, presence: Presence): Promise<void>;
}

export interface PeopleOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly policy: Pick<PlanPolicy, 'mayExport'>;
}

export const createPeople = (options: PeopleOptions): PeopleService => ({
  people: (access, caller, planId) => peopleOf(options, access, caller, planId),
  changeRole: (owner, planId, memberId, role) =>
    inTransaction(options.database, async (tx) => {
      if (!(await setRole(tx, owner, planId, { memberId, role }))) throw new ApiError('not_found');
      await announcePeople(tx, owner, planId);
    }),
  remove: (owner, planId, person) =>
    inTransaction(options.database, async (tx) => {
      await lockHoldings(tx, owner);
      const plan = await findPlan(tx, owner, planId);
      if (plan === undefined || !(await removeCoAuthor(tx, owner, plan.id, person))) {
        throw new ApiError('not_found');
      }
      await deleteInvitationOf(tx, owner, plan.id, person);
      await announcePeople(tx, owner, plan.id);
    }),
  tell: async ({ owner }, caller, planId, presence) => {
    const { database } = options;
    if ((await findState(database, owner.id, planId)) === undefined) throw new ApiError('not_found');
    const announced = { plan: `${owner.id}/${planId}`, presence: { ...presence, person_id: caller } };
    await notify(database, PRESENCE_CHANNEL, JSON.stringify(announcedPresenceSchema.parse(announced)));
  },
});

async function peopleOf(
  { database, clock, policy }: PeopleOptions,
  { owner, role }: PlanAccess,
  caller: AccountId,
  planId: string,
): Promise<PlanPeople> {
  const plan = await findPlan(database, owner.id, planId);
  if (plan === undefined) throw new ApiError('not_found');
  const isOwner = role === 'owner';
  const members = await coAuthorsOf(database, owner.id, plan.id);
  const known = await accountsById(
    database,
    members.map(({ memberId }) => memberId),
  );
  const invited = isOwner ? await openInvitations(database, owner.id, plan.id, clock()) : [];
  const authors = await sectionAuthorsOf(database, owner.id, plan.id);
  const personOf = (account: Account, of: PlanPerson['role']): PlanPerson => ({
    id: account.id,
    name: nameOf(account),
    email: isOwner || of === 'owner' || account.id === caller ? account.email : null,
    role: of,
    is_caller: account.id === caller,
  });
  return {
    role,
    may_export: await policy.mayExport(owner),
    people: [
      personOf(owner, 'owner'),
      ...members.flatMap(({ memberId, role: of }) => {
        const account = known.get(memberId);
        return account === undefined ? [] : [personOf(account, of)];
      }),
    ],
    invitations: invited.map(({ id, email, role: of, expiresAt }) => ({
      ...{ id, email, role: of },
      expires_at: expiresAt.toISOString(),
    })),
    sections: authors.map(({ section, authorId, changedAt }) => ({
      section,
      person_id: authorId,
      at: changedAt.toISOString(),
    })),
  };
}
