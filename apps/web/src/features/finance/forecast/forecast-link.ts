import type { Finance } from '@trazo/plan/sections/finance';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';

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
export const editFinance = (finance: Finance): Finance =>
  draftStore.batch(() => {
    draftStore.setSection('finance', finance);
    const followed = fill?.(finance) ?? finance;
    if (followed !== finance) draftStore.setSection('finance', followed);
    return followed;
  });
