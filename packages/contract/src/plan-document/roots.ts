import { SECTIONS } from '@trazo/plan/sections/registry';
import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { defaultTheme, themeSchema } from '@trazo/plan/theme/theme';
import * as Y from 'yjs';
import { type Fields, fieldsOf, typesIn } from './shape.ts';

/** A part of the document that is read and compared by itself: a section, or the theme. */
export type Root = SectionId | 'theme';

export const ROOTS: readonly Root[] = [...SECTION_IDS, 'theme'];

/** The map of what is said of the document itself: its schema's version, and how far the one was written that it replaced. */
export const META = 'meta';
export const SCHEMA = 'schema';
export const REPLACED = 'replaced';

const shapes = new Map<Root, Fields>();

/** How a section, or the theme, stands in the document. */
export function shapeOfRoot(root: Root): Fields {
  const known = shapes.get(root);
  if (known !== undefined) return known;
  const shape =
    root === 'theme'
      ? fieldsOf(themeSchema, defaultTheme(), true)
      : fieldsOf(SECTIONS[root].schema, SECTIONS[root].empty);
  shapes.set(root, shape);
  return shape;
}

/** Names of all roots: a section's registers, its lists and its long texts each have one of their own. */
export const rootNames = (): string[] => [
  META,
  ...ROOTS.flatMap((root) => [root, ...[...typesIn(shapeOfRoot(root))].map(([path]) => `${root}.${path}`)]),
];

/** The section that a root belongs to; undefined for one that no plan has. */
export const partOf = (name: string): Root | undefined =>
  ROOTS.find((root) => root === name.split('.', 1)[0]);

/** Any type of a document. */
export type AnyType = Parameters<typeof Y.findRootTypeKey>[0];

/** The types that a transaction changed, and those they stand in. */
export function changedTypes({ changed }: Y.Transaction): Set<AnyType> {
  const types = new Set<AnyType>();
  // Not `changedParentTypes`: it lacks roots that have not been read yet.
  for (const type of changed.keys()) {
    for (let around: unknown = type; around instanceof Y.AbstractType; around = around._item?.parent)
      types.add(around);
  }
  return types;
}

/** The sections that these types stand in. */
export function rootsOf(types: Iterable<AnyType>): Set<Root> {
  const roots = new Set<Root>();
  for (const type of types) {
    const root = type._item === null ? partOf(Y.findRootTypeKey(type)) : undefined;
    if (root !== undefined) roots.add(root);
  }
  return roots;
}
