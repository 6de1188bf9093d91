import { type RefObject, useEffect } from 'react';

/**
 * Lets a part of a page be skipped while it is out of sight (`data-rests`), once it has been laid out at its width: the
 * browser then knows how high it is, and a jump to a field beyond it ends where that field is.
 */
export function useSkipOffscreen(part: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = part.current;
    if (element === null || !isOn) return undefined;
    let width: number | undefined;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (element.offsetWidth === width) return;
      width = element.offsetWidth;
      element.removeAttribute('data-rests');
      cancelAnimationFrame(frame);
      // The frame after the next: in the next one it is laid out whole, and its height noted.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => element.setAttribute('data-rests', ''));
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [part, isOn]);
}
