import { useState } from 'react';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import type { OpenIds } from './grid-rows.ts';
import { LINE_GROUPS, type LineGroup, type Statement } from './statement.ts';

type IdsByGroup = Readonly<Record<LineGroup, readonly string[]>>;

/**
 * An id a group for the row that stands open; another as soon as it became a line. When the line goes again (undo), the
 * row keeps its position in the page, and the focus with it.
 */
export function useOpenIds(statement: Statement): OpenIds {
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
