import { type RefObject, useEffect, useRef } from 'react';
import { clampZoom } from './stack-layout.ts';

/** Two fingers, or the wheel with Ctrl held (which is also what a trackpad's pinch sends). `y` is where, within the view. */
export function useZoomGestures(
  target: RefObject<HTMLElement | null>,
  percent: number,
  onZoom: ((percent: number, y: number) => void) | undefined,
): void {
  const latest = useRef({ percent, onZoom });
  useEffect(() => {
    latest.current = { percent, onZoom };
  });
  const enabled = onZoom !== undefined;
  useEffect(() => {
    const element = target.current;
    if (element === null || !enabled) return;
    let pinch: { distance: number; percent: number } | undefined;
    const within = (clientY: number) => clientY - element.getBoundingClientRect().top;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 300);
      latest.current.onZoom?.(clampZoom(latest.current.percent * factor), within(event.clientY));
    };
    const onTouchMove = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (first === undefined || second === undefined) return;
      event.preventDefault();
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      pinch ??= { distance, percent: latest.current.percent };
      const middle = within((first.clientY + second.clientY) / 2);
      latest.current.onZoom?.(clampZoom((pinch.percent * distance) / pinch.distance), middle);
    };
    const onTouchEnd = () => {
      pinch = undefined;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
    };
  }, [target, enabled]);
}
