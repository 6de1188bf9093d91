import { must } from '@trazo/plan/must';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect, useRef } from 'react';
import { type RemovedItem, removeItem } from '../../../workspace/plan-form/remove-item.ts';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { type Columns, inOrder, type Line, positionOf, type Selected, spliceLines } from './lines.ts';
import { type LinePath, useLineColumns } from './use-line-columns.ts';

interface Focus {
  readonly id: string;
  readonly caret: number;
}

const idsOf = (columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([column, lines]) => [column, lines.map(({ id }) => id)]));

/** Writing in lists of lines: what Enter, paste, backspace and the menus do. `limit` is what one list takes. */
export function useLineEditing<Id extends SectionId>(
  section: Id,
  paths: readonly LinePath<Id>[],
  limit: number,
) {
  const store = usePlanStore();
  const { ids, read, write } = useLineColumns(section, paths);
  const focus = useRef<Focus>(undefined);
  useEffect(() => {
    const wanted = focus.current;
    focus.current = undefined;
    if (wanted === undefined) return;
    const box = document.querySelector<HTMLTextAreaElement>(`[data-line="${wanted.id}"] textarea`);
    box?.focus();
    box?.setSelectionRange(wanted.caret, wanted.caret);
  });
  const replace = (column: string, start: number, count: number, lines: readonly Line[]) => {
    const columns = read();
    write({ ...columns, [column]: (columns[column] ?? []).toSpliced(start, count, ...lines) });
  };
  const lengthOf = (column: string) => must(ids[column], 'a list of the board').length;
  const capacity = (column: string) => limit - lengthOf(column);

  return {
    ids,
    read,
    lengthOf,
    isFull: (column: string) => capacity(column) <= 0,
    textOf: (id: string) =>
      Object.values(read())
        .flat()
        .find((line) => line.id === id)?.text ?? '',
    add: (column: string) => {
      const line = { id: newItemId(), text: '' };
      focus.current = { id: line.id, caret: 0 };
      replace(column, lengthOf(column), 0, [line]);
    },
    /** Puts lines where the cursor stands; returns the lines for which the list had no capacity. */
    insert: (id: string, selected: Selected, lines: readonly string[]): readonly string[] => {
      const position = positionOf(ids, id);
      if (position === undefined) return lines;
      const around = spliceLines(selected, ['']).length;
      const fits = Math.max(0, capacity(position.column) + 1 - around);
      if (lines.length > 0 && fits === 0) return lines;
      const [own = '', ...more] = spliceLines(selected, lines.slice(0, fits));
      const added = more.map((text) => ({ id: newItemId(), text }));
      const all = [{ id, text: own }, ...added];
      const tail = selected.text.length - selected.end;
      const last = all.at(-1) ?? { id, text: own };
      focus.current = { id: last.id, caret: last.text.length - tail };
      replace(position.column, position.index, 1, all);
      return lines.slice(fits);
    },
    /** Takes a line out. */
    remove: (id: string): RemovedItem | undefined => {
      const position = positionOf(ids, id);
      if (position === undefined) return undefined;
      const { column, index } = position;
      const near = ids[column]?.[index - 1] ?? ids[column]?.[index + 1];
      const nearText = read()[column]?.find((line) => line.id === near)?.text ?? '';
      if (near === undefined)
        document.querySelector<HTMLElement>(`[data-column="${column}"] [data-add]`)?.focus();
      else focus.current = { id: near, caret: nearText.length };
      return removeItem(store, section, column, id, limit);
    },
    reorder: (wanted: Readonly<Record<string, readonly string[]>>) => {
      const columns = read();
      if (JSON.stringify(idsOf(columns)) !== JSON.stringify(wanted)) write(inOrder(columns, wanted));
    },
    focusOn: (id: string) => {
      focus.current = { id, caret: 0 };
    },
  };
}
