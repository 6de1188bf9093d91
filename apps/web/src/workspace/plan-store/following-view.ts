import type { DraftState, DraftView } from './plan-store.ts';

/** After the page was painted with what has just changed. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/**
 * A draft that follows the one that is typed into, after the paint: views of it that are out of sight cost a key no time. Several
 * changes of one frame are one.
 */
export function following(source: DraftView, later = afterPaint): DraftView {
  const listeners = new Set<(state: DraftState, before: DraftState) => void>();
  let shown = source.getState();
  let isWaiting = false;
  let leave: (() => void) | undefined;
  const catchUp = () => {
    isWaiting = false;
    const before = shown;
    shown = source.getState();
    if (shown !== before) for (const listener of listeners) listener(shown, before);
  };
  const changed = () => {
    if (isWaiting) return;
    isWaiting = true;
    later(catchUp);
  };
  return {
    getState: () => (leave === undefined ? source.getState() : shown),
    getInitialState: source.getInitialState,
    subscribe: (listener) => {
      if (leave === undefined) {
        shown = source.getState();
        leave = source.subscribe(changed);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        leave?.();
        leave = undefined;
      };
    },
  };
}
