import type { KeyValueStorage } from '../../shared/storage/key-value-storage.ts';
import type { DraftDatabase } from './draft-database.ts';
import { createDraftMirror, type DraftMirror } from './draft-mirror.ts';
import { DraftRecords, type RecordWrite } from './draft-records.ts';

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

interface DraftRepositoryPorts {
  readonly database: DraftDatabase | undefined;
  readonly channel: DraftChannel;
  readonly storage: KeyValueStorage | undefined;
}

/** The drafts of this browser, any number, each under the id of the plan it is. */
export class DraftRepository {
  readonly mirror: DraftMirror;
  readonly #database: DraftDatabase | undefined;
  readonly #channel: DraftChannel;
  /** Those open in this tab. */
  readonly #opened = new Set<DraftRecords>();
  /** What the database has to be through with before a draft is read from it. */
  #removing: Promise<void> = Promise.resolve();

  constructor({ database, channel, storage }: DraftRepositoryPorts) {
    this.#database = database;
    this.#channel = channel;
    // The page of the mirrored draft may have gone before the database had its last texts.
    this.mirror = createDraftMirror(storage, ({ id, texts }) => this.close(this.#create(id, texts)));
    channel.onMessage((message) => this.#receive(message));
    // A sign-out whose page was closed before the database had answered.
    if (this.mirror.isRemoving()) this.#removeAll();
  }

  /** The records of a draft that this tab shows: kept in the mirror, too. */
  open(id: string): DraftRecords {
    return this.#create(id, this.#mirroredTexts(id), this.mirror);
  }

  /** The records of a draft that no page shows. */
  openUnshown(id: string): DraftRecords {
    return this.#create(id, this.#mirroredTexts(id));
  }

  /** The tab shows another draft from now on; these are left once what is under way is written. */
  close(records: DraftRecords): void {
    records.close();
    void records.settled().then(() => this.#opened.delete(records));
  }

  /** Every draft there is on this device; none where its database does not open. */
  async ids(): Promise<string[]> {
    const mirrored = this.mirror.read()?.id;
    const ids = await (this.#database?.ids() ?? Promise.resolve([])).catch(() => []);
    return [...new Set([...ids, ...(mirrored === undefined ? [] : [mirrored])])];
  }

  /** Every text that is kept; rejected where the database does not open. */
  async texts(): Promise<string[]> {
    const texts = (await this.#database?.texts()) ?? [];
    return [...texts, ...(this.mirror.read()?.texts.values() ?? [])];
  }

  /** Takes one draft off this device, in all tabs. */
  async remove(draft: string): Promise<void> {
    this.mirror.forget(draft);
    this.#end(({ id }) => id === draft);
    this.#channel.post({ kind: 'removed', draft });
    await this.#database?.remove(draft).catch(() => undefined);
  }

  /** Takes all drafts off this device, in all tabs: the next person at it finds nothing. */
  async clear(): Promise<void> {
    this.mirror.clear();
    this.#end(() => true);
    this.#channel.post({ kind: 'cleared' });
    await this.#removeAll();
  }

  #removeAll(): Promise<void> {
    const remove = async () => {
      await this.#database?.clear();
      this.mirror.removed();
    };
    this.#removing = remove().catch(() => undefined);
    return this.#removing;
  }

  #mirroredTexts(id: string): ReadonlyMap<string, string> | undefined {
    const mirrored = this.mirror.read();
    return mirrored?.id === id ? mirrored.texts : undefined;
  }

  /** Each of its writes is broadcast to the other tabs, and to the others of this one. */
  #create(id: string, first: ReadonlyMap<string, string> | undefined, mirror?: DraftMirror): DraftRecords {
    const records = new DraftRecords(id, {
      database: this.#database,
      beforeLoad: this.#removing,
      mirror,
      first,
      announce: (writes) => {
        this.#channel.post({ kind: 'written', draft: id, writes });
        for (const other of this.#opened) if (other !== records && other.id === id) other.hear(writes);
      },
    });
    this.#opened.add(records);
    return records;
  }

  #end(isMeant: (records: DraftRecords) => boolean): void {
    for (const records of [...this.#opened].filter(isMeant)) {
      this.#opened.delete(records);
      records.end('thisTab');
    }
  }

  #receive(message: DraftMessage): void {
    for (const records of [...this.#opened]) {
      if (message.kind === 'cleared') records.end('otherTab');
      else if (message.draft !== records.id) continue;
      else if (message.kind === 'removed') records.end('otherTab');
      else records.hear(message.writes);
    }
  }
}
