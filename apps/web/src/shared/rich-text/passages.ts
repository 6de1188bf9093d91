import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import styles from './rich-text.module.css';

/** Words of a text that something is said about. */
export interface Passage {
  readonly id: string;
  readonly quote: string;
}

/** What says which passages there are. */
export interface PassageExchange {
  readonly read: () => readonly Passage[];
  /** Calls when they have changed, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A passage was clicked. */
  readonly open: (id: string) => void;
}

const PASSAGES = new PluginKey<DecorationSet>('passages');

/** Marks passages. While a text is edited a mark moves with its words; one whose words are gone is not shown. */
export function passages(exchange: PassageExchange): Plugin<DecorationSet> {
  const shownIn = ({ doc }: EditorState): DecorationSet => {
    const found = exchange.read().flatMap(({ id, quote }) => {
      const range = rangeOf(doc, quote);
      const attributes = { class: styles.passage ?? '', 'data-passage': id };
      return range === undefined ? [] : [Decoration.inline(range.from, range.to, attributes)];
    });
    return DecorationSet.create(doc, found);
  };
  return new Plugin<DecorationSet>({
    key: PASSAGES,
    state: {
      init: (_config, state) => shownIn(state),
      apply: (transaction, shown, _before, state) =>
        transaction.getMeta(PASSAGES) === true
          ? shownIn(state)
          : shown.map(transaction.mapping, transaction.doc),
    },
    props: {
      decorations: (state) => PASSAGES.getState(state),
      handleClick: (_view, _position, { target }) => {
        const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-passage]') : null;
        const id = clicked?.dataset['passage'];
        if (id !== undefined) exchange.open(id);
        return false;
      },
    },
    view: (view) => {
      const stop = exchange.subscribe(() => {
        // A composition would be cut short.
        if (!view.composing) view.dispatch(view.state.tr.setMeta(PASSAGES, true));
      });
      return { destroy: stop };
    },
  });
}

/** Where words stand in a text, whatever blanks are between them; the first place where they do. */
export function rangeOf(
  doc: Node,
  quote: string,
): { readonly from: number; readonly to: number } | undefined {
  const wanted = quote.replace(/\s+/gu, ' ').trim();
  let text = '';
  const places: number[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock && text !== '' && !text.endsWith(' ')) {
      text += ' ';
      places.push(position);
    }
    const written = node.text ?? '';
    for (let offset = 0; offset < written.length; offset += 1) {
      const letter = written.charAt(offset);
      const isBlank = /\s/u.test(letter);
      if (isBlank && text.endsWith(' ')) continue;
      text += isBlank ? ' ' : letter;
      places.push(position + offset);
    }
  });
  const start = wanted === '' ? -1 : text.indexOf(wanted);
  const [from, last] = [places[start], places[start + wanted.length - 1]];
  return start === -1 || from === undefined || last === undefined ? undefined : { from, to: last + 1 };
}
