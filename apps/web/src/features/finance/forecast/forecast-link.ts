import type { Finance } from '@trazo/plan/sections/finance';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';

type Fill = (finance: Finance) => Finance;

let fill: Fill | undefined;

/** Lets edits of the grid be followed by the forecast while its code is there; returns how to end that. */
export function registerGridFill(next: Fill): () => void {
  fill = next;
  return () => {
    if (fill === next) fill = undefined;
  };
}

/**
 * Stores an edit, and with it the figures that follow while a forecast is worked out. Two writes of one task are one step to undo,
 * and the first is recognised by what was typed; subscribers are notified once, after both.
 */
export const editFinance = (store: PlanStore, finance: Finance): Finance =>
  store.batch(() => {
    store.setSection('finance', finance);
    const followed = fill?.(finance) ?? finance;
    if (followed !== finance) store.setSection('finance', followed);
    return followed;
  });
