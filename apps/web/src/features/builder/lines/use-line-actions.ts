import { must } from '@trazo/plan/must';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ask } from '../../../shared/dialogs/questions.ts';
import type { listWords } from '../../../workspace/plan-form/field-words.ts';
import { useOfferUndo } from '../../../workspace/plan-store/offer-undo.ts';
import { positionOf, type Selected, withMoved } from './lines.ts';
import type { useLineEditing } from './use-line-editing.ts';

interface LineActionsOptions {
  readonly editing: ReturnType<typeof useLineEditing>;
  readonly paths: readonly string[];
  readonly limit: number;
  /** What a line calls itself, or its position. */
  readonly labelOf: (id: string) => string;
  readonly wordsOf: (column: string) => ReturnType<typeof listWords>;
}

/** What can be done with a line of a board beside typing; `announced` is for a live region. */
export function useLineActions({ editing, paths, limit, labelOf, wordsOf }: LineActionsOptions) {
  const { t } = useTranslation(['fields', 'drafts', 'navigation']);
  const offerUndo = useOfferUndo();
  const [announced, setAnnounced] = useState('');
  const moveTo = (id: string, column: string, index: number) => {
    const item = labelOf(id);
    const next = withMoved(editing.ids, id, { column, index }, limit);
    if (positionOf(editing.ids, id)?.column !== column) editing.focusOn(id);
    editing.reorder(next);
    const total = must(next[column], 'a list of the board').length;
    setAnnounced(t('fields:lines.moved', { item, list: wordsOf(column).label, position: index + 1, total }));
  };
  const insert = (id: string, selected: Selected, lines: readonly string[]) => {
    const column = positionOf(editing.ids, id)?.column;
    if (lines.length === 0 && column !== undefined && editing.isFull(column))
      setAnnounced(t('fields:list.full', { limit }));
    else {
      const left = editing.insert(id, selected, lines);
      if (lines.length > 1) setAnnounced(t('fields:lines.pasted', { count: lines.length - left.length }));
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
    const last = editing.lengthOf(column) - 1;
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
          go: () => moveTo(id, path, editing.lengthOf(path)),
        })),
    };
  };
  return { actionsOf, announced };
}
