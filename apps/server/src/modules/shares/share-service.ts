import { randomUUID } from 'node:crypto';
import { SHARE_LIMIT, type Share } from '@trazo/contract/api/shares';
import { must } from '@trazo/plan/must';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { PasswordHashing } from '../../platform/crypto/password-hashing.ts';
import { hashOfSecret, newSecret } from '../../platform/crypto/secrets.ts';
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { turnOfCaller, turnOfOwner } from '../../platform/limits/fair-queue.ts';
import { createGuessLimits, type GuessLimits } from '../../platform/limits/guess-limit.ts';
import { rememberingAccountOf } from '../../platform/lookups/lookups.ts';
import type { PlanDocument, PlanDocuments } from '../plans/plan-documents.ts';
import type { PlanPolicy } from '../plans/plan-policy.ts';
import { findPlan, lockHoldings } from '../plans/plan-repository.ts';
import type { PlanId } from '../plans/schema.ts';
import type { KeepVersion } from '../plans/version-keeping.ts';
import {
  countOpening,
  deleteShare,
  type FoundShare,
  findShare,
  insertShare,
  type ShareRow,
  setMayComment,
  sharesOf,
} from './share-repository.ts';

const ATTEMPTS_PER_SHARE = 20;

/** A reader with a link, and what they send. */
export interface Visit {
  readonly password: string | undefined;
  readonly network: string;
  readonly signal: AbortSignal;
}

export interface NewShare {
  readonly expiresAt: Date | undefined;
  readonly password: string | undefined;
  readonly mayDownload: boolean;
  readonly mayComment: boolean;
}

/** What a link says of itself before it is opened. */
export interface DescribedShare {
  readonly name: string | null;
  readonly needsPassword: boolean;
  readonly mayDownload: boolean;
  readonly mayComment: boolean;
}

/** Links that show a plan read-only, without a session. */
export interface ShareService {
  create(account: Account, planId: string, share: NewShare): Promise<Share>;
  list(owner: AccountId, planId: string): Promise<Share[]>;
  revoke(owner: AccountId, planId: string, id: string): Promise<Share[]>;
  /** `not_found` for a link that is unknown, revoked or expired, or whose owner may not share any more. */
  describe(token: string): Promise<DescribedShare>;
  document(token: string, visit: Visit): Promise<PlanDocument>;
  letComment(owner: AccountId, planId: string, id: string, mayComment: boolean): Promise<Share[]>;
  /** What a link leads to; the errors are those of `describe`. */
  find(token: string): Promise<FoundShare>;
  /** The same for a reader who has its password: `share_password_wrong` for one who has not. */
  enter(token: string, visit: Pick<Visit, 'password' | 'network'>): Promise<FoundShare>;
}

export interface ShareServiceOptions extends Pick<Foundation, 'database' | 'clock'> {
  readonly hashing: PasswordHashing;
  readonly documents: PlanDocuments;
  readonly policy: PlanPolicy;
  readonly keepVersion: KeepVersion;
}

interface Context extends ShareServiceOptions {
  readonly guesses: GuessLimits;
  readonly accountOfToken: ReturnType<typeof rememberingAccountOf>;
}

export function createShareService(options: ShareServiceOptions): ShareService {
  const { database } = options;
  const context: Context = {
    ...options,
    guesses: createGuessLimits(database, ATTEMPTS_PER_SHARE),
    accountOfToken: rememberingAccountOf(database, 'share'),
  };
  return {
    create: (account, planId, share) => createShare(context, account, planId, share),
    list: (owner, planId) => listShares(context, owner, planId),
    revoke: (owner, planId, id) => revokeShare(context, owner, planId, id),
    describe: (token) => describeShare(context, token),
    document: (token, visit) => documentOfShare(context, token, visit),
    letComment: (owner, planId, id, mayComment) => letComment(context, owner, planId, { id, mayComment }),
    find: (token) => follow(context, token),
    enter: async (token, { password, network }) => {
      const found = await follow(context, token);
      await checkPassword(context, found.share, password, network);
      return found;
    },
  };
}

async function createShare(
  { database, clock, hashing, documents, policy, keepVersion }: Context,
  account: Account,
  id: string,
  { expiresAt, password, mayDownload, mayComment }: NewShare,
): Promise<Share> {
  const now = clock();
  if (expiresAt !== undefined && expiresAt <= now) throw new ApiError('expiry_in_the_past');
  await ownPlanId(database, account.id, id);
  await policy.requireTakingOut(account);
  const token = newSecret();
  const passwordHash = password === undefined ? null : await hashing.hash(password, turnOfOwner(account.id));
  const created = await inTransaction(database, async (tx) => {
    await lockHoldings(tx, account.id);
    const planId = await ownPlanId(tx, account.id, id);
    const there = await sharesOf(tx, account.id, planId);
    const over = there.filter((share) => isOver(share, clock()));
    for (const share of over) await deleteShare(tx, account.id, planId, share.id);
    if (there.length - over.length >= SHARE_LIMIT) throw new ApiError('too_many_shares');
    const tokenHash = must(hashOfSecret(token), 'a new secret has the form of one');
    const row = {
      accountId: account.id,
      id: randomUUID(),
      planId,
      tokenHash,
      token,
      passwordHash,
      mayDownload,
      mayComment,
      expiresAt: expiresAt ?? null,
    };
    await insertShare(tx, { ...row, createdAt: now });
    return { ...row, createdAt: now, opened: 0 };
  });
  const found = await findPlan(database, account.id, id);
  const plan = found && (await documents.current(found));
  if (plan !== undefined) await keepVersion({ plan, reason: 'shared', by: account.id });
  return toShare(created);
}

async function listShares({ database, clock }: Context, owner: AccountId, id: string): Promise<Share[]> {
  return currentShares(database, owner, await ownPlanId(database, owner, id), clock());
}

async function revokeShare(
  { database, clock }: Context,
  owner: AccountId,
  id: string,
  shareId: string,
): Promise<Share[]> {
  const planId = await ownPlanId(database, owner, id);
  const isRevoked = await inTransaction(database, (tx) => deleteShare(tx, owner, planId, shareId));
  if (!isRevoked) throw new ApiError('not_found');
  return currentShares(database, owner, planId, clock());
}

async function letComment(
  { database, clock }: Context,
  owner: AccountId,
  id: string,
  change: Pick<ShareRow, 'id' | 'mayComment'>,
): Promise<Share[]> {
  const planId = await ownPlanId(database, owner, id);
  const isChanged = await inTransaction(database, (tx) => setMayComment(tx, owner, planId, change));
  if (!isChanged) throw new ApiError('not_found');
  return currentShares(database, owner, planId, clock());
}

async function describeShare(context: Context, token: string): Promise<DescribedShare> {
  const { share, plan } = await follow(context, token);
  const needsPassword = share.passwordHash !== null;
  const { mayDownload, mayComment } = share;
  return { name: needsPassword ? null : plan.name, needsPassword, mayDownload, mayComment };
}

async function documentOfShare(
  context: Context,
  token: string,
  { password, network, signal }: Visit,
): Promise<PlanDocument> {
  const { share, plan, owner } = await follow(context, token);
  await checkPassword(context, share, password, network);
  const document = await context.documents.typeset(plan, signal);
  await countOpening(context.database, owner.id, share.id);
  return document;
}

/** What a link leads to, as long as it does. */
async function follow(
  { database, clock, documents, policy, accountOfToken }: Context,
  token: string,
): Promise<FoundShare> {
  const tokenHash = hashOfSecret(token) ?? '';
  const accountId = await accountOfToken(tokenHash);
  const found = accountId && (await findShare(database, accountId, tokenHash));
  if (found === undefined || isOver(found.share, clock()) || !(await policy.mayExport(found.owner))) {
    throw new ApiError('not_found');
  }
  const plan = await documents.current(found.plan);
  if (plan === undefined) throw new ApiError('not_found');
  return { ...found, plan };
}

async function checkPassword(
  { guesses, hashing }: Context,
  { id, passwordHash }: ShareRow,
  password: string | undefined,
  network: string,
): Promise<void> {
  if (passwordHash === null) return;
  const guess = { subject: 'share password', who: id, from: { network } };
  await guesses.count(guess);
  if (!(await hashing.matches(passwordHash, password ?? '', turnOfCaller('usual'))))
    throw new ApiError('share_password_wrong');
  // Counted before it is looked at, guesses at the same moment are all in the count.
  await guesses.takeBack(guess);
}

const isOver = ({ expiresAt }: Pick<ShareRow, 'expiresAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt.getTime() <= now.getTime();

const currentShares = async (on: Queryable, owner: AccountId, planId: PlanId, now: Date): Promise<Share[]> =>
  (await sharesOf(on, owner, planId)).filter((share) => !isOver(share, now)).map(toShare);

async function ownPlanId(on: Queryable, owner: AccountId, planId: string): Promise<PlanId> {
  const plan = await findPlan(on, owner, planId);
  if (plan === undefined) throw new ApiError('not_found');
  return plan.id;
}

const toShare = ({
  id,
  token,
  passwordHash,
  mayDownload,
  mayComment,
  expiresAt,
  createdAt,
  opened,
}: ShareRow): Share => ({
  id,
  token,
  has_password: passwordHash !== null,
  may_download: mayDownload,
  may_comment: mayComment,
  expires_at: expiresAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
  opened,
});
