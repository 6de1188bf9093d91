import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { randomId } from '../identifiers/random-id.ts';

/** Longer than a message, so that there is time to reach the button. */
const UNDO_LIFETIME = 8000;

/** Says what happened, with a button that takes it back. */
export function offerUndo(message: string, undoLabel: string, undo: () => void): void {
  const id = randomId();
  const act = () => {
    undo();
    notifications.hide(id);
  };
  notifications.show({
    id,
    autoClose: UNDO_LIFETIME,
    closeButtonProps: { 'aria-label': i18next.t('navigation:close') },
    title: message,
    message: (
      <Button variant="subtle" onClick={act}>
        {undoLabel}
      </Button>
    ),
  });
}
