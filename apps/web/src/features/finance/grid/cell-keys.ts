import type { KeyboardEvent } from 'react';
import type { Direction } from './grid-model.ts';

/** What a key means in a cell. */
export type CellAction =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'stretch'; readonly direction: Direction }
  | { readonly kind: 'moveLine'; readonly by: -1 | 1 }
  | { readonly kind: 'edit' | 'restore' | 'clear' };

/** What a cell knows of itself when a key goes down. */
export interface CellMood {
  readonly isEditing: boolean;
  readonly hasTyped: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

type Key = Pick<
  KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'nativeEvent' | 'currentTarget'
>;

/** Spreadsheet keys; undefined leaves the key to the browser (typing, Tab, moving the caret). */
export function cellAction(event: Key, mood: CellMood): CellAction | undefined {
  const { key, altKey, shiftKey } = event;
  if (event.nativeEvent.isComposing) return undefined;
  const direction = ARROWS[key];
  if (altKey) {
    if (direction === 'up' || direction === 'down')
      return { kind: 'moveLine', by: direction === 'up' ? -1 : 1 };
    return undefined;
  }
  if (event.ctrlKey || event.metaKey) return undefined;
  if (direction !== undefined) return arrowAction(direction, event, mood);
  if (key === 'Enter') return { kind: 'move', direction: shiftKey ? 'up' : 'down' };
  if (key === 'F2') return { kind: 'edit' };
  if (key === 'Escape') return mood.isEditing || mood.hasTyped ? { kind: 'restore' } : undefined;
  return key === 'Delete' && !mood.isEditing ? { kind: 'clear' } : undefined;
}

function arrowAction(direction: Direction, event: Key, { isEditing }: CellMood): CellAction | undefined {
  const isAcross = direction === 'left' || direction === 'right';
  if (isEditing && (event.shiftKey || (isAcross && !atEdge(event.currentTarget, direction))))
    return undefined;
  return { kind: event.shiftKey ? 'stretch' : 'move', direction };
}

/** Whether the caret cannot go further inside the text. */
function atEdge(
  { selectionStart, selectionEnd, value }: Key['currentTarget'],
  direction: Direction,
): boolean {
  return selectionStart === selectionEnd && selectionStart === (direction === 'left' ? 0 : value.length);
}
