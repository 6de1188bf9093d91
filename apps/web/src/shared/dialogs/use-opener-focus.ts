import { useEffect, useState } from 'react';

/**
 * Focus return for a dialog that is mounted only while it is open: what had the focus then has it again. Mantine's own
 * (`returnFocus`) follows changes of `opened`, of which such a dialog has none. A focus that has gone elsewhere stays there.
 */
export function useOpenerFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
