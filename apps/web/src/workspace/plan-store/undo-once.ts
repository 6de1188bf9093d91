import type { PlanStore } from './plan-store.ts';

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
  drafts: Pick<PlanStore, 'onReplaced' | 'onTravelled'>,
  undo: () => void,
  onOver: () => void,
): OfferedUndo {
  let isOver = false;
  const end = () => {
    isOver = true;
    forget();
    onOver();
  };
  const listening = [drafts.onReplaced(end), drafts.onTravelled(end)];
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
