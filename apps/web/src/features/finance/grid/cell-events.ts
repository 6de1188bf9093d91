import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { focusCell, focusedCell } from './cell-focus.ts';
import { type CellAction, cellAction } from './cell-keys.ts';
import type { CellName } from './grid-context.ts';
import type { CellController } from './grid-controller.ts';
import type { useCellTyping } from './use-cell-typing.ts';

/** A figure stands in one line; a name may need two. */
export type CellElement = HTMLInputElement | HTMLTextAreaElement;

interface CellParts {
  readonly cell: CellName;
  readonly input: RefObject<CellElement | null>;
  readonly typing: ReturnType<typeof useCellTyping>;
  readonly controller: CellController;
  readonly isSelected: boolean;
  readonly onMove: ((by: -1 | 1) => void) | undefined;
}

/** What keys, clipboard and pointer do in one cell. */
export function cellEvents(parts: CellParts) {
  const { controller, cell, typing } = parts;
  return {
    onFocus: (event: FocusEvent<CellElement>) => {
      event.currentTarget.select();
      controller.enter(cell);
      typing.announceUnreadable();
    },
    onBlur: () => leave(parts),
    ...keyEvents(parts),
    ...clipboardEvents(parts),
    ...pointerEvents(parts),
  };
}

function leave({ typing }: CellParts): void {
  typing.stop();
  typing.announceUnreadable();
}

function keyEvents(parts: CellParts) {
  const { cell, input, typing, controller, onMove } = parts;
  const goTo = (target: CellName | undefined) => {
    if (target !== undefined) return focusCell(input.current, target);
    leave(parts);
    input.current?.select();
  };
  const act = (action: CellAction) => {
    switch (action.kind) {
      case 'move':
        return goTo(controller.next(cell, action.direction));
      case 'stretch':
        return controller.stretch(cell, action.direction);
      case 'moveLine':
        return onMove?.(action.by);
      case 'edit':
        return typing.edit();
      case 'restore':
        // Rendered synchronously: what is selected is the value put back, and the next key replaces it.
        flushSync(() => typing.restore());
        return input.current?.select();
      case 'clear':
        typing.forget();
        return controller.clear(cell);
    }
  };
  return {
    onKeyDown: (event: KeyboardEvent<CellElement>) => {
      const { isEditing, text } = typing;
      const action = cellAction(event, { isEditing, hasTyped: text !== undefined });
      if (action === undefined) return;
      event.preventDefault();
      if (action.kind === 'edit') moveCaretToEnd(event.currentTarget);
      act(action);
    },
  };
}

function clipboardEvents({ cell, typing, controller }: CellParts) {
  const onCopy = (event: ClipboardEvent<CellElement>) => {
    if (typing.isEditing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', controller.copy(cell));
    if (event.type === 'cut') controller.clear(cell);
  };
  return {
    onCopy,
    onCut: onCopy,
    onPaste: (event: ClipboardEvent<CellElement>) => {
      const text = event.clipboardData.getData('text/plain');
      if (typing.isEditing && !/[\t\n\r]/.test(text.trim())) return;
      event.preventDefault();
      typing.stop();
      controller.paste(cell, text);
    },
  };
}

function pointerEvents({ cell, typing, controller, isSelected }: CellParts) {
  return {
    onMouseDown: (event: MouseEvent<CellElement>) => {
      if (opensContextMenu(event)) {
        // The menu copies what is selected: the focus stays at the cell the selection began at.
        if (isSelected) event.preventDefault();
        return;
      }
      if (document.activeElement === event.currentTarget) return typing.edit();
      event.preventDefault();
      const from = event.shiftKey ? focusedCell() : undefined;
      if (from === undefined) event.currentTarget.focus();
      else controller.stretch(from, cell);
    },
    onMouseEnter: (event: MouseEvent<CellElement>) => {
      const from = event.buttons === 1 ? focusedCell() : undefined;
      if (from !== undefined) controller.stretch(from, cell);
    },
  };
}

/** The right button, or Control with the only one. */
const opensContextMenu = ({ button, ctrlKey }: MouseEvent): boolean => button !== 0 || ctrlKey;

function moveCaretToEnd(input: CellElement) {
  input.setSelectionRange(input.value.length, input.value.length);
}
