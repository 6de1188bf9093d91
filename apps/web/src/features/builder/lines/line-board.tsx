import { DndContext, DragOverlay, MeasuringStrategy, type UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { isRequired } from '../../../workspace/plan-form/field-error.ts';
import { listWords } from '../../../workspace/plan-form/field-words.ts';
import { BoundLine } from './bound-line.tsx';
import { LineColumn } from './line-column.tsx';
import styles from './lines.module.css';
import { positionOf } from './lines.ts';
import { useBoardAnnouncements } from './use-board-announcements.ts';
import { useBoardDragging } from './use-board-dragging.ts';
import { useLineActions } from './use-line-actions.ts';
import type { LinePath } from './use-line-columns.ts';
import { useLineEditing } from './use-line-editing.ts';

interface LineBoardProps<Id extends SectionId> {
  readonly section: Id;
  /** Where the lists stand in the section; lines can be carried from one to another. */
  readonly paths: readonly LinePath<Id>[];
  /** How many lines the plan takes in one list. */
  readonly limit: number;
}

/** Lists of lines side by side: written like a text, ordered like cards. */
export function LineBoard<Id extends SectionId>({ section, paths, limit }: LineBoardProps<Id>) {
  const editing = useLineEditing(section, paths, limit);
  const dragging = useBoardDragging(editing.ids, editing.reorder, limit);
  const wordsOf = (column: string) => listWords(section, column);
  const labelOf = (id: UniqueIdentifier): string => {
    const position = positionOf(editing.ids, String(id));
    const text = editing.textOf(String(id)).trim().slice(0, 60);
    return text || (position === undefined ? '' : wordsOf(position.column).item(position.index));
  };
  const accessibility = useBoardAnnouncements(
    () => dragging.ids,
    labelOf,
    (column) => wordsOf(column).label,
  );
  const { actionsOf, announced } = useLineActions({ editing, paths, limit, labelOf, wordsOf });
  return (
    <DndContext
      sensors={dragging.sensors}
      collisionDetection={dragging.collisionDetection}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={accessibility}
      onDragStart={dragging.onDragStart}
      onDragOver={dragging.onDragOver}
      onDragEnd={dragging.onDragEnd}
      onDragCancel={dragging.onDragCancel}
    >
      <div className={styles.board} data-single={paths.length === 1 || undefined}>
        {paths.map((path) => (
          <LineColumn
            key={path}
            section={section}
            path={path}
            ids={dragging.ids[path] ?? []}
            words={wordsOf(path)}
            required={isRequired(section, path)}
            full={editing.isFull(path) ? { limit } : undefined}
            onAdd={() => editing.add(path)}
          >
            {(dragging.ids[path] ?? []).map((id, index) => (
              <BoundLine
                key={id}
                id={id}
                section={section}
                stored={positionOf(editing.ids, id)}
                name={wordsOf(path).item(index)}
                actions={actionsOf(id, path, index)}
              />
            ))}
          </LineColumn>
        ))}
      </div>
      <DragOverlay dropAnimation={null}>
        {dragging.carried !== undefined && <div className={styles.carried}>{labelOf(dragging.carried)}</div>}
      </DragOverlay>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </DndContext>
  );
}
