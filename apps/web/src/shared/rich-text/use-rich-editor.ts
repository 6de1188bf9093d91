import { type ComponentType, useEffect, useState } from 'react';
import { recovery } from '../missing-code/this-page.ts';
import type { RichEditorProps } from './rich-editor.tsx';

type RichEditorComponent = ComponentType<RichEditorProps>;

let loaded: RichEditorComponent | undefined;

/** Fetches the editor; once is enough for all texts of a page. */
export async function loadRichEditor(): Promise<RichEditorComponent> {
  loaded ??= (await recovery.inTime(() => import('./rich-editor.tsx'))).RichEditor;
  return loaded;
}

/** The editor, once it is wanted and here. Without it the text stays as it is shown, and nothing of it is lost. */
export function useRichEditor(isWanted: boolean): RichEditorComponent | undefined {
  const [editor, setEditor] = useState<RichEditorComponent | undefined>(() => loaded);
  useEffect(() => {
    if (!isWanted || editor !== undefined) return;
    loadRichEditor().then(
      (here) => setEditor(() => here),
      () => undefined,
    );
  }, [isWanted, editor]);
  return isWanted ? editor : undefined;
}
