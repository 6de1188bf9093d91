import { and, eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { AccountId } from '../../platform/authentication/account.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Foundation } from '../../platform/foundation/foundation.ts';
import { rememberingAccountOf } from '../../platform/lookups/lookups.ts';
import { forSeveral } from '../../platform/telemetry/work-context.ts';
import type { SavedDocuments } from '../documents/saved-document.ts';
import { createCoverCache } from './cover-cache.ts';
import { coverVersion } from './cover-version.ts';
import type { PlanContents } from './plan-content.ts';
import type { PlanFolding } from './plan-folding.ts';
import { IS_THERE } from './plan-repository.ts';
import { planCovers, plans } from './schema.ts';

/** Twice the width a card has on a usual screen. */
const SIZE = { width: 480, quality: 78 } as const;
const DRAWINGS_AT_ONCE = 500;

export interface Cover {
  readonly webp: Uint8Array;
  readonly version: string;
}

/**
 * The first pages of saved plans. A cover is drawn when it is first asked for and cached until the plan or the way it is
 * typeset changes: saving every few seconds draws nothing.
 */
export interface PlanCovers {
  /** `not_found` for a key no plan has. */
  cover(key: string): Promise<Cover>;
}

export interface PlanCoversOptions extends Pick<Foundation, 'database' | 'pictures' | 'bytes'> {
  readonly contents: PlanContents;
  readonly folding: PlanFolding;
  readonly documents: SavedDocuments;
}

export function createPlanCovers(options: PlanCoversOptions): PlanCovers {
  const { database, contents, folding, documents, pictures, bytes } = options;
  const covers = createCoverCache(database, bytes);
  const accountOfCover = rememberingAccountOf(database, 'cover');
  const ownerOf = async (key: string): Promise<AccountId> => {
    const owner = await accountOfCover(key);
    if (owner === undefined) throw new ApiError('not_found');
    return owner;
  };

  const draw = async (key: string): Promise<Cover> => {
    const owner = await ownerOf(key);
    const [found] = await database
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.accountId, owner), eq(plans.coverKey, key), IS_THERE));
    const plan = found && (await folding.fold(owner, found.id));
    if (plan === undefined) throw new ApiError('not_found');
    const stored = await contents.withPictureBytes(plan, owner);
    const webp = await pictures.page(await documents.firstPage({ ...stored, planId: plan.id, owner }), SIZE);
    const { id: planId, version } = plan;
    const drawnFor = coverVersion(version);
    await covers.put({ accountId: owner, planId, version, webp, drawnFor });
    return { webp, version: drawnFor };
  };

  // Several who look at once wait for one drawing: it does not end with the one that was first.
  const drawing = new LRUCache<string, Promise<Cover>>({ max: DRAWINGS_AT_ONCE });
  const drawnOnce = (key: string): Promise<Cover> => {
    const drawn = () => forSeveral(() => draw(key)).finally(() => drawing.delete(key));
    const begun = drawing.get(key) ?? drawn();
    drawing.set(key, begun);
    return begun;
  };

  return {
    cover: async (key) => {
      const owner = await ownerOf(key);
      const [kept] = await database
        .select({
          bytes: planCovers.webp,
          objectKey: planCovers.objectKey,
          version: plans.version,
          drawnFor: planCovers.drawnFor,
        })
        .from(plans)
        .innerJoin(
          planCovers,
          and(
            eq(planCovers.accountId, plans.accountId),
            eq(planCovers.planId, plans.id),
            eq(planCovers.version, plans.version),
          ),
        )
        .where(and(eq(plans.accountId, owner), eq(plans.coverKey, key), IS_THERE));
      if (kept === undefined) return drawnOnce(key);
      const version = coverVersion(kept.version);
      const webp = kept.drawnFor === version ? await covers.read(kept) : undefined;
      return webp === undefined ? drawnOnce(key) : { webp, version };
    },
  };
}
