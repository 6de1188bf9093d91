import { randomUUID } from 'node:crypto';
import { SHARE_LIMIT, type Share } from '@trazo/contract/api/shares';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Account, AccountId } from '../../platform/authentication/account.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../platform/database/transaction.ts';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import { takeBackUse } from '../../platform/limits/rate-window-store.ts';
import { requireRoom } from '../../platform/limits/use-limit.ts';
import type { PasswordHashing } from '../accounts/password-hashing.ts';
import { hashOfSecret, newSecret } from '../accounts/secrets.ts';
import type { PlanDocument, PlanDocuments } from '../plans/plan-documents.ts';
import type { PlanPolicy } from '../plans/plan-policy.ts';
import { findPlan, lockHoldings } from '../plans/plan-repository.ts';
import type { PlanId } from '../plans/schema.ts';
import {
  deleteShare,
  type FoundShare,
  findShare,
  insertShare,
  type ShareRow,
  sharesOf,
} from './share-repository.ts';

const QUARTER_HOUR = 15 * 60_000;
const ATTEMPTS_PER_SHARE = 20;

export interface NewShare {
  readonly expiresAt: Date | undefined;
  readonly password: string | undefined;
}

/** Links that show a plan, read-only, to whoever has them. */
export interface ShareService {
  /** The token is in this answer and nowhere else. */
  create(account: Account, planId: string, share: NewShare): Promise<Share & { token: string }>;
  list(owner: AccountId, planId: string): Promise<Share[]>;
  revoke(owner: AccountId, planId: string, id: string): Promise<Share[]>;
  /** `not_found` for a link that is unknown, revoked or expired, or whose owner may not share any more. */
  describe(token: string): Promise<{ name: string | null; needsPassword: boolean }>;
  document(token: string, password: string | undefined, signal: AbortSignal): Promise<PlanDocument>;
}

export interface ShareServiceOptions {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
  readonly hashing: PasswordHashing;
  readonly documents: PlanDocuments;
  readonly policy: PlanPolicy;
}

export function createShareService(options: ShareServiceOptions): ShareService {
  const { database, clock, hashing, documents, policy } = options;

  const isOver = ({ expiresAt }: Pick<ShareRow, 'expiresAt'>): boolean =>
    expiresAt !== null && expiresAt.getTime() <= clock().getTime();

  const currentShares = async (on: Queryable, planId: PlanId): Promise<ShareRow[]> =>
    (await sharesOf(on, planId)).filter((share) => !isOver(share));

  const ownPlanId = async (on: Queryable, owner: AccountId, planId: string): Promise<PlanId> => {
    const plan = await findPlan(on, owner, planId);
    if (plan === undefined) throw new ApiProblem('not_found');
    return plan.id;
  };

  const follow = async (token: string): Promise<FoundShare> => {
    const tokenHash = hashOfSecret(token);
    const found = tokenHash === undefined ? undefined : await findShare(database, tokenHash);
    if (found === undefined || isOver(found.share) || !(await policy.mayTakeOut(found.owner))) {
      throw new ApiProblem('not_found');
    }
    return found;
  };

  const checkPassword = async ({ id, passwordHash }: ShareRow, password = ''): Promise<void> => {
    if (passwordHash === null) return;
    const attempt = { subject: 'share password', who: id };
    const room = { ...attempt, max: ATTEMPTS_PER_SHARE, windowMs: QUARTER_HOUR };
    await requireRoom(database, room).catch(async (problem: unknown) => {
      // Nobody looked at it: many who open it at the same moment must not close it.
      if (problem instanceof ApiProblem) await takeBackUse(database, attempt);
      throw problem;
    });
    if (!(await hashing.matches(passwordHash, password))) throw new ApiProblem('share_password_wrong');
    // Only wrong ones use up attempts; counted before, guesses at the same moment are all in the count.
    await takeBackUse(database, attempt);
  };

  return {
    create: async (account, id, { expiresAt, password }) => {
      const now = clock();
      if (expiresAt !== undefined && expiresAt <= now) throw new ApiProblem('expiry_in_the_past');
      await ownPlanId(database, account.id, id);
      await policy.requireTakingOut(account);
      const token = newSecret();
      const passwordHash = password === undefined ? null : await hashing.hash(password);
      const created = await inTransaction(database, async (tx) => {
        await lockHoldings(tx, account.id);
        const planId = await ownPlanId(tx, account.id, id);
        const there = await sharesOf(tx, planId);
        for (const share of there.filter(isOver)) await deleteShare(tx, planId, share.id);
        if (there.filter((share) => !isOver(share)).length >= SHARE_LIMIT) {
          throw new ApiProblem('too_many_shares');
        }
        const tokenHash = hashOfSecret(token) ?? '';
        const row = { id: randomUUID(), planId, tokenHash, passwordHash, expiresAt: expiresAt ?? null };
        await insertShare(tx, { ...row, createdAt: now });
        return { ...row, createdAt: now };
      });
      return { ...toShare(created), token };
    },

    list: async (owner, id) =>
      (await currentShares(database, await ownPlanId(database, owner, id))).map(toShare),

    revoke: async (owner, id, shareId) => {
      const planId = await ownPlanId(database, owner, id);
      if (!(await deleteShare(database, planId, shareId))) throw new ApiProblem('not_found');
      return (await currentShares(database, planId)).map(toShare);
    },

    describe: async (token) => {
      const { share, plan } = await follow(token);
      const needsPassword = share.passwordHash !== null;
      return { name: needsPassword ? null : plan.name, needsPassword };
    },

    document: async (token, password, signal) => {
      const { share, plan } = await follow(token);
      await checkPassword(share, password);
      return documents.typeset(plan, signal);
    },
  };
}

const toShare = ({ id, passwordHash, expiresAt, createdAt }: ShareRow): Share => ({
  id,
  has_password: passwordHash !== null,
  expires_at: expiresAt?.toISOString() ?? null,
  created_at: createdAt.toISOString(),
});
