import { changeLines } from '@trazo/contract/plan-document/lines';
import { storedLines } from '@trazo/contract/plan-document/stored-lines';
import type { TextLine } from '@trazo/contract/plan-document/text-lines';
import { must } from '@trazo/plan/must';
import type { Node } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type * as Y from 'yjs';
import { documentOfLines, linesOfDocument } from './editor-document.ts';
import { replaceContent } from './replace-content.ts';
import { absolutePlace, placeAt, positionOf, relativePlace } from './text-places.ts';

/** More letters at once than a key makes are pasted, dictated or cleared: a step of their own. */
const LETTERS_AT_ONCE = 2;

/** A long text in a document that merges. */
export interface SharedText {
  readonly text: Y.Text;
  /** The origin of what is written in it here. */
  readonly origin: unknown;
  /** Takes what is written here back. */
  readonly history: Y.UndoManager | undefined;
}

/** What a binding needs of an editor. */
export type BoundView = Pick<EditorView, 'state' | 'updateState' | 'composing' | 'hasFocus'>;

/** A selection that stays in its words whatever others write. */
class Caret {
  readonly text: Y.Text;
  readonly #anchor: Y.RelativePosition;
  readonly #head: Y.RelativePosition;

  private constructor(text: Y.Text, anchor: Y.RelativePosition, head: Y.RelativePosition) {
    this.text = text;
    this.#anchor = anchor;
    this.#head = head;
  }

  static of(text: Y.Text, { doc, selection }: EditorState): Caret | undefined {
    const places = [selection.anchor, selection.head].map((position) => placeAt(doc, position));
    const [anchor, head] = places.map((place) => place && relativePlace(text, place));
    return anchor === undefined || head === undefined ? undefined : new Caret(text, anchor, head);
  }

  selectionIn(document: Node): TextSelection | undefined {
    const places = [this.#anchor, this.#head].map((relative) => absolutePlace(this.text, relative));
    const [anchor, head] = places.map((place) => place && positionOf(document, place));
    return anchor === undefined || head === undefined
      ? undefined
      : TextSelection.create(document, anchor, head);
  }
}

/** Of a transaction that shows what others wrote. */
const FROM_TEXT = 'from the text';

export const isFromText = (transaction: Transaction): boolean => transaction.getMeta(FROM_TEXT) === true;

/** What a text says, as the editor shows it. */
export const documentOfText = (text: Y.Text): Node =>
  documentOfLines(storedLines(text).map(({ line }) => line));

/** Of an undo step: where the caret was before it. */
const CARET = 'caret';

interface StepEvent {
  readonly stackItem: { readonly meta: Map<unknown, unknown> };
  readonly changedParentTypes: ReadonlyMap<unknown, unknown>;
}

/** Keeps an editor and a text the same. */
export class TextBinding {
  readonly #view: BoundView;
  readonly #shared: SharedText;
  readonly #document: Y.Doc;
  /** What the editor shows: its user changes this, whatever the text says meanwhile. */
  #shown: readonly TextLine[];
  #isWriting = false;
  /** How many things are under way that a change by others would disturb. */
  #holds = 0;
  #isBehind = false;
  #caret: Caret | undefined;

  constructor(view: BoundView, shared: SharedText) {
    this.#view = view;
    this.#shared = shared;
    this.#document = must(shared.text.doc, 'a text in a document');
    this.#shown = linesOfDocument(view.state.doc);
    this.#document.on('beforeTransaction', this.#keepCaret);
    shared.text.observeDeep(this.#onChange);
    shared.history?.on('stack-item-added', this.#onStepAdded);
    shared.history?.on('stack-item-popped', this.#onStepPopped);
  }

  destroy(): void {
    this.#isBehind = false;
    const { text, history } = this.#shared;
    this.#document.off('beforeTransaction', this.#keepCaret);
    text.unobserveDeep(this.#onChange);
    history?.off('stack-item-added', this.#onStepAdded);
    history?.off('stack-item-popped', this.#onStepPopped);
  }

  /** Applies a transaction of the editor, and writes what it changed. */
  dispatch(transaction: Transaction): void {
    const before = this.#view.state;
    const { state, transactions } = before.applyTransaction(transaction);
    this.#view.updateState(state);
    if (state.doc !== before.doc) this.#write(before, state, transactions);
    this.catchUp();
  }

  /** Shows nothing that others write until the returned function is called. */
  hold(): () => void {
    this.#holds += 1;
    return () => {
      this.#holds -= 1;
      this.catchUp();
    };
  }

  /** Shows what others wrote in the meantime, if nothing holds it back any more. */
  catchUp(): void {
    if (this.#isBehind && this.#holds === 0 && !this.#view.composing) this.#show();
  }

  #write(before: EditorState, after: EditorState, transactions: readonly Transaction[]): void {
    const { text, origin, history } = this.#shared;
    const lines = linesOfDocument(after.doc);
    const letters = Math.abs(after.doc.content.size - before.doc.content.size);
    const isStep = letters > LETTERS_AT_ONCE || transactions.some(isStepOfItsOwn);
    if (isStep) history?.stopCapturing();
    this.#caret = this.#isBehind ? undefined : Caret.of(text, before);
    const place = placeAt(after.doc, after.selection.head);
    this.#isWriting = true;
    try {
      this.#document.transact(() => changeLines(text, this.#shown, lines, place), origin);
    } finally {
      this.#isWriting = false;
    }
    this.#shown = lines;
    // What a heading hid comes to light when it is none any more.
    const stored = storedLines(text).map(({ line }) => line);
    this.#isBehind ||= JSON.stringify(stored) !== JSON.stringify(lines);
    if (isStep) history?.stopCapturing();
  }

  readonly #keepCaret = (): void => {
    if (this.#isWriting || this.#isBehind) return;
    this.#caret = this.#view.hasFocus() ? Caret.of(this.#shared.text, this.#view.state) : undefined;
  };

  readonly #onChange = (): void => {
    if (this.#isWriting) return;
    this.#isBehind = true;
    this.catchUp();
  };

  #show(): void {
    this.#isBehind = false;
    const { state } = this.#view;
    const transaction = replaceContent(state.tr, documentOfText(this.#shared.text));
    const selection = this.#caret?.selectionIn(transaction.doc);
    if (selection !== undefined) transaction.setSelection(selection);
    if (transaction.docChanged) this.#view.updateState(state.apply(transaction.setMeta(FROM_TEXT, true)));
    this.#shown = linesOfDocument(this.#view.state.doc);
  }

  readonly #onStepAdded = ({ stackItem, changedParentTypes }: StepEvent): void => {
    const isHere = this.#isWriting || changedParentTypes.has(this.#shared.text);
    if (isHere && this.#caret !== undefined) stackItem.meta.set(CARET, this.#caret);
  };

  readonly #onStepPopped = ({ stackItem }: StepEvent): void => {
    const caret = stackItem.meta.get(CARET);
    if (!(caret instanceof Caret) || caret.text !== this.#shared.text) return;
    const { state } = this.#view;
    const selection = caret.selectionIn(state.doc);
    if (selection !== undefined) this.#view.updateState(state.apply(state.tr.setSelection(selection)));
  };
}

/** Formats, lists, and what is pasted are undone apart from what is typed before and after. */
const isStepOfItsOwn = (transaction: Transaction): boolean =>
  transaction.getMeta('uiEvent') !== undefined ||
  transaction.steps.some((step) => step.toJSON().stepType !== 'replace');
