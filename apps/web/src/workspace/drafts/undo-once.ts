import type { DraftStore } from './draft-store.ts';

interface OfferedUndo {
  readonly act: () => void;
  /** It can no longer be asked for. */
  readonly forget: () => void;
}

/** An Undo that acts once, and never on another draft than the one it was offered for: it lapses when that is replaced. */
export function undoOnce(
  drafts: Pick<DraftStore, 'onReplaced'>,
  undo: () => void,
  onOver: () => void,
): OfferedUndo {
  let isOver = false;
  const end = () => {
    isOver = true;
    forget();
    onOver();
  };
  const forget = drafts.onReplaced(end);
  const act = () => {
    if (isOver) return;
    end();
    undo();
  };
  return { act, forget };
}
