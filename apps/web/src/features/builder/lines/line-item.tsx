import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Menu } from '@mantine/core';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DragGrip } from '../../../shared/form/drag-grip.tsx';
import { ItemMenu } from '../../../shared/form/item-menu.tsx';
import { IconArrowRight } from '../../../shared/icons/icons.ts';
import styles from './lines.module.css';
import { pastedLines, type Selected } from './lines.ts';

export interface LineActions {
  readonly onType: (text: string) => void;
  readonly onInsert: (selected: Selected, lines: readonly string[]) => void;
  readonly onRemove: () => void;
  /** Backspace in an empty line: away with it, and no fuss. */
  readonly onRub: () => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
  readonly moves: readonly { readonly list: string; readonly go: () => void }[];
}

interface LineItemProps {
  readonly id: string;
  readonly text: string;
  /** The line's accessible name, which says where it stands. */
  readonly name: string;
  readonly error: string | undefined;
  readonly actions: LineActions;
}

const selectedIn = (box: HTMLTextAreaElement): Selected => ({
  text: box.value,
  start: box.selectionStart,
  end: box.selectionEnd,
});

/** One line: grip, text and what can be done with it. */
export function LineItem({ id, text, name, error, actions }: LineItemProps) {
  const { t } = useTranslation('fields');
  const sortable = useSortable({ id });
  const item = text.trim().slice(0, 60) || name;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.onInsert(selectedIn(event.currentTarget), []);
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      actions.onRub();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const lines = pastedLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    actions.onInsert(selectedIn(event.currentTarget), lines);
  };
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.line}
      data-line={id}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <DragGrip item={item} sortable={sortable} size={32} />
      <div className={styles.lineText}>
        <textarea
          className={styles.box}
          dir="auto"
          rows={Math.min(8, 1 + Math.floor(text.length / 34))}
          aria-label={name}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          value={text}
          onChange={({ currentTarget }) => actions.onType(currentTarget.value.replace(/\r?\n/g, ' '))}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {error !== undefined && (
          <p className={styles.error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
      <ItemMenu item={item} size={32} {...actions}>
        {actions.moves.map(({ list, go }) => (
          <Menu.Item key={list} leftSection={<IconArrowRight size={16} />} onClick={go}>
            {t('list.moveTo', { list })}
          </Menu.Item>
        ))}
      </ItemMenu>
    </li>
  );
}
