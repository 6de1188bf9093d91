import type { useSortable } from '@dnd-kit/sortable';
import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IconGripVertical } from '../icons/icons.ts';

interface DragGripProps {
  readonly item: string;
  readonly sortable: ReturnType<typeof useSortable>;
  readonly size?: number;
}

/** Where an item is taken hold of, by mouse, finger or keyboard. */
export function DragGrip({ item, sortable, size }: DragGripProps) {
  const { t } = useTranslation('fields');
  // The library's own role words are English.
  const { role: _role, 'aria-roledescription': _words, ...attributes } = sortable.attributes;
  return (
    <ActionIcon
      ref={sortable.setActivatorNodeRef}
      size={size}
      aria-label={t('list.move', { item })}
      {...attributes}
      {...sortable.listeners}
      style={{ cursor: 'grab', touchAction: 'none' }}
    >
      <IconGripVertical size={20} stroke={1.5} />
    </ActionIcon>
  );
}
