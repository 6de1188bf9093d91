import { createBlobDatabase } from '../../shared/storage/blob-database.ts';
import type { RawPlan } from './readable-plan.ts';
import type { PlanChange } from './stored-plan.ts';

/** Where the plans of this browser are kept. Every call may be rejected. */
export interface PlanDatabase {
  ids(): Promise<string[]>;
  read(plan: string): Promise<RawPlan>;
  write(plan: string, change: PlanChange): Promise<void>;
  remove(plan: string): Promise<void>;
  clear(): Promise<void>;
  /** Calls back whenever it may be without what was put into it; the returned function ends that. */
  onRenewed(listener: () => void): () => void;
}

const NAME = 'plans';

/** The record of a plan stands at `[plan]`, its updates at `[plan, key]`; an array sorts after every text. */
const rangeOf = (plan: string) => IDBKeyRange.bound([plan], [plan, []]);

const lastOf = (key: IDBValidKey): string => (Array.isArray(key) ? String(key.at(-1)) : '');
const isRecord = (key: IDBValidKey): boolean => Array.isArray(key) && key.length === 1;

/** The plans in IndexedDB. */
export function createPlanDatabase(): PlanDatabase {
  const { open, onRenewed } = createBlobDatabase(NAME);
  return {
    ids: async () => (await (await open()).getAllKeys(NAME)).filter(isRecord).map(lastOf),
    async read(plan) {
      const { store } = (await open()).transaction(NAME);
      const [keys, values] = await Promise.all([
        store.getAllKeys(rangeOf(plan)),
        store.getAll(rangeOf(plan)),
      ]);
      let record: unknown;
      const updates = new Map<string, unknown>();
      keys.forEach((key, index) => {
        if (isRecord(key)) record = values[index];
        else updates.set(lastOf(key), values[index]);
      });
      return { record, updates };
    },
    async write(plan, { record, add = new Map(), remove = [] }) {
      const transaction = (await open()).transaction(NAME, 'readwrite');
      const { store } = transaction;
      if (record !== undefined) void store.put(record, [plan]);
      for (const [key, update] of add) void store.put(update, [plan, key]);
      for (const key of remove) void store.delete([plan, key]);
      // Not when the next task finds nothing more to do: the page may be gone by then.
      transaction.commit();
      await transaction.done;
    },
    remove: async (plan) => (await open()).delete(NAME, rangeOf(plan)),
    clear: async () => (await open()).clear(NAME),
    onRenewed,
  };
}
