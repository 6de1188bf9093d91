import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For what replaces the button that was pressed: it gets the focus when `step` changes, not before. */
export function useFocusAfter<Target extends HTMLElement>(step: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    target.current?.focus();
  }, [step]);
  return target;
}
