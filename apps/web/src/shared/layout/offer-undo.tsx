import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import i18next from 'i18next';
import { createRef } from 'react';
import { draftStore } from '../drafts/this-tab.ts';
import { undoOnce } from '../drafts/undo-once.ts';
import { randomId } from '../identifiers/random-id.ts';

/** Longer than a message, so that there is time to reach the button. */
const UNDO_LIFETIME = 8000;

const NOTICE = '[role="alert"]';

/** Two notices would send the focus to and fro between them. */
const isInPage = (place: Element | null): place is HTMLElement =>
  place instanceof HTMLElement && place.isConnected && place.closest(NOTICE) === null;

/**
 * Says what happened to the draft, with a button that takes it back: once, and only while it is the same draft. `hindrance`
 * says in words what is in the way for the moment; the offer stands meanwhile.
 */
export function offerUndo(
  message: string,
  undoLabel: string,
  undo: () => void,
  hindrance: () => string | undefined = () => undefined,
): void {
  const id = randomId();
  const button = createRef<HTMLButtonElement>();
  let before = document.activeElement;
  let isOver = false;
  const goBack = () => {
    if (isInPage(before)) before.focus();
  };
  const arrive = (from: Element | null) => {
    // A menu, say, is gone by the time somebody comes to the button.
    if (!isInPage(before)) before = from;
    // The second half of a double click finds the button on its way out.
    if (isOver) goBack();
  };
  const leave = () => {
    isOver = true;
    forget();
    if (button.current?.closest(NOTICE)?.contains(document.activeElement)) goBack();
  };
  const { act: undoNow, forget } = undoOnce(draftStore, undo, () => notifications.hide(id));
  const closeButtonProps = { 'aria-label': i18next.t('navigation:close') };
  const act = () => {
    const reason = hindrance();
    if (reason === undefined) undoNow();
    else notifications.show({ id: `${id}-hindrance`, message: reason, role: 'alert', closeButtonProps });
  };
  notifications.show({
    id,
    autoClose: UNDO_LIFETIME,
    closeButtonProps,
    title: message,
    message: (
      <Button
        ref={button}
        variant="subtle"
        onFocus={({ relatedTarget }) => arrive(relatedTarget)}
        onClick={act}
      >
        {undoLabel}
      </Button>
    ),
    onClose: leave,
  });
}
