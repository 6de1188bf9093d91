import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { AccountHoldings } from '../../platform/personal-data/account-holdings.ts';
import { findVersion, versionsOfAccount } from './version-repository.ts';

/** The versions of an account's plans, each a file. */
export const createVersionHoldings = (database: NodePgDatabase): AccountHoldings => ({
  exported: async function* ({ id: owner }) {
    for (const { planId, id } of await versionsOfAccount(database, owner)) {
      const version = await findVersion(database, owner, planId, id);
      if (version === undefined) continue;
      const { name, reason, keptAt, content } = version;
      const described = { id, business_plan_id: planId, name, reason, kept_at: keptAt };
      const whole = { ...described, business_plan_content: JSON.parse(content) as unknown };
      yield {
        path: `plans/${planId}/versions/${id}/version.json`,
        bytes: Buffer.from(`${JSON.stringify(whole, undefined, 2)}\n`),
      };
    }
  },
});
