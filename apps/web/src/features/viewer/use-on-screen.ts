import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element can be seen: on a phone the preview costs nothing until it is opened. */
export function useOnScreen(target: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isSeen;
}
