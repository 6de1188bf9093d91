import type { KeyboardEvent } from 'react';

/** The keys of a row that asks for something: Enter sets it, Escape leaves all as it was. Neither reaches the form around it. */
export const rowKeys =
  (onSet: () => void, onClose: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onSet();
    else onClose();
  };
