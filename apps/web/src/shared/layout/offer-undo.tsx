import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { draftStore } from '../drafts/this-tab.ts';
import { undoOnce } from '../drafts/undo-once.ts';
import { randomId } from '../identifiers/random-id.ts';

/** Longer than a message, so that there is time to reach the button. */
const UNDO_LIFETIME = 8000;

/** Says what happened to the draft, with a button that takes it back: once, and only while it is the same draft. */
export function offerUndo(message: string, undoLabel: string, undo: () => void): void {
  const id = randomId();
  const { act, forget } = undoOnce(draftStore, undo, () => notifications.hide(id));
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
    onClose: forget,
  });
}
