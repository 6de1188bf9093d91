import { TEXT_LIMITS } from '@trazo/plan/fields';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ofForm } from '../../../shared/form/own-form.tsx';
import { formatAmount } from '../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { cellId, focusCell, focusedCell } from './cell-focus.ts';
import { type CellAction, cellAction } from './cell-keys.ts';
import styles from './finance.module.css';
import type { CellName, GridController } from './grid-controller.ts';
import { NAME_COLUMN } from './grid-rows.ts';
import { useCellTyping } from './use-cell-typing.ts';
import { useFigureMark } from './use-figure-mark.ts';

/** A figure stands in one line; a name may need two. */
type CellElement = HTMLInputElement | HTMLTextAreaElement;

interface GridCellProps {
  readonly rowKey: string;
  readonly column: number;
  /** Its path in the section; undefined while its row stands open. */
  readonly field: string | undefined;
  /** A name, a canonical amount, or what was typed for one and cannot be read. */
  readonly value: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly isSelected: boolean;
  readonly controller: GridController;
  /** Moves the whole line up or down. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
}

/** One cell to type in: ready (keys replace, arrows leave) or being edited (arrows move the caret). */
export function GridCell(props: GridCellProps) {
  const { rowKey, column, field, value, label, placeholder, isSelected, controller, onMove } = props;
  const language = useLanguage();
  const input = useRef<CellElement>(null);
  const cell: CellName = { key: rowKey, column };
  const { t } = useTranslation('finance');
  const mark = useFigureMark(cell, value);
  const typing = useCellTyping(cell, value, controller);
  const { isEditing, isUnreadable } = typing;

  const leave = () => {
    typing.stop();
    typing.announceUnreadable();
  };
  const goTo = (target: CellName | undefined) => {
    if (target !== undefined) return focusCell(input.current, target);
    leave();
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
        typing.restore();
        requestAnimationFrame(() => input.current?.select());
        return;
      case 'clear':
        typing.forget();
        return controller.clear(cell);
    }
  };
  const onKeyDown = (event: KeyboardEvent<CellElement>) => {
    const action = cellAction(event, { isEditing, hasTyped: typing.text !== undefined });
    if (action === undefined) return;
    event.preventDefault();
    if (action.kind === 'edit') moveCaretToEnd(event.currentTarget);
    act(action);
  };
  const onCopy = (event: ClipboardEvent<CellElement>) => {
    if (isEditing) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', controller.copy(cell));
    if (event.type === 'cut') controller.clear(cell);
  };
  const onPaste = (event: ClipboardEvent<CellElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (isEditing && !/[\t\n\r]/.test(text.trim())) return;
    event.preventDefault();
    typing.stop();
    controller.paste(cell, text);
  };
  const onMouseDown = (event: MouseEvent<CellElement>) => {
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
  };
  const common = {
    ...ofForm(rowKey),
    id: field && `finance.${field}`,
    'data-cell': cellId(cell),
    'data-selected': isSelected || undefined,
    'data-editing': isEditing || undefined,
    'data-figure': mark,
    'aria-description': mark && t(`form.forecast.${mark}`),
    'aria-label': label,
    'aria-invalid': (isUnreadable && !isEditing) || undefined,
    placeholder,
    autoComplete: 'off',
    onFocus: (event: FocusEvent<CellElement>) => {
      event.currentTarget.select();
      controller.enter(cell);
      typing.announceUnreadable();
    },
    onBlur: leave,
    onKeyDown,
    onCopy,
    onCut: onCopy,
    onPaste,
    onMouseDown,
    onMouseEnter: (event: MouseEvent<CellElement>) => {
      const from = event.buttons === 1 ? focusedCell() : undefined;
      if (from !== undefined) controller.stretch(from, cell);
    },
  };
  return column === NAME_COLUMN ? (
    <textarea
      {...common}
      ref={(element) => {
        input.current = element;
      }}
      className={styles.name}
      rows={1}
      maxLength={TEXT_LIMITS.short}
      value={typing.text ?? value}
      onChange={({ currentTarget }) => typing.type(currentTarget.value.replace(/\s*\n\s*/g, ' '))}
    />
  ) : (
    <input
      {...common}
      ref={(element) => {
        input.current = element;
      }}
      className={styles.figure}
      inputMode="decimal"
      value={typing.text ?? formatAmount(value, language)}
      onChange={({ currentTarget }) => typing.type(currentTarget.value)}
    />
  );
}

/** The right button, or Control with the only one. */
const opensContextMenu = ({ button, ctrlKey }: MouseEvent): boolean => button !== 0 || ctrlKey;

function moveCaretToEnd(input: CellElement) {
  input.setSelectionRange(input.value.length, input.value.length);
}
