import type { RichText } from '@trazo/plan/rich-text/rich-text';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EditorStart } from '../../shared/rich-text/editor-start.ts';
import { type PendingEdit, type TextRange, withPendingEdit } from '../../shared/rich-text/pending-edits.ts';
import { type TextTool, toolOfKey } from '../../shared/rich-text/text-tool.ts';
import { editorLoader, useRichEditor } from '../../shared/rich-text/use-rich-editor.ts';
import type { DraftState } from '../drafts/draft-state.ts';
import { usePlanStore } from '../drafts/plan-context.tsx';
import { useDraft } from '../drafts/use-draft.ts';

/** What was copied from a page has something to keep beside its words. */
const HAS_FORMATS =
  /<(?:b|strong|i|em|ul|ol|li|a|h[1-6]|table|img)\b|mso-list|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic/i;

/** When a long text is a plain box and when an editor, and how one becomes the other. */
export function useLongText(read: (state: DraftState) => RichText) {
  const store = usePlanStore();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const pendingEdits = usePendingEdits();
  const [start, setStart] = useState<EditorStart>();
  const isFormatted = useDraft((state) => typeof read(state) !== 'string');
  const [isEditor, setEditor] = useState(isFormatted);
  // Undefined while it is plain: the box follows its keys by itself.
  const value = useDraft((state) => {
    const text = read(state);
    return isEditor || typeof text !== 'string' ? text : undefined;
  });
  // It stays one when the last format is removed: the user is writing in it.
  if (!isEditor && isFormatted) setEditor(true);
  const { Editor, isMissing } = useRichEditor(isEditor, () => {
    const text = read(store.getState());
    setStart({
      hasFocus: frame.current?.contains(document.activeElement) ?? false,
      box:
        box.current === null || typeof text !== 'string'
          ? undefined
          : {
              selection: selectionOf(box.current),
              pendingEdits: pendingEdits.all(),
            },
    });
  });
  const pend = (next: PendingEdit) => {
    setEditor(true);
    pendingEdits.add(next);
  };
  const useTool = (tool: TextTool) => {
    const plain = box.current;
    if (plain === null) {
      editorLoader.retry();
      return;
    }
    if (document.activeElement !== plain) {
      plain.setSelectionRange(plain.value.length, plain.value.length);
      plain.focus();
    }
    pend({ text: plain.value, range: selectionOf(plain), tool });
  };
  const leave = useRef(useTool);
  useLayoutEffect(() => {
    leave.current = useTool;
  });
  // The same on every key, so that the tools need not follow.
  const begin = useCallback((tool: TextTool) => leave.current(tool), []);
  const plainProps = {
    ref: box,
    onFocus: () => {
      // So that it is there at once when the first word is formatted.
      void editorLoader.load();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const tool = toolOfKey(event);
      if (tool === undefined) return;
      event.preventDefault();
      begin(tool);
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const edit = pasteFormatted(event);
      if (edit !== undefined) pend(edit);
    },
  };
  return { value, Editor, isMissing, start, frame, plainProps, begin };
}

/** What was asked for before the editor is there. */
function usePendingEdits() {
  const store = usePlanStore();
  const edits = useRef<readonly PendingEdit[]>([]);
  // What was asked for is not asked of another draft.
  useEffect(
    () =>
      store.onReplaced(() => {
        edits.current = [];
      }),
    [store],
  );
  return {
    all: () => edits.current,
    add: (next: PendingEdit) => {
      edits.current = withPendingEdit(edits.current, next);
      void editorLoader.load().then((isHere) => {
        // The user sees that there are no tools now and no longer waits for a format. Pasted text is kept.
        if (!isHere) edits.current = edits.current.filter(({ html, files }) => (html ?? files) !== undefined);
      });
    },
  };
}

/** The edit that a paste with formats asks of the editor; undefined where the box can take the paste as it is. */
function pasteFormatted(event: ClipboardEvent<HTMLTextAreaElement>): PendingEdit | undefined {
  const html = event.clipboardData.getData('text/html');
  const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
  if (files.length > 0 && event.clipboardData.getData('text/plain') === '') {
    event.preventDefault();
    return { text: event.currentTarget.value, range: selectionOf(event.currentTarget), files };
  }
  if (!HAS_FORMATS.test(html)) return undefined;
  event.preventDefault();
  const plain = event.currentTarget;
  const [from] = selectionOf(plain);
  const text = event.clipboardData.getData('text/plain');
  // Until the editor is here, and should it never come, the text at least; the box can undo it.
  if (editorLoader.here() === undefined && text !== '') document.execCommand('insertText', false, text);
  return { text: plain.value, range: [from, plain.selectionEnd], html };
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange => [
  selectionStart,
  selectionEnd,
];
