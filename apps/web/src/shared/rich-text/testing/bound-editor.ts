import { type Command, EditorState, type Plugin, TextSelection } from 'prosemirror-state';
import * as Y from 'yjs';
import { type BoundView, documentOfText, TextBinding } from '../text-binding.ts';

/** An editor without a page, on a text of its own replica of the document. */
export class BoundEditor implements BoundView {
  state: EditorState;
  composing = false;
  readonly document: Y.Doc;
  readonly history: Y.UndoManager;
  readonly binding: TextBinding;
  readonly #text: Y.Text;

  constructor(document: Y.Doc, plugins: readonly Plugin[] = []) {
    this.document = document;
    this.#text = document.getText('text');
    this.history = new Y.UndoManager(this.#text, { trackedOrigins: new Set([this]) });
    this.state = EditorState.create({ doc: documentOfText(this.#text), plugins: [...plugins] });
    this.binding = new TextBinding(this, { text: this.#text, origin: this, history: this.history });
  }

  hasFocus(): boolean {
    return true;
  }

  updateState(state: EditorState): void {
    this.state = state;
  }

  /** Whether the command could be done. */
  run(command: Command): boolean {
    return command(this.state, (transaction) => this.binding.dispatch(transaction));
  }

  select(anchor: number, head = anchor): void {
    this.binding.dispatch(this.state.tr.setSelection(TextSelection.create(this.state.doc, anchor, head)));
  }

  /** Letter by letter. */
  type(letters: string): void {
    for (const letter of letters) this.binding.dispatch(this.state.tr.insertText(letter));
  }

  /** What stands before the caret in its line, and behind it. */
  get aroundCaret(): readonly [string, string] {
    const { parent, parentOffset } = this.state.selection.$head;
    return [parent.textContent.slice(0, parentOffset), parent.textContent.slice(parentOffset)];
  }
}

/** A replica of the document as another device has it. */
export function replicaOf(document: Y.Doc): Y.Doc {
  const replica = new Y.Doc();
  Y.applyUpdate(replica, Y.encodeStateAsUpdate(document));
  return replica;
}

/** Each gets what the other wrote. */
export function exchange(one: Y.Doc, other: Y.Doc): void {
  const update = Y.encodeStateAsUpdate(one, Y.encodeStateVector(other));
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)));
  Y.applyUpdate(other, update);
}
