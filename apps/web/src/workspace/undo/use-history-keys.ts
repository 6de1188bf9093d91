import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { pageOf } from '../../shared/layout/builder-address.ts';
import { type Direction, useUndoRedo } from './use-undo-redo.ts';

/** What holds the controls of the draft; other text controls on its pages keep the browser's own undo. */
export const OF_DRAFT = { 'data-draft-fields': true } as const;
const IN_DRAFT = '[data-draft-fields]';
/** A control among them whose text is not the draft's yet: a link's address, the search of an open list. */
const OWN_TEXT = '[data-own-undo], [role="combobox"][aria-expanded="true"]';

const EDITABLE = 'input, textarea, select, [contenteditable="true"]';

/** Whether undo here is the draft's. */
function isOfDraft(target: EventTarget | null): boolean {
  if (document.querySelector('[aria-modal="true"]') !== null || !(target instanceof Element)) return false;
  if (target.closest(EDITABLE) === null) return true;
  return target.closest(IN_DRAFT) !== null && target.closest(OWN_TEXT) === null;
}

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

const BY_INPUT: Readonly<Record<string, Direction>> = { historyUndo: 'undo', historyRedo: 'redo' };

/** Undo and redo of the draft by keyboard, by the browser's menu and by whatever gesture a phone has for it. */
export function useHistoryKeys(): void {
  const undoRedo = useUndoRedo();
  const isPaying = pageOf(useLocation().pathname).startsWith('/builder/register');
  useEffect(() => {
    if (isPaying) return undefined;
    const act = (event: Event, direction: Direction | undefined) => {
      if (direction === undefined || !isOfDraft(event.target)) return;
      event.preventDefault();
      undoRedo(direction);
    };
    const onKey = (event: KeyboardEvent) => {
      if (!event.isComposing) act(event, directionOf(event));
    };
    const onInput = (event: InputEvent) => act(event, BY_INPUT[event.inputType]);
    // Ahead of the editor of formatted texts, which keeps these keys from the browser.
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('beforeinput', onInput, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('beforeinput', onInput, true);
    };
  }, [undoRedo, isPaying]);
}
