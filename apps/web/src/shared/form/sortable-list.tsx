import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { offerUndo } from '../layout/offer-undo.tsx';
import { useListWords } from './field-words.ts';
import styles from './form.module.css';
import { SortableItem } from './sortable-item.tsx';
import { useDragAnnouncements } from './use-drag-announcements.ts';
import { type ItemOf, type ListPath, newItemId, useList } from './use-list.ts';

interface SortableListProps<Id extends SectionId, Path extends ListPath<Id>> {
  readonly section: Id;
  readonly path: Path;
  /** An item as the form adds it. */
  readonly create: (id: string) => ItemOf<Id, Path>;
  /** What an item calls itself; empty while it has no name yet. */
  readonly nameOf: (item: ItemOf<Id, Path>) => string;
  /** Small items stand in one row each, without a head of their own. */
  readonly inRows?: boolean;
  readonly children: (index: number) => ReactNode;
}

/** A list whose items can be added, removed (and brought back), and moved by pointer or keyboard. */
export function SortableList<Id extends SectionId, Path extends ListPath<Id>>(
  props: SortableListProps<Id, Path>,
) {
  const { section, path, create, nameOf, inRows = false, children } = props;
  const { t } = useTranslation(['fields', 'drafts']);
  const words = useListWords(section, path);
  const list = useList(section, path);
  const labelOf = (id: UniqueIdentifier): string => {
    const index = list.ids.indexOf(String(id));
    const item = list.read()[index];
    return (item === undefined ? '' : nameOf(item).trim()) || words.item(index);
  };
  const accessibility = useDragAnnouncements(list.ids, labelOf);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const remove = (id: string) => {
    const message = t('fields:list.removed', { item: labelOf(id) });
    offerUndo(message, t('drafts:undo'), list.remove(id));
  };
  return (
    <div className={styles.fields}>
      {list.ids.length === 0 && words.empty !== undefined && (
        <p className={styles.emptyList}>{words.empty}</p>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={accessibility}
        onDragEnd={({ active, over }) => {
          if (over === null || active.id === over.id) return;
          list.move(list.ids.indexOf(String(active.id)), list.ids.indexOf(String(over.id)));
        }}
      >
        <SortableContext items={list.ids} strategy={verticalListSortingStrategy}>
          <ol className={inRows ? styles.rows : styles.list} aria-label={words.label}>
            {list.ids.map((id, index) => (
              <SortableItem
                key={id}
                id={id}
                section={section}
                inRow={inRows}
                labelOf={() => labelOf(id)}
                onRemove={() => remove(id)}
              >
                {children(index)}
              </SortableItem>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} />}
          onClick={() => list.add(create(newItemId()))}
        >
          {words.add}
        </Button>
      </div>
    </div>
  );
}
