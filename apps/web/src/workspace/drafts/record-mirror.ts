import type { StorageError } from '../../shared/storage/storage-error.ts';
import { isTextKey } from './draft.ts';
import type { RecordsContext } from './records-context.ts';

/** What another tab has put into the mirror since this tab read it. */
export function readMirrored({ id, mirror, mirrored }: RecordsContext, key: string): string | undefined {
  const text = mirror?.peek(id, key);
  if (text === undefined || text === mirrored.get(key)) return undefined;
  mirrored.set(key, text);
  return text;
}

/** Throws where neither mirror nor database takes it. */
export function mirrorRecord(context: RecordsContext, key: string, value: string): void {
  const { databaseFailure, mirror, unmirrored } = context;
  // What stands beside the text is found out again where it is not kept.
  if (!isTextKey(key)) return;
  if (mirror === undefined) {
    if (databaseFailure !== undefined) throw failureError(databaseFailure);
    unmirrored.add(key);
    return;
  }
  try {
    writeMirror(context, textsOf(context).set(key, value), (each) => each === key || unmirrored.has(each));
  } catch (error) {
    if (databaseFailure !== undefined) throw error;
    unmirrored.add(key);
  }
}

/** Completes the mirror, as far as the browser takes it. */
export function retryMirror(context: RecordsContext): void {
  try {
    const texts = textsOf(context);
    if (texts.size > 0) writeMirror(context, texts, (key) => context.unmirrored.has(key));
  } catch {
    // Reported by the write that it refused.
  }
}

/** Whether text is on its way to the database that is not in the mirror either. */
export function isOnlyInMemory({ pending, underWay, unmirrored }: RecordsContext): boolean {
  return [...pending.keys(), ...underWay.keys()].some((key) => unmirrored.has(key));
}

const textsOf = ({ cache }: RecordsContext) => new Map([...cache].filter(([key]) => isTextKey(key)));

function writeMirror(
  { id, mirror, mirrored, unmirrored }: RecordsContext,
  texts: ReadonlyMap<string, string>,
  changed: (key: string) => boolean,
): void {
  for (const [key, text] of mirror?.write({ id, texts }, changed) ?? []) {
    mirrored.set(key, text);
    unmirrored.delete(key);
  }
}

const FAILURE_NAMES: Readonly<Record<StorageError, string>> = {
  full: 'QuotaExceededError',
  blocked: 'SecurityError',
  failed: 'UnknownError',
};

const failureError = (failure: StorageError): DOMException =>
  new DOMException('The draft is not kept', FAILURE_NAMES[failure]);
