import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The outcome of a button, which replaces the button. It gets the focus, which would else fall to the page's beginning; that is
 * also how screen readers come to read it.
 */
export function Outcome({ children }: { children: ReactNode }) {
  const target = useRef<HTMLParagraphElement>(null);
  useEffect(() => target.current?.focus(), []);
  return (
    <p ref={target} tabIndex={-1}>
      {children}
    </p>
  );
}
