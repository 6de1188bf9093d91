import {
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useDragAnnouncements } from '../../shared/form/use-drag-announcements.ts';

interface MovableList {
  readonly ids: readonly string[];
  readonly move: (from: number, to: number) => void;
}

/** Items of a list are moved by pointer and by keyboard; what a `DndContext` needs for it. */
export function useItemDrag({ ids, move }: MovableList, labelOf: (id: UniqueIdentifier) => string) {
  const accessibility = useDragAnnouncements([...ids], labelOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over === null || active.id === over.id) return;
    move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return { accessibility, sensors, onDragEnd };
}
