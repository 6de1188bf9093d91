import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { DocumentPreview, PreviewState } from './document-preview.ts';

/** A preview's state; while `watched`, its document is kept up to date. */
export function usePreview(preview: DocumentPreview, watched = true): PreviewState {
  useEffect(() => (watched ? preview.watch() : undefined), [preview, watched]);
  return useStore(preview);
}
