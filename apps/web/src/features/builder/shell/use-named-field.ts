import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reveal } from '../../../shared/form/reveal.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { findField, openItemsOf } from './find-field.ts';

/** The section's code comes over the network. */
const LATEST_MS = 5_000;

/** Takes the keyboard to the field of this section that the address names; its item is opened where it is closed. */
export function useNamedField(section: SectionId): void {
  const store = usePlanStore();
  // Another one each time, so that the same address followed again leads there again.
  const location = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id.startsWith(`${section}.`)) return;
    const path = id.slice(section.length + 1);
    const leave = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const look = () => {
      const control = findField(store, section, path);
      if (control === undefined) return openItemsOf(store, section, path);
      leave();
      reveal(control);
      control.focus();
      control.scrollIntoView({ block: 'center' });
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(leave, LATEST_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return leave;
  }, [store, location, section]);
}
