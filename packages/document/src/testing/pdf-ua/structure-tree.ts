import type { PdfStore } from './pdf-store.ts';
import { isReference, nameOf, type PdfDictionary, type PdfValue } from './pdf-values.ts';

/** An element of the structure tree (ISO 32000-1, 14.7.2). */
export interface PdfElement {
  readonly role: string;
  /** What the role stands for among the standard types. */
  readonly standard: string;
  readonly dictionary: PdfDictionary;
  readonly parent: PdfElement | undefined;
  readonly children: readonly PdfElement[];
  /** Marked content it holds, as `page object:MCID`. */
  readonly content: readonly string[];
}

export interface StructureTree {
  /** In reading order. */
  readonly elements: readonly PdfElement[];
  readonly roleMap: PdfDictionary;
  /** The element an object (an annotation, say) belongs to, by its `StructParent`. */
  elementOf(dictionary: PdfDictionary): PdfElement | undefined;
}

/** Roles are mapped to roles; more steps are a circle. */
const STEPS = 10;

export function readStructureTree(store: PdfStore, root: PdfDictionary): StructureTree {
  const roleMap = store.dictionary(root.get('RoleMap'));
  const byDictionary = new Map<PdfDictionary, PdfElement>();

  function addElement(node: PdfValue, parent: PdfElement | undefined, siblings: PdfElement[]): void {
    const found = store.dictionary(node);
    const role = nameOf(found.get('S'));
    if (role === '') return;
    const [children, content]: [PdfElement[], string[]] = [[], []];
    const standard = standardOf(roleMap, role);
    const element = { role, standard, dictionary: found, parent, children, content };
    byDictionary.set(found, element);
    siblings.push(element);
    for (const child of store.list(found.get('K'))) {
      const inner = store.dictionary(child);
      const page = inner.get('Pg') ?? found.get('Pg');
      const mark = typeof child === 'number' ? child : inner.get('MCID');
      if (typeof mark === 'number') content.push(`${isReference(page) ? page.object : '?'}:${mark}`);
      else addElement(child, element, children);
    }
  }

  for (const child of store.list(root.get('K'))) addElement(child, undefined, []);
  const parents = new Map(numberTree(store, root.get('ParentTree')));
  return {
    elements: [...byDictionary.values()],
    roleMap,
    elementOf(dictionary) {
      const key = dictionary.get('StructParent');
      return typeof key === 'number' ? byDictionary.get(store.dictionary(parents.get(key))) : undefined;
    },
  };
}

function standardOf(roleMap: PdfDictionary, role: string): string {
  let current = role;
  for (let step = 0; step < STEPS && roleMap.has(current); step += 1) current = nameOf(roleMap.get(current));
  return current;
}

/** ISO 32000-1, 7.9.7. */
function numberTree(store: PdfStore, node: PdfValue | undefined): [number, PdfValue][] {
  const found = store.dictionary(node);
  const pairs = store.list(found.get('Nums'));
  const entries = pairs.flatMap((key, index): [number, PdfValue][] =>
    index % 2 === 0 && typeof key === 'number' ? [[key, pairs[index + 1] ?? null]] : [],
  );
  return [...entries, ...store.list(found.get('Kids')).flatMap((kid) => numberTree(store, kid))];
}
