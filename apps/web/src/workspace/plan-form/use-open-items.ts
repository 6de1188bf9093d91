import { useState } from 'react';

/** Up to here a list starts with its items open; a longer one is an overview first. */
const OPEN_FROM_START = 2;

/** Which items of a list stand open; from the start those of one with no more than `most`. */
export function useOpenItems(ids: readonly string[], most = OPEN_FROM_START) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(ids.length <= most ? ids : []));
  return {
    isOpen: (id: string) => open.has(id),
    allOpen: ids.every((id) => open.has(id)),
    show: (id: string) => setOpen((now) => new Set(now).add(id)),
    toggle: (id: string) =>
      setOpen((now) =>
        now.has(id) ? new Set([...now].filter((other) => other !== id)) : new Set(now).add(id),
      ),
    toggleAll: () => setOpen(ids.every((id) => open.has(id)) ? new Set() : new Set(ids)),
  };
}
