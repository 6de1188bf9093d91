import type { StorageError } from '../../shared/storage/storage-error.ts';
import type { DraftDatabase } from './draft-database.ts';
import type { DraftMirror } from './draft-mirror.ts';

/** What has become of a draft's records beside the tab's own writes. */
export type RecordsEvent =
  /** Another tab, or the database as it opened, has other text under this key. */
  | { readonly kind: 'changed'; readonly key: string }
  /** What was written under this key is kept nowhere. */
  | { readonly kind: 'lost'; readonly key: string; readonly reason: StorageError }
  /** Everything is written, or less is than it was. */
  | { readonly kind: 'progress' }
  /** The draft was taken off this device. */
  | { readonly kind: 'removed'; readonly by: RemovedBy };

export type RemovedBy = 'thisTab' | 'otherTab';

/** A write that other tabs with the same draft are to apply. */
export interface RecordWrite {
  readonly key: string;
  readonly value: string | null;
}

export interface DraftRecordsPorts {
  /** Undefined where the browser keeps no database. */
  readonly database: DraftDatabase | undefined;
  /** What the database has to be through with first. */
  readonly beforeLoad: Promise<void>;
  /** Only for the draft a tab shows. */
  readonly mirror: DraftMirror | undefined;
  readonly announce: (writes: readonly RecordWrite[]) => void;
  /** What is known of the draft before the database has opened. */
  readonly first?: ReadonlyMap<string, string>;
}

/** What the functions that read, mirror and write the records of one draft share. */
export interface RecordsContext extends Omit<DraftRecordsPorts, 'first'> {
  readonly id: string;
  readonly cache: Map<string, string>;
  /** As the database holds it, as far as this tab knows. */
  readonly stored: Map<string, string>;
  /** Keys still to be written, with what this tab's text was made from. */
  readonly pending: Map<string, string | null>;
  readonly underWay: Map<string, string | null>;
  /** As this tab saw the mirror last: another text in it is another tab's. */
  readonly mirrored: Map<string, string>;
  /** Keys whose text is only in this tab's memory. */
  readonly unmirrored: Set<string>;
  readonly listeners: Set<(event: RecordsEvent) => void>;
  databaseFailure: StorageError | undefined;
  isLoaded: boolean;
  isEnded: boolean;
  draining: Promise<void> | undefined;
}

export function createRecordsContext(
  id: string,
  { first = new Map(), ...ports }: DraftRecordsPorts,
): RecordsContext {
  return {
    ...ports,
    id,
    cache: new Map(first),
    stored: new Map(),
    pending: new Map(),
    underWay: new Map(),
    mirrored: new Map(first),
    unmirrored: new Set(),
    listeners: new Set(),
    databaseFailure: ports.database === undefined ? 'blocked' : undefined,
    isLoaded: false,
    isEnded: false,
    draining: undefined,
  };
}

export function emit({ listeners }: RecordsContext, event: RecordsEvent): void {
  for (const listener of [...listeners]) listener(event);
}
