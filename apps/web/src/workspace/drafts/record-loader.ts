import { storageErrorOf } from '../../shared/storage/storage-error.ts';
import { partAt } from './draft.ts';
import { drain } from './record-writer.ts';
import { emit, type RecordsContext } from './records-context.ts';
import { buildsOn, readRecord } from './stored-record.ts';

/** Reads the database, then writes what waited for it. */
export async function loadRecords(context: RecordsContext): Promise<void> {
  try {
    await context.beforeLoad;
    const entries = await context.database?.load(context.id);
    if (context.isEnded) return;
    if (entries !== undefined) {
      context.databaseFailure = undefined;
      merge(context, entries);
    }
  } catch (error) {
    context.databaseFailure = storageErrorOf(error);
  }
  context.isLoaded = true;
  drain(context);
  emit(context, { kind: 'progress' });
}

/** The later text of each key stays; what this tab has not written yet is not touched. */
function merge(context: RecordsContext, entries: ReadonlyMap<string, string>): void {
  const { cache, stored, pending, underWay } = context;
  const changed: string[] = [];
  for (const key of new Set([...entries.keys(), ...cache.keys()])) {
    const theirs = entries.get(key);
    if (theirs !== undefined) stored.set(key, theirs);
    else stored.delete(key);
    const mine = cache.get(key);
    if (mine === theirs || pending.has(key) || underWay.has(key)) continue;
    if (theirs === undefined || (mine !== undefined && isLater(key, mine, theirs)))
      pending.set(key, theirs ?? null);
    else {
      cache.set(key, theirs);
      changed.push(key);
    }
  }
  for (const key of changed) emit(context, { kind: 'changed', key });
}

/** Whether what stands here was written by a tab that had seen `other`. */
function isLater(key: string, text: string, other: string): boolean {
  const part = partAt(key);
  const [mine, theirs] = [text, other].map((raw) => part && readRecord(part, raw)?.record);
  if (mine === undefined || theirs === undefined) return theirs === undefined;
  return buildsOn(mine, theirs);
}
