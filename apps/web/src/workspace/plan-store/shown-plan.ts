import type { RemovedItem } from '@trazo/contract/plan-document/removed-items';
import { longTextAt } from '@trazo/contract/plan-document/resolve-path';
import { type FieldPath, readPath, type ValueAt, writePath } from '@trazo/contract/plan-document/value-path';
import { isEqual } from '@trazo/plan/equality';
import type { Section } from '@trazo/plan/plan';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { Theme } from '@trazo/plan/theme/theme';
import * as Y from 'yjs';
import { shallow } from 'zustand/shallow';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SharedText } from '../../shared/rich-text/text-binding.ts';
import { firstChange } from './changed-path.ts';
import type { DeviceEvent, DevicePlans } from './device-plans.ts';
import { DRAFT_PARTS, type Draft, type DraftPart, type PartData } from './draft.ts';
import { foldOf } from './fold.ts';
import { Listeners } from './listeners.ts';
import { PlanDocument } from './plan-document.ts';
import type { DraftState, HistoryStep, PlanStore } from './plan-store.ts';
import { ShownDraft } from './shown-draft.ts';
import { isOfEpoch, NEW_PLAN, type PlanRecord, type StoredPlan } from './stored-plan.ts';
import { typedField } from './typed-text.ts';

/** What a tab answers that has nothing more. */
const NOTHING = Y.encodeStateAsUpdate(new Y.Doc());

/** The plan that one tab shows. Subscribers get a new object only for the parts that changed. */
export class ShownPlan implements PlanStore {
  readonly #device: DevicePlans;
  readonly #store: StoreApi<DraftState>;
  readonly #replaced = new Listeners();
  readonly #undoRedo = new Listeners();
  readonly #edited = new Listeners<Uint8Array>();
  readonly #removed = new Listeners<RemovedItem>();
  #id: string;
  #document: PlanDocument;
  /** The plan that is to be shown once it has been read. */
  #opening: { readonly plan: string; readonly document: PlanDocument } | undefined;
  #ready: Promise<void>;
  /** Nothing of it is stored. */
  #isUnbegun = true;
  #record = NEW_PLAN;
  #isDamaged = false;
  #beside = new ShownDraft();
  #isTravelling = false;
  #isBatching = false;

  constructor(device: DevicePlans, id: string) {
    this.#device = device;
    this.#id = id;
    this.#document = this.#blank(id);
    this.#store = createStore(() => this.#stateNow());
    this.#ready = this.#load();
    device.onState(() => this.#publish());
    device.onEvent((event) => this.#onDevice(event));
    device.onRenewed(() => void this.#load());
  }

  readonly getState = (): DraftState => this.#store.getState();

  readonly getInitialState = (): DraftState => this.#store.getInitialState();

  readonly subscribe: StoreApi<DraftState>['subscribe'] = (listener) => this.#store.subscribe(listener);

  /** Calls after each undo and redo. */
  readonly onUndoRedo = this.#undoRedo.add;

  /** Calls whenever another plan is shown, or the whole text of this one is replaced. */
  readonly onReplaced = this.#replaced.add;

  /** Calls when an item that was written in here is removed elsewhere. */
  readonly onRemovedElsewhere = this.#removed.add;

  readonly bringBack = (removed: RemovedItem): void => this.#document.bringBack(removed);

  /** Calls after each edit of this tab. */
  readonly onEdited = this.#edited.add;

  /** The id of the plan that is shown. */
  readonly draftId = (): string => this.#id;

  /** What this device knows of it beside its text. */
  readonly record = (): PlanRecord => this.#record;

  /** When what is stored of the plan that is shown has been read. */
  readonly whenLoaded = (): Promise<void> => this.#ready;

  /** The document behind the draft: long texts are bound to it. */
  readonly document = (): PlanDocument => this.#document;

  readonly longText = (section: SectionId, path: string): SharedText | undefined => {
    const { doc, origin, history } = this.#document;
    const text = longTextAt(doc, section, path);
    return text && { text, origin, history };
  };

  readonly setTheme = (theme: Theme): void => this.#setPart('theme', theme);

  readonly setSection = <Id extends SectionId>(id: Id, section: Section<Id>): void =>
    this.#setPart(id, section);

  /** Sets one field; a path into a list item that has gone meanwhile changes nothing. */
  readonly setField = <Id extends SectionId, Path extends FieldPath<Section<Id>>>(
    id: Id,
    path: Path,
    value: ValueAt<Section<Id>, Path>,
  ): void => {
    const section = this.getState().draft[id];
    if (readPath(section, path) !== value) this.#setPart(id, writePath(section, path, value));
  };

  /** Writes what follows from the rest of the draft: no step to undo, which would only be made again. */
  readonly setDerived = <Id extends SectionId>(id: Id, section: Section<Id>): void => {
    this.#begin();
    this.#write(id, section, false);
  };

  /** Several writes that subscribers see as one; for undo each is noted as it was made. */
  readonly batch = <Result>(write: () => Result): Result => {
    this.#isBatching = true;
    try {
      return write();
    } finally {
      this.#isBatching = false;
      this.#publish();
    }
  };

  /** The theme of a plan that has none yet, and no text; the first text that is written settles it. */
  readonly offerTheme = (theme: Theme): void => {
    const document = this.#document;
    void this.#ready.then(() => {
      if (document !== this.#document || !this.#isUnbegun) return;
      this.#beside.offered = theme;
      this.#publish();
    });
  };

  /** Replaces the text of this plan; the returned function puts it back. */
  readonly replaceDraft = (next: Draft, { asStep = false } = {}): (() => void) => {
    const { draft: before } = this.getState();
    this.#replaceParts(next, asStep);
    return () => this.#replaceParts(before, asStep);
  };

  /** Shows another plan. */
  readonly show = (plan: string): Promise<void> => {
    this.#ready = this.#open(plan);
    return this.#ready;
  };

  /** Shows a plan of which nothing is stored; it has this theme as soon as something is written. */
  readonly begin = (plan: string, theme: Theme): void => {
    this.#change(plan, this.#blank(plan));
    this.#beside.offered = theme;
    this.#ready = Promise.resolve();
    this.#publish();
    this.#replaced.emit(undefined);
  };

  /** Takes back the last step this tab made in this plan, in whichever part; undefined where there is none. */
  readonly undo = (): HistoryStep | undefined => this.#step('undo');

  /** Makes again what was taken back last. */
  readonly redo = (): HistoryStep | undefined => this.#step('redo');

  /** Tries again to keep what this device does not have. */
  readonly flush = (): void => void this.#device.flush();

  /** Reads what is stored again: messages of other tabs may have been missed. */
  readonly reload = (): Promise<void> => this.#load();

  #blank(plan: string): PlanDocument {
    const document: PlanDocument = new PlanDocument({
      onEdit: (bytes) => {
        this.#begin();
        this.#device.append(plan, this.#record.epoch, bytes);
        this.#edited.emit(bytes);
      },
      onRemoved: (removed) => {
        if (document === this.#document) this.#removed.emit(removed);
      },
      onChange: () => {
        if (document === this.#document) this.#publish();
      },
    });
    return document;
  }

  /** Reads a plan into a document of its own, then shows that: undo ends here. */
  async #open(plan: string): Promise<void> {
    const opening = { plan, document: this.#blank(plan) };
    this.#opening = opening;
    const stored = await this.#device.read(plan);
    if (this.#opening !== opening) return;
    this.#change(plan, opening.document);
    this.#take(stored);
    this.#replaced.emit(undefined);
  }

  #change(plan: string, document: PlanDocument): void {
    this.#opening = undefined;
    this.#document.destroy();
    this.#id = plan;
    this.#document = document;
    this.#isUnbegun = true;
    this.#beside = new ShownDraft();
    this.#record = NEW_PLAN;
    this.#isDamaged = false;
  }

  async #load(): Promise<void> {
    const document = this.#document;
    const stored = await this.#device.read(this.#id);
    if (document === this.#document) this.#take(stored);
  }

  #take(stored: StoredPlan): void {
    this.#record = stored.record ?? this.#record;
    this.#isDamaged ||= stored.damaged.length > 0;
    if (stored.updates.size > 0) {
      this.#hasText();
      this.#document.apply([...stored.updates.values()].map(({ bytes }) => bytes));
    }
    this.#publish();
    const folded = foldOf(stored);
    if (folded !== undefined) this.#device.keep(this.#id, folded);
    this.#device.hello(this.#id, this.#record.epoch, Y.encodeStateVector(this.#document.doc));
  }

  #hasText(): void {
    this.#isUnbegun = false;
    this.#beside.offered = undefined;
  }

  /** The first edit keeps the theme that was offered. */
  #begin(): void {
    if (!this.#isUnbegun) return;
    const { offered } = this.#beside;
    this.#hasText();
    if (offered !== undefined) this.#document.settle('theme', this.#document.draft.theme, offered);
  }

  #stateNow(before?: DraftState): DraftState {
    const next = {
      draft: this.#beside.of(this.#document.draft),
      ownName: this.#record.name,
      isDamaged: this.#isDamaged,
      saving: this.#device.getState(),
      history: { undo: this.#document.next('undo'), redo: this.#document.next('redo') },
    };
    return before !== undefined && isEqual(before.history, next.history)
      ? { ...next, history: before.history }
      : next;
  }

  #publish(): void {
    if (this.#isBatching) return;
    const before = this.getState();
    const next = this.#stateNow(before);
    if (!shallow(before, next)) this.#store.setState(next);
  }

  #setPart(part: DraftPart, data: PartData): void {
    // What follows from undoing (a name that is changed elsewhere too) is no step to undo.
    this.#write(part, data, !this.#isTravelling);
  }

  #write(part: DraftPart, data: PartData, asStep: boolean): void {
    this.#begin();
    const before = this.#beside.of(this.#document.draft)[part];
    this.#beside.note(data);
    if (asStep) this.#document.edit(part, before, data, typedField(before, data));
    else this.#document.settle(part, before, data);
    this.#publish();
  }

  #replaceParts(next: Draft, asStep: boolean): void {
    this.batch(() => {
      for (const part of DRAFT_PARTS) this.#write(part, next[part], asStep);
    });
    this.#replaced.emit(undefined);
  }

  #step(direction: 'undo' | 'redo'): HistoryStep | undefined {
    const before = this.getState().draft;
    this.#isTravelling = true;
    const isDone = this.#document[direction]();
    this.#publish();
    this.#isTravelling = false;
    if (!isDone) return undefined;
    const { draft: after } = this.getState();
    this.#undoRedo.emit(undefined);
    const part = DRAFT_PARTS.find((each) => !isEqual(before[each], after[each]));
    return part && { part, ...firstChange(before[part], after[part]) };
  }

  #onDevice(event: DeviceEvent): void {
    if (event.kind === 'update' && event.plan === this.#opening?.plan) {
      this.#opening.document.apply([event.bytes]);
      this.#keepHeard(event);
    }
    if (event.plan !== this.#id) return;
    if (event.kind === 'acknowledged') {
      this.#record = event.record;
      this.#publish();
    }
    if (event.kind === 'replaced') void this.#replace(event.vector);
    if ((event.kind !== 'update' && event.kind !== 'hello') || !isOfEpoch(event, this.#record)) return;
    if (event.kind === 'update') {
      this.#hasText();
      this.#document.apply([event.bytes]);
      this.#keepHeard(event);
    } else if (!this.#isUnbegun) {
      const bytes = Y.encodeStateAsUpdate(this.#document.doc, event.vector);
      if (bytes.length > NOTHING.length) this.#device.answer(this.#id, this.#record.epoch, bytes);
    }
  }

  /** What is written from now on follows on it, and the tab that wrote it may be killed before it is stored. */
  #keepHeard({ plan, key, bytes, epoch }: Extract<DeviceEvent, { readonly kind: 'update' }>): void {
    if (key !== undefined)
      this.#device.keep(plan, { add: new Map([[key, { bytes, isSent: false, epoch }]]) });
  }

  /** All updates were replaced: what was written in this very moment is not among them, and is written once more. */
  async #replace(vector: Uint8Array): Promise<void> {
    const { doc, draft, lastPart } = this.#document;
    const known = Y.decodeStateVector(vector).get(doc.clientID) ?? 0;
    const isBehind = Y.getState(doc.store, doc.clientID) > known;
    await this.show(this.#id);
    if (isBehind && lastPart !== undefined) this.#write(lastPart, draft[lastPart], true);
  }
}
