import { type RefObject, useEffect } from 'react';
import type { PageStackHandle } from '../../workspace/document-view/page-stack.tsx';

/** What needs these keys itself. */
const OWN_KEYS = 'input, select, textarea, [contenteditable="true"], aside, [role="dialog"], [role="menu"]';
/** What Space means something to. */
const OWN_SPACE = 'a, button';
/** An element that does not scroll. */
const STILL = 'body, main';
const LINE = 40;

/** The keys that read on work wherever the focus is: nothing else in the window scrolls. */
export function useReadingKeys(stack: RefObject<PageStackHandle | null>, last: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, shiftKey } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(OWN_KEYS) !== null) return;
      const reader = stack.current;
      const step = stepOf(key, shiftKey, target, last);
      if (reader === null || step === undefined) return;
      event.preventDefault();
      step(reader);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stack, last]);
}

type Step = (reader: PageStackHandle) => void;

function stepOf(key: string, isBack: boolean, from: Element, last: number): Step | undefined {
  if (key === 'PageDown') return (reader) => reader.turn(1);
  if (key === 'PageUp') return (reader) => reader.turn(-1);
  if (key === 'Home') return (reader) => reader.goTo({ page: 0, top: 0 }, 'instant');
  if (key === 'End') return (reader) => reader.goTo({ page: last, top: 1 }, 'instant');
  if (key === ' ' && from.closest(OWN_SPACE) === null) return (reader) => reader.turn(isBack ? -1 : 1);
  if (!from.matches(STILL)) return undefined;
  if (key === 'ArrowDown') return (reader) => reader.scrollBy(LINE);
  return key === 'ArrowUp' ? (reader) => reader.scrollBy(-LINE) : undefined;
}
