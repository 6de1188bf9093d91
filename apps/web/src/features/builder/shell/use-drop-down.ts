import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Open until a press outside of the host, Escape, or a choice; Escape leaves the focus on what opened it. A press in a menu of the
 * host is inside, wherever in the page that menu is drawn: `onPointerDown` goes to the host, and React leads the press there.
 */
export function useDropDown(host: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const inside = useRef<Event>(null);
  const onPointerDown = ({ nativeEvent }: PointerEvent) => {
    inside.current = nativeEvent;
  };
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (event !== inside.current) setOpen(false);
    };
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return;
      setOpen(false);
      host.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    window.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, host]);
  return { isOpen, onPointerDown, toggle: () => setOpen(!isOpen), close: () => setOpen(false) } as const;
}
