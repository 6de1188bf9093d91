import { type RefObject, useEffect } from 'react';

/** Marks a box that scrolls sideways while something is out of sight at its start (`data-before`) or end (`data-after`). */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const mark = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      // Zoomed, places are fractions of a pixel.
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', element.scrollLeft < hidden - 1);
    };
    const observer = new ResizeObserver(mark);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [box]);
}
