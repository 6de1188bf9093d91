import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Checkbox } from '@mantine/core';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DragGrip } from '../../shared/form/drag-grip.tsx';
import { IconArrowDown, IconArrowUp } from '../../shared/icons/icons.ts';
import styles from './print-fields.module.css';

interface PrintedSectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly isPrinted: boolean;
  /** Whether there is anything of it to print. */
  readonly isWritten: boolean;
  /** The last one that is printed cannot be left out. */
  readonly isLast: boolean;
  readonly onPrint: (isPrinted: boolean) => void;
  /** Get the id of the button that was pressed; undefined where there is nothing above or below. */
  readonly onUp: ((button: string) => void) | undefined;
  readonly onDown: ((button: string) => void) | undefined;
}

/** A section in the document's order. */
export function PrintedSection(props: PrintedSectionProps) {
  const { id, title, isPrinted, isWritten, isLast, onPrint, onUp, onDown } = props;
  const { t } = useTranslation(['viewer', 'navigation', 'fields']);
  const sortable = useSortable({ id });
  const [up, down] = [useId(), useId()];
  const named = (text: string) => t('navigation:labelled', { label: title, text });
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.section}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <DragGrip item={title} sortable={sortable} />
      <Checkbox
        className={styles.printed}
        label={title}
        description={isWritten ? undefined : t('viewer:print.nothing')}
        checked={isPrinted}
        disabled={isPrinted && isLast}
        onChange={({ currentTarget }) => onPrint(currentTarget.checked)}
      />
      <ActionIcon
        id={up}
        aria-label={named(t('fields:list.moveUp'))}
        aria-disabled={onUp === undefined}
        onClick={() => onUp?.(up)}
      >
        <IconArrowUp size={18} stroke={1.5} />
      </ActionIcon>
      <ActionIcon
        id={down}
        aria-label={named(t('fields:list.moveDown'))}
        aria-disabled={onDown === undefined}
        onClick={() => onDown?.(down)}
      >
        <IconArrowDown size={18} stroke={1.5} />
      </ActionIcon>
    </li>
  );
}
