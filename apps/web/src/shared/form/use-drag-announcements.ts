import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';

/** What a screen reader says while an item is moved, in the interface's language. */
export function useDragAnnouncements(
  ids: readonly string[],
  labelOf: (id: UniqueIdentifier) => string,
): { announcements: Announcements; screenReaderInstructions: ScreenReaderInstructions } {
  const { t } = useTranslation('fields');
  const at = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    item: labelOf(id),
    position: ids.indexOf(String(over ?? id)) + 1,
    total: ids.length,
  });
  return {
    announcements: {
      onDragStart: ({ active }) => t('list.picked', at(active.id, active.id)),
      onDragOver: ({ active, over }) => t('list.moved', at(active.id, over?.id)),
      onDragEnd: ({ active, over }) => t('list.dropped', at(active.id, over?.id)),
      onDragCancel: ({ active }) => t('list.cancelled', { item: labelOf(active.id) }),
    },
    screenReaderInstructions: { draggable: t('list.instructions') },
  };
}
