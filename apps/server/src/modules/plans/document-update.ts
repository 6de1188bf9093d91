import { newDocument } from '@trazo/contract/plan-document/write';
import { FILE_REFERENCES } from '@trazo/plan/kept-files';
import * as Y from 'yjs';

/** A document from its updates, in any order. */
export function loadDocument(updates: readonly Uint8Array[]): Y.Doc {
  const doc = newDocument();
  doc.transact(() => {
    for (const update of updates) Y.applyUpdate(doc, update);
  });
  return doc;
}

/** What work on a document adds to it; undefined if it adds nothing. */
export function addedBy(doc: Y.Doc, work: () => void): Uint8Array | undefined {
  const added: Uint8Array[] = [];
  const add = (update: Uint8Array) => added.push(update);
  doc.on('update', add);
  try {
    work();
  } finally {
    doc.off('update', add);
  }
  return added.length === 0 ? undefined : Y.mergeUpdates(added);
}

/** The pictures and fonts an update names, as values: what only stands in a text names nothing. */
export function referencesIn(update: Uint8Array): string[] {
  const references = new Set<string>();
  for (const struct of Y.decodeUpdate(update).structs) {
    if (!(struct instanceof Y.Item)) continue;
    for (const [reference] of (JSON.stringify(valuesOf(struct.content)) ?? '').matchAll(FILE_REFERENCES)) {
      references.add(reference);
    }
  }
  return [...references];
}

function valuesOf(content: Y.Item['content']): unknown {
  if (content instanceof Y.ContentAny) return content.arr;
  if (content instanceof Y.ContentEmbed) return content.embed;
  if (content instanceof Y.ContentFormat) return content.value;
  return undefined;
}

/** Adds nothing to any document. */
export const EMPTY_UPDATE = Y.encodeStateAsUpdate(new Y.Doc());

export const bytesOf = (updates: readonly Uint8Array[]): number =>
  updates.reduce((total, { byteLength }) => total + byteLength, 0);
