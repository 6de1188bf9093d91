import { randomUUID } from 'node:crypto';
import { readEmailAddress } from '@trazo/contract/accounts/email-address';
import {
  CO_AUTHOR_LIMIT,
  type CoAuthorRole,
  INVITATION_DAYS,
  type PlanRole,
} from '@trazo/contract/plans/co-authors';
import { must } from '@trazo/plan/must';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type Account, type AccountId, nameOf } from '../../platform/authentication/account.ts';
import { hashOfSecret, newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { countWithinLimit } from '../../platform/limits/use-limit.ts';
import { accountOf } from '../../platform/lookups/lookups.ts';
import { accountsById } from '../accounts/account-repository.ts';
import { addCoAuthor, announcePeople, coAuthorsOf } from '../plans/co-author-repository.ts';
import { findPlan, lockHoldings } from '../plans/plan-repository.ts';
import { CO_AUTHOR_MAILS } from './co-author-mails.ts';
import {
  type FoundInvitation,
  findInvitation,
  hasOwnPlan,
  markAccepted,
  openInvitations,
  putInvitation,
  setInvitedRole,
  withdraw,
} from './invitation-repository.ts';

const DAY = 24 * 3_600_000;
const INVITATIONS_A_DAY = 30;
/** Mails to one address, from all accounts together: a stranger cannot flood its mailbox. */
const MAILS_PER_RECIPIENT = 5;

const MAIL_OF = {
  edit: CO_AUTHOR_MAILS.invitedToEdit,
  comment: CO_AUTHOR_MAILS.invitedToComment,
  read: CO_AUTHOR_MAILS.invitedToRead,
} as const satisfies Readonly<Record<CoAuthorRole, unknown>>;

/** What an invitation is for. */
export interface DescribedInvitation {
  readonly planName: string;
  readonly invitedBy: string;
  readonly email: string;
  readonly role: CoAuthorRole;
  readonly expiresAt: Date;
}

/** Invitations of co-authors by mail. */
export interface InvitationService {
  /** The answer is the same whether or not the address is an account's. The address invited already gets no second mail. */
  invite(owner: Account, planId: string, email: string, role: CoAuthorRole): Promise<void>;
  withdraw(owner: AccountId, planId: string, id: string): Promise<void>;
  /** `not_found`, `invitation_expired` or `invitation_used` where it cannot be accepted. */
  describe(token: string): Promise<DescribedInvitation>;
  /** The same again for who has accepted it; `invitation_for_another` for an account with another address. */
  accept(caller: Account, token: string): Promise<{ readonly planId: string; readonly role: PlanRole }>;
}

export type InvitationOptions = Pick<Foundation, 'database' | 'clock' | 'mails'>;

export const createInvitations = (options: InvitationOptions): InvitationService => ({
  invite: (owner, planId, email, role) => invite(options, owner, planId, email, role),
  withdraw: (owner, planId, id) =>
    inTransaction(options.database, async (tx) => {
      const plan = await findPlan(tx, owner, planId);
      if (plan === undefined || !(await withdraw(tx, owner, plan.id, id))) throw new ApiError('not_found');
    }),
  describe: async (token) => {
    const { invitation, plan, owner } = await follow(options, options.database, token);
    if (invitation.acceptedBy !== null) throw new ApiError('invitation_used');
    const { email, role, expiresAt } = invitation;
    return { planName: plan.name, invitedBy: nameOf(owner) || owner.email, email, role, expiresAt };
  },
  accept: (caller, token) => accept(options, caller, token),
});

async function invite(
  { database, clock, mails }: InvitationOptions,
  owner: Account,
  planId: string,
  typed: string,
  role: CoAuthorRole,
): Promise<void> {
  const address = readEmailAddress(typed);
  if (address === undefined) throw new ApiError(typed.trim() === '' ? 'email_empty' : 'email_invalid');
  if (address.key === readEmailAddress(owner.email)?.key) throw new ApiError('invitation_to_oneself');
  const standing = async (on: Queryable) => {
    const plan = await findPlan(on, owner.id, planId);
    if (plan === undefined) throw new ApiError('not_found');
    const open = await openInvitations(on, owner.id, plan.id, clock());
    return { plan, open, before: open.find(({ emailKey }) => emailKey === address.key) };
  };
  if ((await standing(database)).before === undefined) await countMail(database, owner.id, address.key);
  await inTransaction(database, async (tx) => {
    await lockHoldings(tx, owner.id);
    const { plan, open, before } = await standing(tx);
    if (before !== undefined) return setInvitedRole(tx, before, role);
    const members = (await coAuthorsOf(tx, owner.id, plan.id)).map(({ memberId }) => memberId);
    const known = await accountsById(tx, members);
    if (known.values().some(({ email }) => readEmailAddress(email)?.key === address.key)) {
      throw new ApiError('co_author_already');
    }
    if (open.length + members.length >= CO_AUTHOR_LIMIT) throw new ApiError('too_many_co_authors');
    const token = newSecret();
    const id = randomUUID();
    const expiresAt = new Date(clock().getTime() + INVITATION_DAYS * DAY);
    await putInvitation(tx, {
      ...{ accountId: owner.id, id, planId: plan.id, email: address.address, emailKey: address.key, role },
      ...{ tokenHash: must(hashOfSecret(token), 'a new secret has the form of one'), expiresAt },
    });
    await mails.enqueue(tx, {
      kind: MAIL_OF[role],
      ...{ account: owner.id, to: address.address, language: owner.language, causeId: id, endsAt: expiresAt },
      data: {
        senderName: nameOf(owner),
        senderEmail: owner.email,
        planName: plan.name,
        page: `/invitation/${token}`,
      },
    });
  });
}

async function countMail(database: NodePgDatabase, sender: AccountId, recipient: string): Promise<void> {
  const daily = { windowMs: DAY };
  const sent = { subject: 'invitations sent', who: sender, max: INVITATIONS_A_DAY };
  await countWithinLimit(database, { ...daily, ...sent });
  const received = { subject: 'invitations received', who: recipient, max: MAILS_PER_RECIPIENT };
  await countWithinLimit(database, { ...daily, ...received });
}

/** What a token leads to, if it can be, or was, accepted. */
async function follow({ clock }: InvitationOptions, on: Queryable, token: string): Promise<FoundInvitation> {
  const tokenHash = hashOfSecret(token) ?? '';
  const accountId = await accountOf(on, 'invitation', tokenHash);
  const found = accountId && (await findInvitation(on, accountId, tokenHash));
  if (found === undefined) throw new ApiError('not_found');
  const { acceptedBy, expiresAt } = found.invitation;
  if (acceptedBy === null && expiresAt <= clock()) throw new ApiError('invitation_expired');
  return found;
}

const accept = (options: InvitationOptions, caller: Account, token: string) =>
  inTransaction(options.database, async (tx) => {
    const { owner } = await follow(options, tx, token);
    await lockHoldings(tx, owner.id);
    // Again, as it stands now that no one else changes it.
    const { invitation, plan } = await follow(options, tx, token);
    const { acceptedBy, role } = invitation;
    if (acceptedBy === caller.id) return { planId: plan.id, role };
    if (acceptedBy !== null) throw new ApiError('invitation_used');
    if (owner.id === caller.id) throw new ApiError('invitation_to_oneself');
    if (readEmailAddress(caller.email)?.key !== invitation.emailKey)
      throw new ApiError('invitation_for_another');
    // An id of a device's choosing that the caller has a plan under: only one of them could be opened.
    if (await hasOwnPlan(tx, caller.id, plan.id)) throw new ApiError('not_found');
    const members = await coAuthorsOf(tx, owner.id, plan.id);
    const known = members.find(({ memberId }) => memberId === caller.id);
    // Two of their addresses were invited.
    if (known !== undefined) return { planId: plan.id, role: known.role };
    await addCoAuthor(tx, owner.id, plan.id, { memberId: caller.id, role }, options.clock());
    await markAccepted(tx, invitation, caller.id);
    await announcePeople(tx, owner.id, plan.id);
    return { planId: plan.id, role };
  });
