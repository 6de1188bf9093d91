import { PAGE_NAMESPACES, type PublicNamespace } from '../words/namespaces.ts';

/** What a route of a public page exports as its `handle`. */
export interface PublicPage {
  /** The namespaces its words are in, beside those of the frame. */
  readonly words: readonly PublicNamespace[];
}

/** The namespaces of the pages among these matched routes. */
export function pageNamespaces(handles: readonly unknown[]): PublicNamespace[] {
  const wanted = new Set(handles.flatMap((handle) => wordsOf(handle)));
  return PAGE_NAMESPACES.filter((namespace) => wanted.has(namespace));
}

const wordsOf = (handle: unknown): readonly unknown[] =>
  typeof handle === 'object' && handle !== null && 'words' in handle && Array.isArray(handle.words)
    ? handle.words
    : [];
