import { SECTION_IDS, type SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect, useRef } from 'react';
import { isEmptyDraft } from '../../../workspace/plan-store/draft.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';

/** A plan with no word in it begins with the company's name: the first keys go there, unless something else has the focus. */
export function useFirstField(section: SectionId): void {
  const store = usePlanStore();
  const arrived = useRef(section);
  useEffect(() => {
    if (arrived.current !== SECTION_IDS[0] || !isEmptyDraft(store.getState().draft)) return;
    if (window.location.hash !== '') return;
    // In the next frame: to focus is to lay out, and the form's first task is long enough without.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      document.getElementById('general.companyName')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [store]);
}
