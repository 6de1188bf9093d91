import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clampZoom } from './stack-layout.ts';

/** Two fingers, or the wheel with Ctrl held (which is also what a trackpad's pinch sends). `x` and `y` are where, within the view. */
export function useZoomGestures(
  target: RefObject<HTMLElement | null>,
  percent: number,
  onZoom: ((percent: number, x: number, y: number) => void) | undefined,
): void {
  const latest = useRef({ percent, onZoom });
  // With the frame that shows it: the next gesture may come before an effect would.
  useLayoutEffect(() => {
    latest.current = { percent, onZoom };
  });
  const enabled = onZoom !== undefined;
  useEffect(() => {
    const element = target.current;
    if (element === null || !enabled) return;
    let pinch: { distance: number; percent: number } | undefined;
    const zoomAt = (wanted: number, clientX: number, clientY: number) => {
      const { left, top } = element.getBoundingClientRect();
      const { percent: from, onZoom: zoom } = latest.current;
      zoom?.(clampZoom(wanted, from), clientX - left, clientY - top);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY / 300);
      zoomAt(latest.current.percent * factor, event.clientX, event.clientY);
    };
    const onTouchMove = (event: TouchEvent) => {
      const [first, second] = event.touches;
      if (first === undefined || second === undefined) return;
      event.preventDefault();
      const distance = Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY);
      pinch ??= { distance, percent: latest.current.percent };
      zoomAt(
        (pinch.percent * distance) / pinch.distance,
        (first.clientX + second.clientX) / 2,
        (first.clientY + second.clientY) / 2,
      );
    };
    const onTouchEnd = () => {
      pinch = undefined;
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchmove', onTouchMove, { passive: false });
    element.addEventListener('touchend', onTouchEnd);
    // The system takes a gesture over: a call, a swipe from the edge.
    element.addEventListener('touchcancel', onTouchEnd);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouchMove);
      element.removeEventListener('touchend', onTouchEnd);
      element.removeEventListener('touchcancel', onTouchEnd);
    };
  }, [target, enabled]);
}
