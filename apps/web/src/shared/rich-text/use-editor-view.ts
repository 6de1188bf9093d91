import type { TFunction } from 'i18next';
import { keymap } from 'prosemirror-keymap';
import { EditorState, NodeSelection, Plugin } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openEnd } from './block-commands.ts';
import { EDITOR_KEYS, TOOL_COMMANDS, toolsInUse } from './editor-commands.ts';
import { editorSchema } from './editor-schema.ts';
import { passages as marked, type PassageExchange } from './passages.ts';
import { pasteParser, textOfPasted, withoutHandlers } from './paste-parser.ts';
import { insertFiles, keepPasted, picturesAmong } from './picture-commands.ts';
import { PictureView } from './picture-view.ts';
import { type CaretExchange, remoteCarets } from './remote-carets.ts';
import { documentOfText, type SharedText, TextBinding } from './text-binding.ts';
import type { TextPictures } from './text-pictures.ts';
import { type AskingTool, isAsking, type TextTool, toolOfKey } from './text-tool.ts';

const { nodes } = editorSchema;

/** The first row of a table holds its heads, whichever row that is by now. */
const headersFirst = new Plugin({
  appendTransaction: (transactions, _before, { doc, tr }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return null;
    doc.forEach((table, offset) => {
      if (table.type !== nodes.table) return;
      table.forEach((row, rowOffset, index) => {
        const type = index === 0 ? nodes.tableHeader : nodes.tableCell;
        row.forEach((cell, cellOffset) => {
          if (cell.type !== type) tr.setNodeMarkup(offset + rowOffset + cellOffset + 2, type, cell.attrs);
        });
      });
    });
    return tr.docChanged ? tr : null;
  },
});

export interface EditorOptions {
  readonly shared: SharedText;
  readonly onBlur: () => void;
  /** A tool that asks for something first is asked for: by keyboard, or by a click on a note or a picture. */
  readonly onAsk: (tool: AskingTool) => void;
  /** The accessible name and description. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly pictures: TextPictures;
  readonly carets: CaretExchange;
  readonly passages: PassageExchange;
}

/** Undo is not among them: that is the plan's, over all its fields. */
const PLUGINS = [keymap(EDITOR_KEYS), headersFirst, openEnd, tableEditing()];

const pictureWords = (t: TFunction<'fields'>) => ({
  caption: t('richText.caption'),
  lost: t('photo.errors.lost'),
});

/** An editor of a text, in the element that takes `mount`. */
export function useEditorView({ shared, ...options }: EditorOptions) {
  const { onBlur, onAsk, attributes, pictures, carets, passages } = options;
  const { t } = useTranslation('fields');
  const view = useRef<EditorView>(undefined);
  const [inUse, setInUse] = useState<ReadonlySet<TextTool>>(new Set());
  const ask = useEffectEvent(onAsk);
  const blur = useEffectEvent(onBlur);
  const begin = useEffectEvent((mount: HTMLElement, shared: SharedText) => {
    const kept = new Map<string, unknown>();
    const takeFiles = (data: DataTransfer | null, event: Event): boolean => {
      const files = picturesAmong(data?.files);
      // A word processor copies its text as a picture, too.
      if (files.length === 0 || /<(?:p|table|li|h\d)\b/i.test(data?.getData('text/html') ?? '')) return false;
      event.preventDefault();
      void insertFiles(editor, files, pictures);
      return true;
    };
    const follow = new Plugin({ view: () => ({ update: ({ state }) => setInUse(toolsInUse(state)) }) });
    const editor: EditorView = new EditorView(
      { mount },
      {
        state: EditorState.create({
          doc: documentOfText(shared.text),
          plugins: [...PLUGINS, follow, remoteCarets(shared.text, carets), marked(passages)],
        }),
        attributes: attributesOf(attributes),
        nodeViews: { picture: (node) => new PictureView(node, pictures, pictureWords(t)) },
        transformPastedHTML: withoutHandlers,
        transformPastedText: textOfPasted,
        clipboardParser: pasteParser,
        dispatchTransaction: (transaction) => {
          binding.dispatch(transaction);
          if (transaction.docChanged) keepPasted(editor, pictures, kept, () => binding.hold());
        },
        handleKeyDown: (_view, event) => {
          const tool = toolOfKey(event);
          if (tool === undefined) return false;
          if (isAsking(tool)) ask(tool);
          else TOOL_COMMANDS[tool](editor.state, editor.dispatch, editor);
          return true;
        },
        handleClickOn: (_view, _pos, node, position, _event, isDirect) => {
          const isNote = node.type === editorSchema.nodes.note;
          if (!isDirect || !isNote) return false;
          editor.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, position)));
          ask('note');
          return true;
        },
        handlePaste: (_view, event) => takeFiles(event.clipboardData, event),
        handleDrop: (_view, event) => takeFiles(event.dataTransfer, event),
        handleDOMEvents: {
          keydown: (_view, event) => {
            if (!event.isComposing) readSelection();
          },
          focus: () => shared.history?.stopCapturing(),
          blur: () => {
            shared.history?.stopCapturing();
            blur();
          },
          // The editor takes in what was composed when this event is over.
          compositionend: () => void setTimeout(() => binding.catchUp()),
        },
      },
    );
    const binding = new TextBinding(editor, shared);
    return { editor, binding };
  });

  const mount = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (mount.current === null) return undefined;
    const { editor, binding } = begin(mount.current, shared);
    view.current = editor;
    return () => {
      binding.destroy();
      editor.destroy();
    };
  }, [shared]);
  useLayoutEffect(() => {
    view.current?.setProps({ attributes: attributesOf(attributes) });
  }, [attributes]);
  return { mount, view, inUse };
}

/**
 * Brings the editor's state up to the selection in the document. The browser dispatches `selectionchange` in a later task: a command
 * that runs before it would act on the selection before.
 */
export const readSelection = (): void => void document.dispatchEvent(new Event('selectionchange'));

/** A text without a word shows what could stand in it. */
const attributesOf =
  (attributes: EditorOptions['attributes']) =>
  ({ doc }: EditorState) => ({
    ...attributes,
    ...(doc.childCount === 1 && doc.content.size === 2 && { 'data-blank': '' }),
  });
