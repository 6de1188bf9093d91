import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the notice is pointed at or focused, or its tab is out of view: its time does not run then. */
export function useHeld(card: RefObject<HTMLElement | null>): boolean {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isVisible = useDocumentVisible();
  useEffect(() => {
    const notice = card.current;
    if (notice === null) return;
    const listening = new AbortController();
    const on = (kind: string, act: () => void) =>
      notice.addEventListener(kind, act, { signal: listening.signal });
    on('pointerenter', () => setPointedAt(true));
    on('pointerleave', () => setPointedAt(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => listening.abort();
  }, [card]);
  return isPointedAt || isFocused || !isVisible;
}

const KIND = 'visibilitychange';

function follow(onChange: () => void): () => void {
  document.addEventListener(KIND, onChange);
  return () => document.removeEventListener(KIND, onChange);
}

/** Whether the tab is in view. */
const useDocumentVisible = (): boolean =>
  useSyncExternalStore(
    follow,
    () => document.visibilityState === 'visible',
    () => true,
  );
