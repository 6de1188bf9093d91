import { and, eq } from 'drizzle-orm';
import type { PlanMove } from '../plans/plan-handover.ts';
import { planVersions, versionImages } from '../plans/schema.ts';

/** Takes the versions of a plan along to another account, where their pictures are by then. */
export const moveVersions: PlanMove = async (tx, { from, to, id }) => {
  const ofPlan = and(eq(planVersions.accountId, from), eq(planVersions.planId, id));
  const versions = await tx.select().from(planVersions).where(ofPlan);
  const shown = await tx
    .select({ versionId: versionImages.versionId, hash: versionImages.hash })
    .from(versionImages)
    .innerJoin(
      planVersions,
      and(eq(planVersions.accountId, versionImages.accountId), eq(planVersions.id, versionImages.versionId)),
    )
    .where(and(ofPlan, eq(versionImages.accountId, from)));
  return async () => {
    for (const version of versions) await tx.insert(planVersions).values({ ...version, accountId: to });
    for (const image of shown) await tx.insert(versionImages).values({ ...image, accountId: to });
  };
};
