import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_ID } from './skip-link.tsx';

/**
 * Leads keyboard and screen reader along: to the element the hash names, or to the top of a page that has just come. The first
 * page is left to the browser. Scrolling itself is the router's.
 */
export function useArrival(): void {
  const { pathname, hash, key } = useLocation();
  const before = useRef({ pathname, key });
  useEffect(() => {
    const { pathname: from, key: last } = before.current;
    before.current = { pathname, key };
    if (key === last) return;
    const target = document.getElementById(idIn(hash));
    if (target !== null) focusOn(target);
    else if (pathname !== from) focusOn(document.getElementById(MAIN_ID));
  }, [pathname, hash, key]);
}

/** A hash written by hand may hold a bare `%`, which no decoding takes; it is then the id as it stands, as in browsers. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function focusOn(target: HTMLElement | null): void {
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
