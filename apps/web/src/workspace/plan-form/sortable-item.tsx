import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DragGrip } from '../../shared/form/drag-grip.tsx';
import styles from '../../shared/form/form.module.css';
import { ItemMenu } from '../../shared/form/item-menu.tsx';
import { IconChevronRight, IconTrash } from '../../shared/icons/icons.ts';
import { useDraft } from '../plan-store/use-draft.ts';

interface ItemActions {
  readonly onRemove: () => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

interface SortableItemProps {
  readonly id: string;
  readonly inRow: boolean;
  /** The item as the draft has it: another object once something in it has changed. */
  readonly watched: () => unknown;
  readonly labelOf: () => string;
  /** What a closed item still shows. */
  readonly noteOf: () => string;
  /** Nothing where it is only completed here, and kept elsewhere. */
  readonly actions: ItemActions | undefined;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Whether the item has just been added, so that typing can go on in it. */
  readonly takesFocus: () => boolean;
  readonly children: () => ReactNode;
}

/** One item of a sortable list: its head with grip, name and actions, and its fields. */
export function SortableItem({ id, inRow, labelOf, noteOf, takesFocus, ...props }: SortableItemProps) {
  const { actions, open, onToggle, watched, children } = props;
  const { t } = useTranslation('fields');
  useDraft(watched);
  const item = labelOf();
  const note = open ? '' : noteOf();
  const sortable = useSortable({ id });
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus()) body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [takesFocus]);
  const grip = actions !== undefined && <DragGrip item={item} sortable={sortable} />;
  const menu = actions !== undefined && <ItemMenu item={item} {...actions} />;
  return (
    <li
      ref={sortable.setNodeRef}
      className={inRow ? styles.row : styles.item}
      data-item={id}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      {inRow ? (
        <div className={styles.rowParts}>
          {grip}
          <div className={styles.rowBody} ref={body}>
            {children()}
          </div>
          {menu}
        </div>
      ) : (
        <>
          <div className={styles.itemHead} data-open={open || undefined}>
            {grip}
            <UnstyledButton className={styles.itemToggle} aria-expanded={open} onClick={onToggle}>
              <IconChevronRight className={styles.itemChevron} size={18} stroke={1.75} />
              <span className={styles.itemName} dir="auto">
                {item}
              </span>
              {!open && note !== '' && <span className={styles.itemNote}>{note}</span>}
            </UnstyledButton>
            {menu}
            {actions !== undefined && (
              <ActionIcon
                className={styles.itemRemove}
                aria-label={t('list.remove', { item })}
                onClick={actions.onRemove}
              >
                <IconTrash size={20} stroke={1.5} />
              </ActionIcon>
            )}
          </div>
          {open && (
            <div className={styles.itemBody} ref={body}>
              {children()}
            </div>
          )}
        </>
      )}
    </li>
  );
}
