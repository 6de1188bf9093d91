import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where the router notes, when a page is left, how far each entry of the history was scrolled. */
const ROUTERS_NOTES = 'react-router-scroll-positions';
/** Whoever acts is where they want to be. */
const ACTS = ['wheel', 'pointerdown', 'keydown'] as const;
/** A page that has not grown for so long is complete. */
const SETTLED = 5_000;

let notes: Map<string, number> | undefined;

/**
 * Keeps to the place somebody comes back to while the page grows: the router goes there once, when the page comes. A form
 * whose code is on its way after a reload is too short then, and fields that grow to their text move what is below.
 */
export function useLatePlace(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    notes ??= readNotes();
    const place = notes.get(key) ?? window.scrollY;
    notes.delete(key);
    if (isReturn && place > 0) return keepTo(place);
  }, [key, isReturn]);
}

function keepTo(place: number): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined;
  const go = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return;
    window.scrollTo({ top: place, behavior: 'instant' });
    clearTimeout(settled);
    settled = setTimeout(stop, SETTLED);
  };
  const growth = new ResizeObserver(go);
  const stop = () => {
    clearTimeout(settled);
    growth.disconnect();
    for (const act of ACTS) window.removeEventListener(act, stop);
  };
  growth.observe(document.body);
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
  return stop;
}

function readNotes(): Map<string, number> {
  try {
    const noted: unknown = JSON.parse(window.sessionStorage.getItem(ROUTERS_NOTES) ?? '{}');
    if (typeof noted !== 'object' || noted === null) return new Map();
    return new Map(Object.entries(noted).filter(([, place]) => typeof place === 'number'));
  } catch {
    return new Map();
  }
}
