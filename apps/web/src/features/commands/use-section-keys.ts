import { SECTION_IDS } from '@trazo/plan/sections/section-ids';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageOf } from '../../shared/layout/builder-address.ts';
import { sectionAddress } from '../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
/** Where these keys move or open something. */
const OWN_KEYS = '[data-cell], [role="combobox"], select, [aria-modal="true"], [role="menu"]';

/** Alt and an arrow lead to the next section of the form, or the one before. */
export function useSectionKeys(): void {
  const store = usePlanStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isForm = pageOf(pathname) === '/builder/form';
  useEffect(() => {
    if (!isForm) return undefined;
    const current = new URLSearchParams(search).get('section');
    const index = Math.max(0, SECTION_IDS.map(String).indexOf(current ?? ''));
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      const next = SECTION_IDS[index + (STEPS[key] ?? Number.NaN)];
      if (!altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented || next === undefined) return;
      if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
      event.preventDefault();
      void navigate(sectionAddress(store, next));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [store, isForm, search, navigate]);
}
