import { type RefObject, useEffect } from 'react';

/** Marks a box that scrolls sideways while something is out of sight at its start (`data-before`) or end (`data-after`). */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      // Zoomed, positions are fractions of a pixel.
      element.toggleAttribute('data-before', element.scrollLeft > 1);
      element.toggleAttribute('data-after', element.scrollLeft < hidden - 1);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [box]);
}
