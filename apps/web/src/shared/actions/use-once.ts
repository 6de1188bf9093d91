import { useRef, useState } from 'react';

export interface Once<Args extends readonly unknown[]> {
  readonly run: (...args: Args) => Promise<void>;
  readonly busy: boolean;
}

/** Something that takes a while, begun once however often it is asked for. */
export function useOnce<Args extends readonly unknown[]>(
  act: (...args: Args) => Promise<unknown>,
): Once<Args> {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const run = async (...args: Args) => {
    // The button says so a moment later.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      await act(...args);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { run, busy };
}
