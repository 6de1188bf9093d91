import { useEffect, useLayoutEffect } from 'react';
import { TAKEN_OVER, takeEarlyClicks } from './early-clicks.ts';

/** Does what was clicked before the page's code had come: each button once, however often it was clicked. */
export function useEarlyClicks(): void {
  // Before a click that React has just waited for goes on its way.
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(TAKEN_OVER));
  }, []);
  useEffect(() => {
    for (const button of takeEarlyClicks()) button.click();
  }, []);
}
