import type * as Y from 'yjs';
import { type Place, rootPlace, shownItems, valueAt } from './place.ts';
import { join, kindOf } from './read.ts';
import { type Root, shapeOfRoot } from './roots.ts';
import type { Shape } from './shape.ts';

/** Where a value of the plan stands in its document. */
export interface ResolvedPath {
  readonly shape: Shape;
  readonly place: Place;
  /** Inside the place. */
  readonly path: string;
}

/** Follows a path of the plan (`members.3.description`) whose indices are those of the lists as they are shown; undefined where it leads nowhere. */
export function resolvePath(doc: Y.Doc, root: Root, path: string): ResolvedPath | undefined {
  let resolved: ResolvedPath | undefined = {
    shape: shapeOfRoot(root),
    place: rootPlace(doc, root),
    path: '',
  };
  for (const step of path === '' ? [] : path.split('.')) {
    resolved = resolved === undefined ? undefined : resolveStep(resolved, step);
  }
  return resolved;
}

function resolveStep({ shape, place, path }: ResolvedPath, step: string): ResolvedPath | undefined {
  const inner = (next: Shape | undefined) =>
    next === undefined ? undefined : { shape: next, place, path: join(path, step) };
  switch (shape.kind) {
    case 'fields':
      return inner(shape.fields.get(step));
    case 'optional':
      return inner(shape.inner.fields.get(step));
    case 'union':
      return inner(kindOf(shape, valueAt(place, join(path, 'kind'))).fields.get(step));
    case 'row':
      return inner(shape.places[Number(step)]);
    case 'items': {
      const item = shownItems(place.listAt(path), shape)[Number(step)];
      return item === undefined ? undefined : { shape: shape.item, place: item.place, path: '' };
    }
    default:
      return undefined;
  }
}

/** The long text at a path, for an editor that writes into it. */
export function longTextAt(doc: Y.Doc, root: Root, path: string): Y.Text | undefined {
  const resolved = resolvePath(doc, root, path);
  return resolved?.shape.kind === 'text' ? resolved.place.textAt(resolved.path) : undefined;
}
