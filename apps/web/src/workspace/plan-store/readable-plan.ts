import * as Y from 'yjs';
import { z } from 'zod';
import { isOfEpoch, NEW_PLAN, type PlanRecord, type StoredPlan, type StoredUpdate } from './stored-plan.ts';

/** What a browser's storage holds of a plan: what was written there, or what has become of it. */
export interface RawPlan {
  readonly record: unknown;
  readonly updates: ReadonlyMap<string, unknown>;
}

export const recordSchema = z
  .object({
    account: z.string().optional(),
    epoch: z.number(),
    revision: z.number(),
    name: z.string().optional(),
  })
  .transform(({ account, ...rest }) => ({ account, ...rest }));

const updateSchema = z.object({
  bytes: z.instanceof(Uint8Array).refine(isYjsUpdate),
  isSent: z.boolean(),
  epoch: z.number(),
});

function isYjsUpdate(bytes: Uint8Array): boolean {
  try {
    Y.decodeUpdate(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * A plan without what of it can no longer be read. Where there is such, nothing counts as heard from the server: the next exchange asks
 * it for everything.
 */
export function readablePlan(raw: RawPlan): StoredPlan {
  const rows = [...raw.updates].map(([key, row]) => ({ key, update: updateSchema.safeParse(row).data }));
  const damaged = rows.flatMap(({ key, update }) => (update === undefined ? [key] : []));
  const read = rows.flatMap(({ key, update }) => (update === undefined ? [] : [[key, update] as const]));
  const record = recordOf(
    raw.record,
    read.map(([, update]) => update),
  );
  // Else it was written by a tab that had not heard yet that all was replaced.
  const updates = new Map(read.filter(([, update]) => isOfEpoch(update, record ?? NEW_PLAN)));
  return { record: record && damaged.length > 0 ? { ...record, revision: 0 } : record, updates, damaged };
}

/** Of a damaged one is left what the updates say. */
function recordOf(row: unknown, updates: readonly StoredUpdate[]): PlanRecord | undefined {
  if (row === undefined) return undefined;
  const epoch = Math.max(0, ...updates.map((update) => update.epoch));
  return recordSchema.safeParse(row).data ?? { ...NEW_PLAN, epoch };
}
