import { startTransition, useEffect, useState } from 'react';

/** A value as it was when it last stayed the same for so many milliseconds: what is dear to show waits for a pause in typing. */
export function useDebounced<Value extends object>(value: Value, pause: number): Value {
  const [settled, settle] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => startTransition(() => settle(value)), pause);
    return () => clearTimeout(timer);
  }, [value, settled, pause]);
  return settled;
}
