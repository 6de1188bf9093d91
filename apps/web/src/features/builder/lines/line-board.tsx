import { DndContext, DragOverlay, MeasuringStrategy, type UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@mantine/core';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../../shared/dialogs/questions.ts';
import { offerUndo } from '../../../workspace/drafts/offer-undo.ts';
import { isRequired } from '../../../workspace/plan-form/field-error.ts';
import { listWords } from '../../../workspace/plan-form/field-words.ts';
import { BoundLine } from './bound-line.tsx';
import { LineColumn } from './line-column.tsx';
import styles from './lines.module.css';
import { positionOf, type Selected, withMoved } from './lines.ts';
import { useBoardAnnouncements } from './use-board-announcements.ts';
import { useBoardDragging } from './use-board-dragging.ts';
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
  const { t } = useTranslation(['fields', 'drafts', 'navigation']);
  const editing = useLineEditing(section, paths, limit);
  const dragging = useBoardDragging(editing.ids, editing.reorder, limit);
  const [said, setSaid] = useState('');
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
  const moveTo = (id: string, column: string, index: number) => {
    const item = labelOf(id);
    const next = withMoved(editing.ids, id, { column, index }, limit);
    if (positionOf(editing.ids, id)?.column !== column) editing.focusOn(id);
    editing.reorder(next);
    const total = next[column]?.length ?? 0;
    setSaid(t('fields:lines.moved', { item, list: wordsOf(column).label, position: index + 1, total }));
  };
  const insert = (id: string, selected: Selected, lines: readonly string[]) => {
    const column = positionOf(editing.ids, id)?.column ?? '';
    if (lines.length === 0 && editing.isFull(column)) setSaid(t('fields:list.full', { limit }));
    else {
      const left = editing.insert(id, selected, lines);
      if (lines.length > 1) setSaid(t('fields:lines.pasted', { count: lines.length - left.length }));
      if (left.length > 0) {
        // A list to be read, and copied from.
        ask({
          title: t('fields:list.notAdded', { limit }),
          text: left.join('\n'),
          answers: [{ words: t('navigation:close'), weight: 'filled' }],
        });
      }
    }
  };
  const remove = (id: string) => {
    const message = t('fields:list.removed', { item: labelOf(id) });
    const removed = editing.remove(id);
    if (removed === undefined) return;
    offerUndo(message, t('drafts:undo'), removed.putBack, () =>
      removed.hasCapacity() ? undefined : t('fields:list.full', { limit }),
    );
  };
  const actionsOf = (id: string, column: string, index: number) => {
    const last = (editing.ids[column]?.length ?? 0) - 1;
    return {
      onInsert: (selected: Selected, lines: readonly string[]) => insert(id, selected, lines),
      onRemove: () => remove(id),
      onRub: () => void editing.remove(id),
      onUp: index > 0 ? () => moveTo(id, column, index - 1) : undefined,
      onDown: index < last ? () => moveTo(id, column, index + 1) : undefined,
      moves: paths
        .filter((path) => path !== column && !editing.isFull(path))
        .map((path) => ({
          list: wordsOf(path).label,
          go: () => moveTo(id, path, editing.ids[path]?.length ?? 0),
        })),
    };
  };
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}
