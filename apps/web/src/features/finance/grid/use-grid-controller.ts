import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { newItemId } from '../../../workspace/plan-form/use-list.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { type GridContext, type GridState, type GridView, NOTHING_SHOWN } from './grid-context.ts';
import { createGridController } from './grid-controller.ts';

/**
 * The behaviour of a grid for one content; the controller stays the same object, so that rows need not render again. `more` are
 * the operations of this kind of grid; it must not change.
 */
export function useGridController<Content, Row, More>(
  now: Omit<GridState<Content, Row>, 'view'>,
  more: (context: GridContext<Content, Row>) => More,
) {
  const store = usePlanStore();
  const [view, setView] = useState<GridView<Row>>(NOTHING_SHOWN);
  const state = useRef<GridState<Content, Row>>({ ...now, view });
  useLayoutEffect(() => {
    state.current = { ...now, view };
  });
  const controller = useMemo(() => createGridController(state, setView, newItemId, more), [more]);
  useEffect(() => store.onUndoRedo(controller.forget), [store, controller]);
  return { controller, view };
}
