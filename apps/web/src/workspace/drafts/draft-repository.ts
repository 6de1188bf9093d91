import type { DraftDatabase } from './draft-database.ts';
import type { DraftMirror, MirroredDraft } from './draft-mirror.ts';
import { createDraftRecords, type DraftRecords, type RecordWrite } from './draft-records.ts';

/** Messages between the tabs of one browser about their drafts. */
export type DraftMessage =
  | { readonly kind: 'written'; readonly draft: string; readonly writes: readonly RecordWrite[] }
  | { readonly kind: 'removed'; readonly draft: string }
  | { readonly kind: 'cleared' };

/** A `BroadcastChannel`, as far as it is needed: it reaches the other tabs, not this one. */
export interface DraftChannel {
  post(message: DraftMessage): void;
  onMessage(listener: (message: DraftMessage) => void): void;
}

export interface DraftRepositoryPorts {
  readonly database: DraftDatabase | undefined;
  readonly channel: DraftChannel;
  /** Makes the mirror; `onDisplaced` gets the draft that another one displaces in it. */
  readonly mirror: (onDisplaced: (before: MirroredDraft) => void) => DraftMirror;
}

export type DraftRepository = ReturnType<typeof createDraftRepository>;

/** The drafts of this browser, any number, each under the id of the plan it is. */
export function createDraftRepository({ database, channel, mirror: makeMirror }: DraftRepositoryPorts) {
  const opened = new Set<DraftRecords>();
  let removing: Promise<void> = Promise.resolve();
  const announceOf = (draft: string, own: () => DraftRecords) => (writes: readonly RecordWrite[]) => {
    channel.post({ kind: 'written', draft, writes });
    for (const records of opened)
      if (records !== own() && records.id === draft) for (const write of writes) records.hear(write);
  };

  const create = (
    id: string,
    mirrored: boolean,
    first: ReadonlyMap<string, string> | undefined,
  ): DraftRecords => {
    const records: DraftRecords = createDraftRecords(id, {
      database,
      beforeLoad: removing,
      mirror: mirrored ? mirror : undefined,
      announce: announceOf(id, () => records),
      ...(first === undefined ? {} : { first }),
    });
    opened.add(records);
    return records;
  };
  const close = (records: DraftRecords) => {
    records.close();
    void records.settled().then(() => opened.delete(records));
  };

  /** The page of the mirrored draft may have gone before the database had its last words. */
  const rescue = ({ id, texts }: MirroredDraft) => {
    close(create(id, false, texts));
  };
  const mirror = makeMirror(rescue);
  const removeAll = async () => {
    await database?.clear();
    mirror.removed();
  };
  // A sign-out whose page was closed before the database had answered.
  if (mirror.isRemoving()) removing = removeAll().catch(() => undefined);

  channel.onMessage((message) => {
    for (const records of [...opened]) {
      if (message.kind === 'cleared') records.end('otherTab');
      else if (message.draft !== records.id) continue;
      else if (message.kind === 'removed') records.end('otherTab');
      else for (const write of message.writes) records.hear(write);
    }
  });

  const end = (isMeant: (records: DraftRecords) => boolean) => {
    for (const records of [...opened].filter(isMeant)) {
      opened.delete(records);
      records.end('thisTab');
    }
  };

  return {
    mirror,
    /** The records of a draft that this tab shows: kept in the mirror, too. */
    open: (id: string): DraftRecords => {
      const mirrored = mirror.read();
      return create(id, true, mirrored?.id === id ? mirrored.texts : undefined);
    },
    /** The records of a draft that no page shows. */
    openUnshown: (id: string): DraftRecords => {
      const mirrored = mirror.read();
      return create(id, false, mirrored?.id === id ? mirrored.texts : undefined);
    },
    /** The tab shows another draft from now on. */
    close,
    /** Every draft there is on this device; none where its database does not open. */
    async ids(): Promise<string[]> {
      const mirrored = mirror.read()?.id;
      const ids = await (database?.ids() ?? Promise.resolve([])).catch(() => []);
      return [...new Set([...ids, ...(mirrored === undefined ? [] : [mirrored])])];
    },
    /** Every text that is kept; rejected where the database does not open. */
    texts: async (): Promise<string[]> => [
      ...((await database?.texts()) ?? []),
      ...(mirror.read()?.texts.values() ?? []),
    ],
    /** Takes one draft off this device, in all tabs. */
    async remove(draft: string): Promise<void> {
      mirror.forget(draft);
      end(({ id }) => id === draft);
      channel.post({ kind: 'removed', draft });
      await database?.remove(draft).catch(() => undefined);
    },
    /** Takes all drafts off this device, in all tabs: the next person at it finds nothing. */
    async clear(): Promise<void> {
      mirror.clear();
      end(() => true);
      channel.post({ kind: 'cleared' });
      removing = removeAll().catch(() => undefined);
      await removing;
    },
  };
}
