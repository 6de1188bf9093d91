import { openStore, type PdfStore } from './pdf-store.ts';
import { isReference, nameOf, type PdfDictionary, type PdfValue } from './pdf-values.ts';
import { readStructureTree, type StructureTree } from './structure-tree.ts';

export interface PdfPage {
  /** Of its object. */
  readonly number: number;
  readonly dictionary: PdfDictionary;
  /** What is drawn, as one. */
  readonly content: string;
}

/** A PDF taken apart, as far as its structure and fonts are concerned. */
export interface PdfFile extends PdfStore, StructureTree {
  readonly catalog: PdfDictionary;
  readonly pages: readonly PdfPage[];
}

export function readPdfFile(pdf: Uint8Array): PdfFile {
  const store = openStore(pdf);
  const catalog = store.dictionary(store.trailer.get('Root'));
  return {
    ...store,
    ...readStructureTree(store, store.dictionary(catalog.get('StructTreeRoot'))),
    catalog,
    pages: pagesUnder(store, catalog.get('Pages')),
  };
}

function pagesUnder(store: PdfStore, node: PdfValue | undefined): PdfPage[] {
  const dictionary = store.dictionary(node);
  if (nameOf(dictionary.get('Type')) !== 'Page')
    return store.list(dictionary.get('Kids')).flatMap((kid) => pagesUnder(store, kid));
  if (!isReference(node)) return [];
  const contents = dictionary.get('Contents');
  const parts = store.stream(contents) === undefined ? store.list(contents) : [contents];
  const content = parts.map((part) => store.stream(part)?.bytes ?? '').join('\n');
  return [{ number: node.object, dictionary, content }];
}
