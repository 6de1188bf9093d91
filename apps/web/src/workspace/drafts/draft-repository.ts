import type { DraftDatabase } from './draft-database.ts';
import type { DraftMirror, MirroredDraft } from './draft-mirror.ts';
import { createDraftRecords, type DraftRecords } from './draft-records.ts';
import type { RecordWrite } from './records-context.ts';

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
  const opened = new OpenedDrafts(database, channel);
  // The page of the mirrored draft may have gone before the database had its last texts.
  const mirror = makeMirror(({ id, texts }) => opened.close(opened.create(id, { first: texts })));
  const mirroredTexts = (id: string) => {
    const mirrored = mirror.read();
    return mirrored?.id === id ? mirrored.texts : undefined;
  };
  const removeAll = async () => {
    await database?.clear();
    mirror.removed();
  };
  // A sign-out whose page was closed before the database had answered.
  if (mirror.isRemoving()) opened.removing = removeAll().catch(() => undefined);

  return {
    mirror,
    /** The records of a draft that this tab shows: kept in the mirror, too. */
    open: (id: string): DraftRecords => opened.create(id, { first: mirroredTexts(id), mirror }),
    /** The records of a draft that no page shows. */
    openUnshown: (id: string): DraftRecords => opened.create(id, { first: mirroredTexts(id) }),
    /** The tab shows another draft from now on. */
    close: (records: DraftRecords): void => opened.close(records),
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
      opened.end(({ id }) => id === draft);
      channel.post({ kind: 'removed', draft });
      await database?.remove(draft).catch(() => undefined);
    },
    /** Takes all drafts off this device, in all tabs: the next person at it finds nothing. */
    async clear(): Promise<void> {
      mirror.clear();
      opened.end(() => true);
      channel.post({ kind: 'cleared' });
      opened.removing = removeAll().catch(() => undefined);
      await opened.removing;
    },
  };
}

interface CreateOptions {
  /** What is known of the draft before the database has opened. */
  readonly first: ReadonlyMap<string, string> | undefined;
  readonly mirror?: DraftMirror;
}

/** The drafts open in this tab. Each write is broadcast to the others and to the other tabs. */
class OpenedDrafts {
  /** What the database has to be through with before a draft is read from it. */
  removing: Promise<void> = Promise.resolve();
  readonly #database: DraftDatabase | undefined;
  readonly #channel: DraftChannel;
  readonly #opened = new Set<DraftRecords>();

  constructor(database: DraftDatabase | undefined, channel: DraftChannel) {
    this.#database = database;
    this.#channel = channel;
    channel.onMessage((message) => this.#receive(message));
  }

  create(id: string, { first, mirror }: CreateOptions): DraftRecords {
    const records: DraftRecords = createDraftRecords(id, {
      database: this.#database,
      beforeLoad: this.removing,
      mirror,
      announce: (writes) => this.#announce(records, writes),
      ...(first === undefined ? {} : { first }),
    });
    this.#opened.add(records);
    return records;
  }

  /** It is left once what is under way is written. */
  close(records: DraftRecords): void {
    records.close();
    void records.settled().then(() => this.#opened.delete(records));
  }

  end(isMeant: (records: DraftRecords) => boolean): void {
    for (const records of [...this.#opened].filter(isMeant)) {
      this.#opened.delete(records);
      records.end('thisTab');
    }
  }

  #announce(own: DraftRecords, writes: readonly RecordWrite[]): void {
    this.#channel.post({ kind: 'written', draft: own.id, writes });
    for (const records of this.#opened)
      if (records !== own && records.id === own.id) for (const write of writes) records.hear(write);
  }

  #receive(message: DraftMessage): void {
    for (const records of [...this.#opened]) {
      if (message.kind === 'cleared') records.end('otherTab');
      else if (message.draft !== records.id) continue;
      else if (message.kind === 'removed') records.end('otherTab');
      else for (const write of message.writes) records.hear(write);
    }
  }
}
