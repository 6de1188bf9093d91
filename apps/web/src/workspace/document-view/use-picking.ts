import { type RefObject, useEffect, useRef } from 'react';

/** A page (from 0), and shares of its width and height. */
export interface PickedPoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Calls back with the point of a page that was clicked. Keyboards have the form itself: nothing is reached only this way. */
export function usePicking(
  desk: RefObject<HTMLElement | null>,
  onPick: ((picked: PickedPoint) => void) | undefined,
): void {
  const latest = useRef(onPick);
  useEffect(() => {
    latest.current = onPick;
  });
  useEffect(() => {
    const element = desk.current;
    if (element === null) return;
    const pick = ({ target, clientX, clientY }: MouseEvent) => {
      const page = target instanceof Element ? target.closest<HTMLElement>('[data-page]') : null;
      if (page === null) return;
      const { left, top, width, height } = page.getBoundingClientRect();
      const number = Number(page.dataset['page']);
      latest.current?.({ page: number, x: (clientX - left) / width, y: (clientY - top) / height });
    };
    element.addEventListener('click', pick);
    return () => element.removeEventListener('click', pick);
  }, [desk]);
}
