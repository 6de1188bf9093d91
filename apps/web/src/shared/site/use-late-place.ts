import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where the router notes, when a page is left, how far each entry of the history was scrolled. */
const ROUTERS_NOTES = 'react-router-scroll-positions';
/** Whoever acts is where they want to be. */
const ACTS = ['wheel', 'pointerdown', 'keydown'] as const;

let notes: Map<string, number> | undefined;

/**
 * Leads back to a place from before a reload, once the page is long enough for it: the router tries when the page comes, and
 * a form whose code is on its way is too short then.
 */
export function useLatePlace(): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    notes ??= readNotes();
    const place = notes.get(key);
    const forget = () => void notes?.delete(key);
    if (place === undefined || place === 0 || !isReturn) return forget();
    const go = () => {
      if (document.documentElement.scrollHeight - window.innerHeight < place) return;
      stop();
      window.scrollTo({ top: place, behavior: 'instant' });
    };
    const growth = new ResizeObserver(go);
    const stop = () => {
      forget();
      growth.disconnect();
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
    growth.observe(document.body);
    for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
    return stop;
  }, [key, isReturn]);
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
