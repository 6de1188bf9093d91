import { useEffect, useLayoutEffect, useRef } from 'react';

/** The heading of what is on screen: the focus is better there than nowhere. */
const HEADING = 'section-title';

/**
 * Another draft brings another page, and with the one before goes the element that had the focus: the next key would go to
 * the page. The same field has it again, or else the heading.
 */
export function useKeptFocus(shown: string): void {
  const focused = useRef('');
  const before = useRef(shown);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target.id : '';
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) return;
    const found = document.getElementById(focused.current) ?? document.getElementById(HEADING);
    found?.focus({ preventScroll: true });
  }, [shown]);
}
