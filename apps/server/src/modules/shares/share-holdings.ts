import { and, desc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import { IS_THERE } from '../plans/plan-repository.ts';
import { plans } from '../plans/schema.ts';
import { shares } from './schema.ts';

/** The links of an account's plans, also those that have run out. Without their addresses: an archive that goes astray opens no plan. */
export const createShareHoldings = (database: NodePgDatabase): AccountHoldings => ({
  exported: async function* ({ id: owner }) {
    const links = await database
      .select({ share: shares })
      .from(shares)
      .innerJoin(plans, and(eq(plans.accountId, shares.accountId), eq(plans.id, shares.planId)))
      .where(and(eq(shares.accountId, owner), IS_THERE))
      .orderBy(desc(shares.createdAt), desc(shares.id));
    const described = links.map(({ share }) => ({
      id: share.id,
      business_plan_id: share.planId,
      has_password: share.passwordHash !== null,
      may_download: share.mayDownload,
      may_comment: share.mayComment,
      expires_at: share.expiresAt,
      created_at: share.createdAt,
      opened: share.opened,
    }));
    yield { path: 'links.json', bytes: Buffer.from(`${JSON.stringify(described, undefined, 2)}\n`) };
  },
});
