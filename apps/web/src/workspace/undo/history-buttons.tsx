import { ActionIcon } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Icon } from '../../shared/icons/icon.tsx';
import { IconArrowBackUp, IconArrowForwardUp } from '../../shared/icons/icons.ts';
import { keysInWords } from '../../shared/keys/key-names.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import styles from './history-buttons.module.css';
import { type Direction, useUndoRedo } from './use-undo-redo.ts';

const BUTTONS = [
  { direction: 'undo', Icon: IconArrowBackUp, keys: ['Mod', 'Z'] },
  { direction: 'redo', Icon: IconArrowForwardUp, keys: ['Mod', 'Shift', 'Z'] },
] as const;

/** Undo and redo of the whole draft. */
export function HistoryButtons() {
  return (
    <div className={styles.history}>
      {BUTTONS.map(({ direction, ...button }) => (
        <HistoryButton key={direction} direction={direction} {...button} />
      ))}
    </div>
  );
}

interface HistoryButtonProps {
  readonly direction: Direction;
  readonly Icon: Icon;
  readonly keys: readonly string[];
}

function HistoryButton({ direction, Icon, keys }: HistoryButtonProps) {
  const { t } = useTranslation('drafts');
  const isPossible = useDraft(({ history }) => history[direction] !== undefined);
  const undoRedo = useUndoRedo();
  const name = t(`history.${direction}`);
  return (
    <ActionIcon
      className={styles.button}
      // Not disabled: what has the focus would lose it with the last step.
      data-disabled={!isPossible || undefined}
      aria-disabled={!isPossible}
      aria-label={name}
      title={`${name} (${keysInWords(keys)})`}
      onClick={() => undoRedo(direction)}
    >
      <Icon size={20} stroke={1.5} />
    </ActionIcon>
  );
}

/** Undo alone, where there is little width: it is there as soon as there is something to undo. */
export function UndoButton() {
  const isPossible = useDraft(({ history }) => history.undo !== undefined);
  return isPossible && <HistoryButton {...BUTTONS[0]} />;
}
