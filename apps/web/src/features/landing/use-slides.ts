import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { eased, nearestSlide, SLIDE_MS, snapPositions } from './slide-track.ts';

export interface Slides {
  readonly track: RefObject<HTMLDivElement | null>;
  /** The slide in front, from 0. */
  readonly index: number;
  readonly go: (by: number) => void;
  /** Arrow keys step too, on the buttons. */
  readonly onArrow: (event: KeyboardEvent) => void;
  readonly onScroll: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A row of slides that is scrolled by hand or by steps; the browser snaps swipes to a slide. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const go = (by: number) => {
    const element = track.current;
    if (element === null) return;
    const target = Math.min(Math.max(index + by, 0), count - 1);
    setIndex(target);
    stop.current?.();
    stop.current = slideTo(element, positionsOf(element)[target] ?? 0, () => {
      stop.current = undefined;
    });
  };

  return {
    track,
    index,
    go,
    onArrow: (event) => {
      const step = STEPS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      go(step);
    },
    onScroll: () => {
      const element = track.current;
      if (element !== null && stop.current === undefined)
        setIndex(nearestSlide(positionsOf(element), element.scrollLeft));
    },
  };
}

function positionsOf(track: HTMLElement): number[] {
  const [first] = track.querySelectorAll('li');
  const offsets = Array.from(
    track.querySelectorAll('li'),
    (slide) => slide.offsetLeft - (first?.offsetLeft ?? 0),
  );
  return snapPositions(offsets, track.scrollWidth - track.clientWidth);
}

/** Moves the track; at once where motion is not wanted. Returns how to let go of it. */
function slideTo(track: HTMLElement, to: number, onEnd: () => void): () => void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = to;
    onEnd();
    return () => undefined;
  }
  const from = track.scrollLeft;
  const begun = performance.now();
  let frame = 0;
  const letGo = () => {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
    for (const type of ['pointerdown', 'wheel'] as const) track.removeEventListener(type, interrupted);
  };
  const interrupted = () => {
    letGo();
    onEnd();
  };
  const step = (now: number) => {
    const part = Math.min((now - begun) / SLIDE_MS, 1);
    track.scrollLeft = from + (to - from) * eased(Math.max(part, 0));
    if (part < 1) frame = requestAnimationFrame(step);
    else interrupted();
  };
  track.style.scrollSnapType = 'none';
  for (const type of ['pointerdown', 'wheel'] as const) {
    track.addEventListener(type, interrupted, { passive: true });
  }
  frame = requestAnimationFrame(step);
  return letGo;
}
