import { type RefObject, useLayoutEffect } from 'react';
import { type Area, freePosition } from './free-position.ts';
import { obstaclesBeside } from './obstacles.ts';

/** Puts the notice where it covers no control and no dialog, or at least no control, again when the page has moved. */
export function useFreePosition(card: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    let frame = 0;
    let now: Area | undefined;
    const move = () => {
      const notice = card.current;
      const layer = notice?.parentElement;
      // It does not run away from the pointer.
      if (notice === null || layer == null || notice.matches(':hover, :focus-within')) return;
      const { width, height } = notice.getBoundingClientRect();
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { controls, dialogs } = obstaclesBeside(notice);
      const beside = dialogs.some((dialog) => dialog.width > viewport.width - width)
        ? controls
        : [...controls, ...dialogs];
      now = freePosition({ width, height }, viewport, beside, now);
      layer.style.translate = `${now.x}px ${now.y}px`;
    };
    const moveSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(move);
    };
    move();
    // What the notice is about may change the page a moment later: a list that loses a card, a dialog that opens.
    const changes = new MutationObserver(moveSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    const moved = ['resize', 'scrollend'] as const;
    for (const kind of moved) window.addEventListener(kind, moveSoon, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const kind of moved) window.removeEventListener(kind, moveSoon, { capture: true });
    };
  }, [card]);
}
