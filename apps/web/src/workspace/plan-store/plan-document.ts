import { applyDifference } from '@trazo/contract/plan-document/difference';
import { readDocument } from '@trazo/contract/plan-document/read';
import { bringBack, onRemovedElsewhere, type RemovedItem } from '@trazo/contract/plan-document/removed-items';
import { type AnyType, changedTypes, rootsOf } from '@trazo/contract/plan-document/roots';
import { newDocument } from '@trazo/contract/plan-document/write';
import { isEqual } from '@trazo/plan/equality';
import * as Y from 'yjs';
import type { Draft, DraftPart, PartData } from './draft.ts';

/** Changes that were not made in this tab. */
const ELSEWHERE = Symbol('elsewhere');

/** What follows from an edit: it would only be made again after it was undone. */
const CONSEQUENCE = Symbol('consequence');

/** Under which key a step names the part it begins in. */
const PART = 'part';

/** Keys in one field are one step until they pause for so many milliseconds. */
const PAUSE = 1_000;

interface DocumentListeners {
  /** An edit of this tab, to be kept. */
  readonly onEdit: (bytes: Uint8Array) => void;
  /** An item that this tab wrote in was removed elsewhere. */
  readonly onRemoved: (removed: RemovedItem) => void;
  /** The draft or the history is another. */
  readonly onChange: () => void;
}

/** The document of one plan as this tab has it, the draft that is read from it, and what of it this tab can undo. */
export class PlanDocument {
  readonly doc = newDocument();
  /** Of the user's own edits: what is written with it can be undone. */
  readonly origin = Symbol('edit');
  readonly history: Y.UndoManager;
  #draft: Draft;
  readonly #changed = new Set<AnyType>();
  #lastField: string | undefined;
  #lastPart: DraftPart | undefined;
  #isStepOpen = false;

  constructor({ onEdit, onRemoved, onChange }: DocumentListeners) {
    onRemovedElsewhere(this.doc, (origin) => origin === this.origin, onRemoved);
    this.doc.on('afterTransaction', (transaction) => {
      const changed = changedTypes(transaction);
      [this.#lastPart] = rootsOf(changed);
      for (const type of changed) this.#changed.add(type);
    });
    this.history = new Y.UndoManager(this.doc, {
      captureTimeout: PAUSE,
      trackedOrigins: new Set([this.origin]),
    });
    this.#draft = readDocument(this.doc);
    this.doc.on('update', (bytes, origin) => {
      if (origin !== ELSEWHERE) onEdit(bytes);
    });
    this.history.on('stack-item-added', ({ stackItem }) => stackItem.meta.set(PART, this.#lastPart));
    // Not after each: what a listener writes would not be read before the one that it listens to is over.
    this.doc.on('afterAllTransactions', () => {
      if (this.#changed.size > 0) {
        this.#draft = readDocument(this.doc, { before: this.#draft, changed: this.#changed });
        this.#changed.clear();
      }
      onChange();
    });
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** The part that was changed last. */
  get lastPart(): DraftPart | undefined {
    return this.#lastPart;
  }

  /** The part the next undo, or redo, begins in; undefined where there is none. */
  next(direction: 'undo' | 'redo'): DraftPart | undefined {
    return this.history[`${direction}Stack`].at(-1)?.meta.get(PART);
  }

  /** Takes in what was written elsewhere. */
  apply(updates: Iterable<Uint8Array>): void {
    this.doc.transact(() => {
      for (const bytes of updates) Y.applyUpdate(this.doc, bytes, ELSEWHERE);
    }, ELSEWHERE);
  }

  /** Writes what is different in a part, of what the writer has read; a step to undo. `field` names the text that is typed in. */
  edit(part: DraftPart, before: PartData, after: PartData, field?: string): void {
    if (isEqual(before, after)) return;
    this.#beginStep(field === undefined ? undefined : `${part}.${field}`);
    applyDifference(this.doc, part, before, after, this.origin);
  }

  /** Shows a removed item again; a step to undo. */
  bringBack(removed: RemovedItem): void {
    this.#beginStep(undefined);
    bringBack(removed, this.origin);
  }

  /** Writes what follows from the rest of the draft: no step to undo. */
  settle(part: DraftPart, before: PartData, after: PartData): void {
    if (!isEqual(before, after)) applyDifference(this.doc, part, before, after, CONSEQUENCE);
  }

  undo(): boolean {
    return this.#step(() => this.history.undo());
  }

  redo(): boolean {
    return this.#step(() => this.history.redo());
  }

  #step(go: () => unknown): boolean {
    this.#lastField = undefined;
    this.history.stopCapturing();
    return go() !== null;
  }

  /** All changes of one task are one step: what follows from a change belongs to it. */
  #beginStep(field: string | undefined): void {
    if (this.#isStepOpen) return;
    if (field === undefined || field !== this.#lastField) this.history.stopCapturing();
    this.#lastField = field;
    this.#isStepOpen = true;
    queueMicrotask(() => {
      this.#isStepOpen = false;
    });
  }

  destroy(): void {
    this.history.destroy();
    this.doc.destroy();
  }
}
