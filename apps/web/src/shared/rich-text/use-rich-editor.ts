import { type ComponentType, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isServerThere, recovery } from '../missing-code/this-page.ts';
import { serverReturns } from '../offline/server-return.ts';
import { createEditorLoader } from './editor-loader.ts';
import type { RichEditorProps } from './rich-editor.tsx';

type RichEditorComponent = ComponentType<RichEditorProps>;

/** The editor of this page. */
export const editorLoader = createEditorLoader<RichEditorComponent>(
  async () => (await recovery.inTime(() => import('./rich-editor.tsx'))).RichEditor,
);

/** Code that is asked for before there is a way to the server would be taken for code of an earlier release. */
async function fetchWithNetwork(): Promise<void> {
  if (!editorLoader.isMissing()) return;
  if (await serverReturns({ hasNetwork: () => navigator.onLine, isServerThere })) editorLoader.retry();
}

if (typeof window !== 'undefined') window.addEventListener('online', () => void fetchWithNetwork());

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
