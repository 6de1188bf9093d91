import { type RefObject, useDeferredValue, useEffect, useState } from 'react';

/** Whether a part is on screen or holds the focus; so it is until the browser says otherwise. */
export function useIsInSight(part: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const { current } = part;
    if (current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(current);
    const enter = () => setFocused(true);
    const leave = () => setFocused(false);
    current.addEventListener('focusin', enter);
    current.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', enter);
      current.removeEventListener('focusout', leave);
    };
  }, [part]);
  return isSeen || isFocused;
}

/**
 * What a part shows of a value that changes with every key: at once while the part is in sight or has the focus, else when the browser
 * has time. What is inside the part has to be memoised.
 */
export function useFollowed<Value>(value: Value, part: RefObject<HTMLElement | null>): Value {
  const isInSight = useIsInSight(part);
  const later = useDeferredValue(value);
  return isInSight ? value : later;
}
