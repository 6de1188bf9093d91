import type { EditorState } from 'prosemirror-state';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { base64ToUint8Array, uint8ArrayToBase64 } from 'uint8array-extras';
import * as Y from 'yjs';
import styles from './rich-text.module.css';
import { absolutePlace, placeAt, positionOf, relativePlace } from './text-places.ts';

/** Where another person writes in a text. */
export interface RemoteCaret {
  /** Of the device. */
  readonly id: string;
  /** Of their name. */
  readonly initial: string;
  readonly colour: string;
  /** A Yjs relative position in base 64. */
  readonly position: string;
}

/** What passes carets of a text on. */
export interface CaretExchange {
  readonly read: () => readonly RemoteCaret[];
  /** Calls when they have changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The caret here has moved: to what the function then says, to nowhere if that is undefined. */
  readonly tell: (position: () => string | undefined) => void;
}

const CARETS = new PluginKey<DecorationSet>('carets of others');

/** Shows where others write in a text, and tells them where the caret here is. */
export function remoteCarets(text: Y.Text, exchange: CaretExchange): Plugin<DecorationSet> {
  const shownIn = ({ doc }: EditorState): DecorationSet => {
    const carets = exchange.read().flatMap((caret) => {
      const position = positionIn(text, doc, caret.position);
      return position === undefined
        ? []
        : [Decoration.widget(position, () => drawn(caret), { key: `${caret.id} ${caret.initial}`, side: 1 })];
    });
    return DecorationSet.create(doc, carets);
  };
  return new Plugin<DecorationSet>({
    key: CARETS,
    state: {
      init: () => DecorationSet.empty,
      apply: (transaction, carets, _before, state) =>
        transaction.getMeta(CARETS) === true
          ? shownIn(state)
          : carets.map(transaction.mapping, transaction.doc),
    },
    props: {
      decorations: (state) => CARETS.getState(state),
      handleDOMEvents: { blur: () => exchange.tell(() => undefined) },
    },
    view: (view) => {
      const show = () => {
        // A composition would be cut short.
        if (!view.composing) view.dispatch(view.state.tr.setMeta(CARETS, true));
      };
      const stop = exchange.subscribe(show);
      return {
        update: (_view, before) => {
          const isMoved = !view.state.selection.eq(before.selection) || view.state.doc !== before.doc;
          if (isMoved && view.hasFocus()) exchange.tell(() => caretOf(text, view));
        },
        destroy: () => {
          stop();
          exchange.tell(() => undefined);
        },
      };
    },
  });
}

function positionIn(text: Y.Text, doc: EditorState['doc'], position: string): number | undefined {
  try {
    const relative = Y.decodeRelativePosition(base64ToUint8Array(position));
    const place = absolutePlace(text, relative);
    return place && positionOf(doc, place);
  } catch {
    // What another device sends may be no position.
    return undefined;
  }
}

function caretOf(text: Y.Text, view: EditorView): string | undefined {
  if (view.isDestroyed) return undefined;
  const { doc, selection } = view.state;
  const place = placeAt(doc, selection.head);
  const relative = place && relativePlace(text, place);
  return relative && uint8ArrayToBase64(Y.encodeRelativePosition(relative));
}

/** A line where they write, and their initial; in words it stands at the head of the section. */
function drawn({ initial, colour }: RemoteCaret): HTMLElement {
  const caret = document.createElement('span');
  caret.className = styles.remoteCaret ?? '';
  caret.style.setProperty('--of', colour);
  caret.dataset.initial = initial;
  caret.setAttribute('aria-hidden', 'true');
  return caret;
}
