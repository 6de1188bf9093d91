import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** React Router's key in session storage: by entry of the history, how far its page was scrolled when it was left. */
const SCROLL_POSITIONS = 'react-router-scroll-positions';
/** Input of the user ends the restoration. */
const USER_INPUT = ['wheel', 'pointerdown', 'keydown'] as const;
/** Milliseconds without growth after which a page counts as complete. */
const SETTLED = 5_000;

/** Pixels a page that was left at its end may be shorter by when it comes back. */
const SLACK = 48;

let positions: Map<string, number> | undefined;

/**
 * Scroll restoration for pages that grow after they are shown: the router scrolls once, when the page comes. A form whose code
 * is on its way after a reload is too short then, and fields that grow to their text move what is below.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const isFirst = positions === undefined;
    positions ??= readPositions();
    const kept = positions.get(key);
    positions.delete(key);
    if (!isReturn) return;
    // Reading the position forces a layout, which the first page would pay for; it has been scrolled by nothing but what is kept.
    const position = kept ?? (isFirst ? 0 : window.scrollY);
    if (position > 0) return restore(position);
  }, [key, isReturn]);
}

/** Scrolls to the position each time the page grows, until it is complete or the user acts; returns the way to stop. */
function restore(position: number): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  // Scroll anchoring would move the page on once more when fields above grow.
  document.documentElement.style.setProperty('overflow-anchor', 'none');
  const scroll = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < position - SLACK) return;
    window.scrollTo({ top: position, behavior: 'instant' });
    clearTimeout(settled);
    settled = setTimeout(stop, SETTLED);
  };
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    clearTimeout(settled);
    growth.disconnect();
    document.documentElement.style.removeProperty('overflow-anchor');
    for (const input of USER_INPUT) window.removeEventListener(input, stop);
  };
  growth.observe(document.body);
  for (const input of USER_INPUT) window.addEventListener(input, stop, { passive: true });
  return stop;
}

function readPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_POSITIONS) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).filter(([, position]) => typeof position === 'number'));
  } catch {
    return new Map();
  }
}
