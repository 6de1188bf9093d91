import type { Announcements, Over, UniqueIdentifier } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { positionOf } from './lines.ts';
import type { LineIds } from './use-line-columns.ts';

/** What a screen reader says while a line is carried between lists, in the interface's language. */
export function useBoardAnnouncements(
  idsNow: () => LineIds,
  labelOf: (id: UniqueIdentifier) => string,
  nameOfList: (column: string) => string,
) {
  const { t } = useTranslation('fields');
  const at = (id: UniqueIdentifier, over: Over | null) => {
    const ids = idsNow();
    const home = positionOf(ids, String(id));
    const target = String(over?.id ?? id);
    const position = positionOf(ids, target) ?? { column: target, index: ids[target]?.length ?? 0 };
    const comes = position.column === home?.column ? 0 : 1;
    return {
      item: labelOf(id),
      list: nameOfList(position.column),
      position: position.index + 1,
      total: (ids[position.column]?.length ?? 0) + comes,
    };
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('list.picked', at(active.id, null)),
    onDragOver: ({ active, over }) => t('lines.moved', at(active.id, over)),
    onDragEnd: ({ active, over }) => t('lines.dropped', at(active.id, over)),
    onDragCancel: ({ active }) => t('list.cancelled', { item: labelOf(active.id) }),
  };
  const several = Object.keys(idsNow()).length > 1;
  return {
    announcements,
    screenReaderInstructions: { draggable: t(several ? 'lines.instructions' : 'list.instructions') },
  };
}
