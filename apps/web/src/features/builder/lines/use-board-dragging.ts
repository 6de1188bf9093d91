import {
  type CollisionDetection,
  closestCenter,
  type DragEndEvent,
  type DragOverEvent,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { positionOf, withMoved } from './lines.ts';
import type { LineIds } from './use-line-columns.ts';

/** Where an arrow key leads from a position; columns follow one another as they are read. */
function targetOf(ids: LineIds, from: { column: string; index: number }, key: string): string | undefined {
  const names = Object.keys(ids);
  const here = ids[from.column] ?? [];
  const enter = (step: number, indexIn: (length: number) => number) => {
    const column = names[names.indexOf(from.column) + step];
    if (column === undefined) return undefined;
    const there = ids[column] ?? [];
    return there[indexIn(there.length)] ?? column;
  };
  if (key === KeyboardCode.Down) return here[from.index + 1] ?? enter(1, () => 0);
  if (key === KeyboardCode.Up) return here[from.index - 1] ?? enter(-1, (length) => length - 1);
  if (key === KeyboardCode.Right) return enter(1, (length) => Math.min(from.index, length - 1));
  if (key === KeyboardCode.Left) return enter(-1, (length) => Math.min(from.index, length - 1));
  return undefined;
}

/** Pointer: what is under it. A column counts only where none of its lines is near. */
const underPointer: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  const hits = within.length > 0 ? within : rectIntersection(args);
  const columns = hits.filter(({ id }) =>
    args.droppableContainers.some((c) => c.id === id && !c.data.current?.sortable),
  );
  const column = columns[0];
  if (column === undefined) return closestCenter(args);
  const lines = args.droppableContainers.filter((c) => c.data.current?.sortable?.containerId === column.id);
  return lines.length === 0 ? [column] : closestCenter({ ...args, droppableContainers: lines });
};

/**
 * Carries lines within and between columns. The order changes in the draft only on dropping; until then `ids` says how
 * it would be.
 */
export function useBoardDragging(stored: LineIds, commit: (ids: LineIds) => void, limit: number) {
  const [carried, setCarried] = useState<{ id: string; ids: LineIds }>();
  const ids = carried?.ids ?? stored;
  /** What the arrow keys have led to; unset while a pointer leads. */
  const byKey = useRef<string>(undefined);
  /** A drag keeps the functions of its first moment: they read the order here. */
  const latest = useRef(ids);
  useLayoutEffect(() => {
    latest.current = ids;
  });

  const keyboard: KeyboardCoordinateGetter = (event, { active, context }) => {
    const over = byKey.current ?? String(active);
    const position = positionOf(latest.current, over) ?? { column: over, index: 0 };
    const target = targetOf(latest.current, position, event.code);
    if (target === undefined) return undefined;
    event.preventDefault();
    byKey.current = target;
    const rect = context.droppableRects.get(target);
    return rect === undefined ? undefined : { x: rect.left, y: rect.top };
  };
  const collisionDetection: CollisionDetection = (args) => {
    if (args.pointerCoordinates !== null) return underPointer(args);
    return [{ id: byKey.current ?? args.active.id }];
  };
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: keyboard, scrollBehavior: 'auto' }),
  );
  const end = () => {
    byKey.current = undefined;
    setCarried(undefined);
  };
  return {
    ids,
    carried: carried?.id,
    sensors,
    collisionDetection,
    onDragStart: ({ active }: { active: { id: string | number } }) => {
      byKey.current = undefined;
      setCarried({ id: String(active.id), ids: stored });
    },
    onDragOver: ({ active, over }: DragOverEvent) => {
      const id = String(active.id);
      const from = positionOf(ids, id);
      if (over === null || from === undefined) return;
      const to = positionOf(ids, String(over.id)) ?? { column: String(over.id), index: 0 };
      if (to.column === from.column) return;
      const moved = withMoved(ids, id, to, limit);
      if (moved === ids) return;
      if (byKey.current !== undefined) byKey.current = id;
      setCarried({ id, ids: moved });
    },
    onDragEnd: ({ active, over }: DragEndEvent) => {
      const id = String(active.id);
      const to = over === null ? undefined : (positionOf(ids, String(over.id)) ?? positionOf(ids, id));
      if (to !== undefined) commit(withMoved(ids, id, to, limit));
      end();
    },
    onDragCancel: end,
  };
}
