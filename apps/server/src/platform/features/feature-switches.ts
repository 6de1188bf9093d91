import type { ErrorCode } from '@trazo/contract/errors';
import { FEATURES, type Feature } from '@trazo/contract/operator/features';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ttlCache } from '../caching/ttl-cache.ts';
import type { Clock } from '../clock.ts';
import type { Transaction } from '../database/transaction.ts';
import { ApiError } from '../errors/api-error.ts';
import { featureSwitches } from './schema.ts';

export interface SwitchState {
  readonly feature: Feature;
  readonly on: boolean;
  readonly changedAt: Date | null;
}

/** What can be paused while the product runs, for all servers together: each notices within seconds. */
export interface FeatureSwitches {
  isOn(feature: Feature): Promise<boolean>;
  /** Throws while it is paused. */
  require(feature: Feature, code?: ErrorCode): Promise<void>;
  /** As stored at this moment. */
  list(): Promise<readonly SwitchState[]>;
  set(tx: Transaction, feature: Feature, isOn: boolean): Promise<void>;
  /** This process asks the database again; after `set` was committed. */
  refresh(): void;
}

export function createFeatureSwitches({
  database,
  clock,
}: {
  readonly database: NodePgDatabase;
  readonly clock: Clock;
}): FeatureSwitches {
  const list = async (): Promise<readonly SwitchState[]> => {
    const stored = new Map((await database.select().from(featureSwitches)).map((row) => [row.feature, row]));
    return FEATURES.map((feature) => {
      const row = stored.get(feature);
      return { feature, on: row?.isOn ?? true, changedAt: row?.changedAt ?? null };
    });
  };
  const paused = ttlCache(async () => {
    const off = (await list()).filter(({ on }) => !on);
    return new Set(off.map(({ feature }) => feature));
  }, new Set<Feature>());
  const isOn = async (feature: Feature): Promise<boolean> => !(await paused.read()).has(feature);
  return {
    isOn,
    require: async (feature, code = 'feature_paused') => {
      if (!(await isOn(feature))) throw new ApiError(code);
    },
    list,
    set: async (tx, feature, on) => {
      const row = { isOn: on, changedAt: clock() };
      await tx
        .insert(featureSwitches)
        .values({ feature, ...row })
        .onConflictDoUpdate({ target: featureSwitches.feature, set: row });
    },
    refresh: paused.forget,
  };
}
