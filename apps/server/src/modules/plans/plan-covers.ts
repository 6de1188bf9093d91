import { and, eq, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { ApiProblem } from '../../platform/errors/api-problem.ts';
import type { SavedDocuments } from '../documents/saved-document.ts';
import type { PlanContents } from './plan-content.ts';
import { planCovers, plans } from './schema.ts';

/** Twice the width a card has on a usual screen. */
const WIDTH = 480;
const QUALITY = 78;
const DRAWINGS_AT_ONCE = 500;

export interface Cover {
  readonly webp: Uint8Array;
  readonly version: number;
}

/**
 * The first pages of saved plans. A cover is drawn when somebody looks at it and kept until the plan changes: saving every
 * few seconds draws nothing.
 */
export interface PlanCovers {
  /** `not_found` for a key no plan has. */
  cover(key: string): Promise<Cover>;
}

export interface PlanCoversOptions {
  readonly database: NodePgDatabase;
  readonly contents: PlanContents;
  readonly documents: SavedDocuments;
}

export function createPlanCovers({ database, contents, documents }: PlanCoversOptions): PlanCovers {
  const draw = async (key: string): Promise<Cover> => {
    const [plan] = await database.select().from(plans).where(eq(plans.coverKey, key));
    if (plan === undefined) throw new ApiProblem('not_found');
    const stored = await contents.withPictureBytes(plan, plan.accountId);
    const webp = await shrink(await documents.firstPage({ ...stored, planId: plan.id }));
    const { id: planId, version } = plan;
    await keep({ planId, version, webp });
    return { webp, version };
  };

  /** Never over the cover of a newer version; `not_found` if the plan was deleted meanwhile. */
  const keep = async (cover: typeof planCovers.$inferInsert): Promise<void> => {
    const { version, webp, planId } = cover;
    try {
      await database
        .insert(planCovers)
        .values(cover)
        .onConflictDoUpdate({
          target: planCovers.planId,
          set: { version, webp },
          setWhere: lte(planCovers.version, version),
        });
    } catch (problem) {
      const there = await database.select({ id: plans.id }).from(plans).where(eq(plans.id, planId));
      throw there.length === 0 ? new ApiProblem('not_found') : problem;
    }
  };

  // Several who look at once wait for one drawing.
  const drawing = new LRUCache<string, Promise<Cover>>({ max: DRAWINGS_AT_ONCE });
  const drawnOnce = (key: string): Promise<Cover> => {
    const begun = drawing.get(key) ?? draw(key).finally(() => drawing.delete(key));
    drawing.set(key, begun);
    return begun;
  };

  return {
    cover: async (key) => {
      const [kept] = await database
        .select({ webp: planCovers.webp, version: planCovers.version })
        .from(plans)
        .innerJoin(planCovers, and(eq(planCovers.planId, plans.id), eq(planCovers.version, plans.version)))
        .where(eq(plans.coverKey, key));
      return kept ?? drawnOnce(key);
    },
  };
}

const shrink = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .resize({ width: WIDTH })
    .flatten({ background: '#ffffff' })
    .webp({ quality: QUALITY })
    .toBuffer();
