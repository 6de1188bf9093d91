import type { Language } from '@trazo/plan/languages';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { type GridState, type GridView, NOTHING_SHOWN } from './grid-context.ts';
import { createGridController, type GridController } from './grid-controller.ts';
import type { GridRow, OpenIds } from './grid-rows.ts';
import { gridRows } from './grid-rows.ts';
import type { NameLine } from './line-name.ts';
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
  onChange: (next: Statement) => Statement,
  language: Language,
  nameLine: NameLine,
): Grid {
  const [view, setView] = useState<GridView>(NOTHING_SHOWN);
  const openIds = useOpenIds(statement);
  const rows = gridRows(statement, openIds);
  const state = useRef<GridState>({
    statement,
    rows,
    onChange,
    language,
    nameLine,
    view,
  });
  useLayoutEffect(() => {
    state.current = { ...state.current, statement, rows, onChange, language, nameLine, view };
  });
  const controller = useMemo(() => createGridController(state, setView, newItemId), []);
  useEffect(() => draftStore.onTravelled(controller.forget), [controller]);
  return { controller, view, rows, openIds };
}

type IdsByGroup = Readonly<Record<LineGroup, readonly string[]>>;

/**
 * An id a group for the row that stands open; another as soon as it became a line. When the line goes again (undo), the
 * row keeps its position in the page, and the focus with it.
 */
function useOpenIds(statement: Statement): OpenIds {
  const [known, setKnown] = useState<IdsByGroup>({ revenues: [], directExpenses: [], otherExpenses: [] });
  const free = (group: LineGroup) =>
    known[group].find((id) => !statement[group].some((line) => line.id === id)) ?? newItemId();
  const open: OpenIds = {
    revenues: free('revenues'),
    directExpenses: free('directExpenses'),
    otherExpenses: free('otherExpenses'),
  };
  const added = LINE_GROUPS.filter((group) => !known[group].includes(open[group]));
  if (added.length > 0) {
    const next = { ...known };
    for (const group of added) next[group] = [...known[group], open[group]];
    setKnown(next);
  }
  return open;
}
