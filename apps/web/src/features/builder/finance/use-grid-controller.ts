import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { newItemId } from '../../../shared/form/use-list.ts';
import {
  createGridController,
  type GridController,
  type GridState,
  type GridView,
} from './grid-controller.ts';
import { NO_HISTORY } from './grid-history.ts';
import type { GridRow, OpenIds } from './grid-rows.ts';
import { gridRows } from './grid-rows.ts';
import { LINE_GROUPS, type LineGroup, type Statement } from './statement.ts';

interface Grid {
  readonly controller: GridController;
  readonly view: GridView;
  readonly rows: readonly GridRow[];
  readonly openIds: OpenIds;
}

/** The grid's behaviour for one statement; the controller stays the same object, so that rows need not render again. */
export function useGridController(
  statement: Statement,
  onChange: (next: Statement) => void,
  language: string,
): Grid {
  const [view, setView] = useState<GridView>({ selection: undefined, notice: undefined });
  const openIds = useOpenIds(statement);
  const rows = gridRows(statement, openIds);
  const state = useRef<GridState>({ statement, rows, onChange, language, history: NO_HISTORY, view });
  useLayoutEffect(() => {
    state.current = { ...state.current, statement, rows, onChange, language, view };
  });
  const controller = useMemo(() => createGridController(state, setView, newItemId), []);
  return { controller, view, rows, openIds };
}

/** An id a group for the row that stands open; a new one as soon as the last became a line. */
function useOpenIds(statement: Statement): OpenIds {
  const [ids, setIds] = useState<OpenIds>(() => ({
    revenues: newItemId(),
    directExpenses: newItemId(),
    otherExpenses: newItemId(),
  }));
  const isUsed = (group: LineGroup) => statement[group].some(({ id }) => id === ids[group]);
  if (!LINE_GROUPS.some(isUsed)) return ids;
  const next = { ...ids };
  for (const group of LINE_GROUPS.filter(isUsed)) next[group] = newItemId();
  setIds(next);
  return next;
}
