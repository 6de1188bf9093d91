import { useCallback } from 'react';
import { showNotice } from '../../shared/notices/notices.ts';
import { usePlanStore } from './plan-context.tsx';
import type { PlanStore } from './plan-store.ts';

/** An offer, in words, to take back what happened to the draft. */
type OfferUndo = (
  message: string,
  undoLabel: string,
  undo: () => void,
  /** Says in words what is in the way for the moment; the offer stands meanwhile. */
  hindrance?: () => string | undefined,
) => void;

/** Says what happened to the draft, with a button that takes it back: once, and only while it is the same draft. */
export function useOfferUndo(): OfferUndo {
  const store = usePlanStore();
  return useCallback<OfferUndo>(
    (message, undoLabel, undo, hindrance) => {
      const { act: undoNow, forget } = undoOnce(store, undo, () => remove());
      const act = () => {
        const reason = hindrance?.();
        if (reason === undefined) undoNow();
        else showNotice({ tone: 'error', text: reason });
      };
      const remove = showNotice({
        tone: 'neutral',
        text: message,
        action: { label: undoLabel, act, stays: true },
        onGone: forget,
      });
    },
    [store],
  );
}

interface OfferedUndo {
  readonly act: () => void;
  /** It can no longer be asked for. */
  readonly forget: () => void;
}

/**
 * An Undo that acts once, and never on another draft than the one it was offered for: it lapses when that is replaced, and
 * when steps are undone in their turn.
 */
export function undoOnce(
  drafts: Pick<PlanStore, 'onReplaced' | 'onUndoRedo'>,
  undo: () => void,
  onOver: () => void,
): OfferedUndo {
  let isOver = false;
  const end = () => {
    isOver = true;
    forget();
    onOver();
  };
  const listening = [drafts.onReplaced(end), drafts.onUndoRedo(end)];
  const forget = () => {
    for (const leave of listening) leave();
  };
  const act = () => {
    if (isOver) return;
    end();
    undo();
  };
  return { act, forget };
}
