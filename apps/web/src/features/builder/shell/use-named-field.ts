import { readPath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { reveal } from '../../../shared/form/reveal.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { findField, openItemsOf } from './find-field.ts';

/** Input of the user ends the search. */
const USER_INPUT = ['pointerdown', 'keydown'] as const;

/**
 * Takes the keyboard to the field of this section that the address names, however late its code comes, unless the user has gone on
 * meanwhile; its item is opened where it is closed. Where it was not asked for (`lastField`, of a page that is loaded again), only
 * if nothing else has the focus.
 */
export function useNamedField(section: SectionId): void {
  const store = usePlanStore();
  // Another one each time, so that the same address followed again leads there again.
  const location = useLocation();
  useEffect(() => {
    const named = decodeURIComponent(location.hash.slice(1));
    const last = readPath(location.state, 'lastField');
    const id = named === '' && typeof last === 'string' ? last : named;
    if (!id.startsWith(`${section}.`)) return;
    const path = id.slice(section.length + 1);
    const leave = () => {
      observer.disconnect();
      for (const input of USER_INPUT) window.removeEventListener(input, leave, { capture: true });
    };
    const look = () => {
      const control = findField(store, section, path);
      if (control === undefined) return openItemsOf(store, section, path);
      leave();
      if (named === '' && document.activeElement !== document.body) return;
      reveal(control);
      control.focus();
      control.scrollIntoView({ block: 'center' });
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    for (const input of USER_INPUT) window.addEventListener(input, leave, { capture: true });
    look();
    return leave;
  }, [store, location, section]);
}
