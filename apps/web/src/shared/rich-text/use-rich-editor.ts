import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { recovery } from '../missing-code/this-page.ts';
import { createEditorLoader } from './editor-loader.ts';
import type { RichEditorProps } from './rich-editor.tsx';

type RichEditorComponent = ComponentType<RichEditorProps>;

/** The editor of this page. */
export const editorLoader = createEditorLoader<RichEditorComponent>(
  async () => (await recovery.inTime(() => import('./rich-editor.tsx'))).RichEditor,
);

if (typeof window !== 'undefined') window.addEventListener('online', editorLoader.retry);

/**
 * The editor, once it is wanted and here. Without it the text stays as it is shown, and nothing of it is lost. `onArrival` is
 * called just before it is shown.
 */
export function useRichEditor(isWanted: boolean, onArrival: () => void) {
  const [editor, setEditor] = useState(() => (isWanted ? editorLoader.here() : undefined));
  const isMissing = useSyncExternalStore(editorLoader.subscribe, editorLoader.isMissing, () => false);
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    if (!isWanted || editor !== undefined) return undefined;
    // At once: a key in between would go into a box that has been left.
    return editorLoader.whenHere((here) =>
      flushSync(() => {
        arrive();
        setEditor(() => here);
      }),
    );
  }, [isWanted, editor]);
  return { Editor: editor, isMissing: isWanted && isMissing };
}
