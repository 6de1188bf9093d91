import { type RefObject, useEffect, useState } from 'react';

/** Open until a press outside of the host, Escape, or a choice; Escape leaves the focus on what opened it. */
export function useDropDown(host: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !host.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      setOpen(false);
      host.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, host]);
  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) } as const;
}
