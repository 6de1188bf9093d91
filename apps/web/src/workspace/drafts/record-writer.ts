import { storageErrorOf } from '../../shared/storage/storage-error.ts';
import type { DraftDatabase, RecordChange, Rivals } from './draft-database.ts';
import { emit, type RecordsContext } from './records-context.ts';

/** Puts a key on the list of what is to be written, and begins to write. */
export function queue(context: RecordsContext, key: string): void {
  const { pending, stored, underWay } = context;
  // What is under way is what the next write is made from.
  if (!pending.has(key))
    pending.set(key, underWay.has(key) ? (underWay.get(key) ?? null) : (stored.get(key) ?? null));
  drain(context);
}

/** Writes what is pending, unless that is under way already or has to wait for the database. */
export function drain(context: RecordsContext): void {
  const { database, pending } = context;
  if (!context.isLoaded || context.isEnded || context.draining !== undefined) return;
  if (database === undefined || pending.size === 0) return;
  // In a microtask: what is written in one go becomes one transaction.
  context.draining = Promise.resolve(database)
    .then((opened) => drainAll(context, opened))
    .finally(() => {
      context.draining = undefined;
      emit(context, { kind: 'progress' });
    });
}

async function drainAll(context: RecordsContext, database: DraftDatabase): Promise<void> {
  const { cache, id, pending, underWay } = context;
  while (pending.size > 0 && !context.isEnded) {
    const changes = [...pending].map(([key, expected]) => ({
      key,
      expected,
      value: cache.get(key) ?? null,
    }));
    for (const { key, value } of changes) underWay.set(key, value);
    pending.clear();
    try {
      acknowledge(context, changes, await database.write(id, changes));
    } catch (error) {
      fail(context, error);
      return;
    }
  }
}

/** What was written is stored; where another tab was faster (compare-and-swap), its record stays. */
function acknowledge(context: RecordsContext, changes: readonly RecordChange[], rivals: Rivals): void {
  const { announce, stored, underWay, unmirrored } = context;
  context.databaseFailure = undefined;
  const written = changes.filter(({ key }) => !rivals.has(key));
  for (const { key, value } of written) {
    if (value === null) stored.delete(key);
    else stored.set(key, value);
    unmirrored.delete(key);
  }
  for (const [key, rival] of rivals) yieldTo(context, key, rival);
  underWay.clear();
  if (written.length > 0) announce(written.map(({ key, value }) => ({ key, value })));
  for (const key of rivals.keys()) emit(context, { kind: 'changed', key });
}

function yieldTo({ cache, stored, pending }: RecordsContext, key: string, rival: string | null): void {
  if (rival === null) {
    stored.delete(key);
    cache.delete(key);
  } else {
    stored.set(key, rival);
    cache.set(key, rival);
  }
  pending.delete(key);
}

function fail(context: RecordsContext, error: unknown): void {
  const { pending, underWay, unmirrored } = context;
  const reason = storageErrorOf(error);
  context.databaseFailure = reason;
  for (const [key, expected] of underWay) if (!pending.has(key)) pending.set(key, expected);
  const lost = [...underWay.keys()].filter((key) => unmirrored.has(key));
  underWay.clear();
  for (const key of lost) emit(context, { kind: 'lost', key, reason });
}
