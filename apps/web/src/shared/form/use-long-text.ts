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
import type { DraftState } from '../drafts/draft-store.ts';
import { draftStore } from '../drafts/this-tab.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { EditorStart } from '../rich-text/editor-start.ts';
import { type TextTool, toolOfKey } from '../rich-text/text-tool.ts';
import { editorLoader, useRichEditor } from '../rich-text/use-rich-editor.ts';
import { type TextRange, type Wish, withWish } from '../rich-text/wishes.ts';

/** What was copied from a page has something to keep beside its words. */
const HAS_MARKS =
  /<(?:b|strong|i|em|ul|ol|li|a)\b|mso-list|font-weight\s*:\s*(?:bold|[6-9]00)|font-style\s*:\s*italic/i;

/** When a long text is a plain box and when an editor, and how one becomes the other. */
export function useLongText(read: (state: DraftState) => RichText) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const entered = useRef<string>(undefined);
  const wishes = useRef<readonly Wish[]>([]);
  const [start, setStart] = useState<EditorStart>();
  const isMarked = useDraft((state) => typeof read(state) !== 'string');
  const [isEditor, setEditor] = useState(isMarked);
  // Undefined while it is plain: the box follows its keys by itself.
  const value = useDraft((state) => {
    const text = read(state);
    return isEditor || typeof text !== 'string' ? text : undefined;
  });
  // It stays one when the last mark is taken away: whoever did that is writing in it.
  if (!isEditor && isMarked) setEditor(true);
  const { Editor, isMissing } = useRichEditor(isEditor, () => {
    const text = read(draftStore.getState());
    setStart({
      hasFocus: frame.current?.contains(document.activeElement) ?? false,
      box:
        box.current === null || typeof text !== 'string'
          ? undefined
          : {
              before: entered.current ?? text,
              selection: selectionOf(box.current),
              wishes: wishes.current,
            },
    });
  });
  // What was asked for is not asked of another draft.
  useEffect(
    () =>
      draftStore.onReplaced(() => {
        wishes.current = [];
      }),
    [],
  );

  const wish = (next: Wish) => {
    wishes.current = withWish(wishes.current, next);
    setEditor(true);
    void editorLoader.load().then((isHere) => {
      // They are told that there are no tools now: minutes later, nobody waits for what they asked for. Words wait.
      if (!isHere) wishes.current = wishes.current.filter(({ html }) => html !== undefined);
    });
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
    wish({ text: plain.value, range: selectionOf(plain), tool });
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
      const text = read(draftStore.getState());
      entered.current = typeof text === 'string' ? text : undefined;
      // So that it is there at once when the first word is marked.
      void editorLoader.load();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const tool = toolOfKey(event);
      if (tool === undefined) return;
      event.preventDefault();
      begin(tool);
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const html = event.clipboardData.getData('text/html');
      if (!HAS_MARKS.test(html)) return;
      event.preventDefault();
      const plain = event.currentTarget;
      const [from] = selectionOf(plain);
      const words = event.clipboardData.getData('text/plain');
      // Until the editor is here, and should it never come, the words at least; the box can undo them.
      if (editorLoader.here() === undefined && words !== '') document.execCommand('insertText', false, words);
      wish({ text: plain.value, range: [from, plain.selectionEnd], html });
    },
  };
  return { value, Editor, isMissing, start, frame, plainProps, begin };
}

const selectionOf = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): TextRange => [
  selectionStart,
  selectionEnd,
];
