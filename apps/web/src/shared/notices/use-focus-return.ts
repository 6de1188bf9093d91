import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Where the keyboard came from is where it goes when the notice leaves with it, or when the result is called. */
export function useFocusReturn(card: RefObject<HTMLElement | null>): () => void {
  const before = useRef<EventTarget>(null);
  const giveBack = useCallback((notice: HTMLElement | null) => {
    if (notice?.contains(document.activeElement) === true && isElsewhere(before.current, notice)) {
      before.current.focus();
    }
  }, []);
  useLayoutEffect(() => {
    const notice = card.current;
    if (notice === null) return;
    before.current = document.activeElement;
    const comeIn = ({ relatedTarget }: FocusEvent) => {
      if (isElsewhere(relatedTarget, notice)) before.current = relatedTarget;
    };
    notice.addEventListener('focusin', comeIn);
    return () => {
      notice.removeEventListener('focusin', comeIn);
      giveBack(notice);
    };
  }, [card, giveBack]);
  return () => giveBack(card.current);
}

const isElsewhere = (target: EventTarget | null, notice: Element): target is HTMLElement =>
  target instanceof HTMLElement && target.isConnected && target !== document.body && !notice.contains(target);
