import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconTrash } from '@tabler/icons-react';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSection } from '../drafts/use-draft.ts';
import styles from './form.module.css';

interface SortableItemProps {
  readonly id: string;
  readonly section: SectionId;
  readonly inRow: boolean;
  readonly labelOf: () => string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One item of a sortable list: its head with grip, name and removal, and its fields. */
export function SortableItem({ id, section, inRow, labelOf, onRemove, children }: SortableItemProps) {
  const { t } = useTranslation('fields');
  useSection(section);
  const item = labelOf();
  const sortable = useSortable({ id });
  const { role: _role, ...attributes } = sortable.attributes;
  return (
    <li
      ref={sortable.setNodeRef}
      className={inRow ? styles.row : styles.item}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <div className={inRow ? styles.rowParts : styles.itemHead}>
        <ActionIcon
          ref={sortable.setActivatorNodeRef}
          aria-label={t('list.move', { item })}
          {...attributes}
          {...sortable.listeners}
          style={{ cursor: 'grab', touchAction: 'none' }}
        >
          <IconGripVertical size={20} stroke={1.5} />
        </ActionIcon>
        {inRow ? (
          <div className={styles.rowBody}>{children}</div>
        ) : (
          <span className={styles.itemName}>{item}</span>
        )}
        <ActionIcon aria-label={t('list.remove', { item })} onClick={onRemove}>
          <IconTrash size={20} stroke={1.5} />
        </ActionIcon>
      </div>
      {!inRow && <div className={styles.itemBody}>{children}</div>}
    </li>
  );
}
