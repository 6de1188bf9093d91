import type { RichText } from '@trazo/plan/rich-text/rich-text';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { DraftState } from '../drafts/draft-store.ts';
import { draftStore } from '../drafts/this-tab.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { EditorStart } from '../rich-text/editor-start.ts';
import { type TextTool, toolOfKey } from '../rich-text/text-tool.ts';
import { loadRichEditor, useRichEditor } from '../rich-text/use-rich-editor.ts';

/** What was copied from a page has something to keep beside its words. */
const HAS_MARKS =
  /<(?:b|strong|i|em|ul|ol|li|a)\b|mso-list|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic/i;

/** When a long text is a plain box and when an editor, and how one becomes the other. */
export function useLongText(read: (state: DraftState) => RichText) {
  const box = useRef<HTMLTextAreaElement>(null);
  const entered = useRef<string>(undefined);
  const [start, setStart] = useState<EditorStart>();
  const [isEditor, setEditor] = useState(false);
  // Undefined while it is plain: the box follows its keys by itself.
  const value = useDraft((state) => {
    const text = read(state);
    return isEditor || typeof text !== 'string' ? text : undefined;
  });
  // It stays one when the last mark is taken away: whoever did that is writing in it.
  if (!isEditor && (start !== undefined || value !== undefined)) setEditor(true);

  const leavePlain = (wish: Pick<EditorStart, 'tool' | 'html'>) => {
    const text = read(draftStore.getState());
    if (typeof text !== 'string' || start !== undefined) return;
    const { selectionStart, selectionEnd } = box.current ?? { selectionStart: 0, selectionEnd: 0 };
    const isInside = document.activeElement === box.current;
    setStart({
      before: entered.current ?? text,
      selection: isInside ? [selectionStart, selectionEnd] : [text.length, text.length],
      ...wish,
    });
  };
  const leave = useRef(leavePlain);
  useLayoutEffect(() => {
    leave.current = leavePlain;
  });
  // The same on every key, so that the tools need not follow.
  const begin = useCallback((tool: TextTool) => leave.current({ tool }), []);
  const plainProps = {
    ref: box,
    onFocus: () => {
      const text = read(draftStore.getState());
      entered.current = typeof text === 'string' ? text : undefined;
      // So that it is there at once when the first word is marked.
      loadRichEditor().catch(() => undefined);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const tool = toolOfKey(event);
      if (tool === undefined) return;
      event.preventDefault();
      begin(tool);
    },
    onPaste: (event: ClipboardEvent) => {
      const html = event.clipboardData.getData('text/html');
      if (!HAS_MARKS.test(html)) return;
      event.preventDefault();
      leavePlain({ html });
    },
  };
  return { value, Editor: useRichEditor(isEditor), start, plainProps, begin };
}
