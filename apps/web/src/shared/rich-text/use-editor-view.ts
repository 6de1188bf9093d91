import type { RichText } from '@trazo/plan/rich-text/rich-text';
import type { TFunction } from 'i18next';
import { keymap } from 'prosemirror-keymap';
import { EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openEnd } from './block-commands.ts';
import { EDITOR_KEYS, TOOL_COMMANDS, toolsInUse } from './editor-commands.ts';
import { documentOf, textOf } from './editor-document.ts';
import { editorSchema } from './editor-schema.ts';
import { askedFor, type EditorStart, pastedFiles, resume } from './editor-start.ts';
import { pasteParser, textOfPasted, withoutHandlers } from './paste-parser.ts';
import { insertFiles, keepPasted, picturesAmong } from './picture-commands.ts';
import { PictureView } from './picture-view.ts';
import { headersFirst } from './table-headers.ts';
import type { TextPictures } from './text-pictures.ts';
import { type AskingTool, isAsking, type TextTool, toolOfKey } from './text-tool.ts';

export interface EditorOptions {
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
  readonly onBlur: () => void;
  /** A tool that asks for something first is asked for: by keyboard, or by a click on a note or a picture. */
  readonly onAsk: (tool: AskingTool) => void;
  readonly start: EditorStart | undefined;
  /** The accessible name and description. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly pictures: TextPictures;
}

/** Undo is not among them: that is the draft's, over all its fields. */
const PLUGINS = [keymap(EDITOR_KEYS), headersFirst, openEnd, tableEditing()];

const stateOf = (text: RichText) => EditorState.create({ doc: documentOf(text), plugins: PLUGINS });

/** The same editor with another text, the caret behind what differs. */
function stateAfter({ doc: before }: EditorState, text: RichText): EditorState {
  const next = stateOf(text);
  const end = before.content.findDiffEnd(next.doc.content)?.b ?? next.doc.content.size;
  const start = before.content.findDiffStart(next.doc.content) ?? 0;
  const caret = next.doc.resolve(Math.min(Math.max(start, end), next.doc.content.size));
  return next.apply(next.tr.setSelection(TextSelection.near(caret, -1)));
}

const isSame = (one: RichText, other: RichText) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const pictureWords = (t: TFunction<'fields'>) => ({
  caption: t('richText.caption'),
  lost: t('photo.errors.lost'),
});

/** An editor in the element that takes `mount`; it follows `value` where something else changes it. */
export function useEditorView(options: EditorOptions) {
  const { value, onChange, onBlur, onAsk, start, attributes, pictures } = options;
  const { t } = useTranslation('fields');
  const view = useRef<EditorView>(undefined);
  const shown = useRef(value);
  const given = useRef(value);
  const [inUse, setInUse] = useState<ReadonlySet<TextTool>>(new Set());

  const notify = useEffectEvent((editor: EditorView, isChanged: boolean) => {
    setInUse(toolsInUse(editor.state));
    if (!isChanged) return;
    shown.current = textOf(editor.state.doc);
    onChange(shown.current);
  });
  const blur = useEffectEvent(onBlur);
  const ask = useEffectEvent(onAsk);
  const kept = useRef(new Map<string, unknown>());
  const begin = useEffectEvent((mount: HTMLElement) => {
    const box = typeof value === 'string' ? start?.box : undefined;
    const takeFiles = (data: DataTransfer | null, event: Event): boolean => {
      const files = picturesAmong(data?.files);
      // A word processor copies its text as a picture, too.
      if (files.length === 0 || /<(?:p|table|li|h\d)\b/i.test(data?.getData('text/html') ?? '')) return false;
      event.preventDefault();
      void insertFiles(editor, files, pictures);
      return true;
    };
    const editor: EditorView = new EditorView(
      { mount: mount },
      {
        state: stateOf(value),
        attributes,
        nodeViews: { picture: (node) => new PictureView(node, pictures, pictureWords(t)) },
        transformPastedHTML: withoutHandlers,
        transformPastedText: textOfPasted,
        clipboardParser: pasteParser,
        dispatchTransaction: (transaction) => {
          editor.updateState(editor.state.apply(transaction));
          notify(editor, transaction.docChanged);
          if (transaction.docChanged) keepPasted(editor, pictures, kept.current);
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
        handleDOMEvents: { blur: () => blur() },
      },
    );
    if (box !== undefined && typeof value === 'string') resume(editor, value, box);
    if (start?.hasFocus) editor.focus();
    if (start === undefined) return editor;
    const asked = askedFor(start);
    if (asked !== undefined) ask(asked);
    const files = pastedFiles(start);
    if (files.length > 0) void insertFiles(editor, files, pictures);
    return editor;
  });

  const mount = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mount.current === null) return undefined;
    const editor = begin(mount.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    view.current?.setProps({ attributes });
  }, [attributes]);
  useEffect(() => {
    // Not the value it began with: what was asked for at its start has been done to that already.
    if (value === given.current) return;
    given.current = value;
    if (isSame(value, shown.current)) return;
    shown.current = value;
    const editor = view.current;
    if (editor !== undefined) editor.updateState(stateAfter(editor.state, value));
  }, [value]);
  return { mount, view, inUse };
}
