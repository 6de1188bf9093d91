import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { leadsToDesign } from '../../workspace/document-view/field-address.ts';

const CONTROL = 'input:not([type="file"]), textarea, button';

/** Takes the keyboard to the field the address names; where it is not shown now, to what decides that. */
export function useNamedField(shownBy: string): void {
  // Another one each time, so that the same address followed again leads there again.
  const location = useLocation();
  // In the commit that shows the page, not in an effect after the paint: a field that is chosen at once keeps the focus.
  useLayoutEffect(() => {
    const { hash } = location;
    if (!leadsToDesign(hash)) return;
    const named = document.getElementById(hash.slice(1)) ?? document.getElementById(shownBy);
    const control = named?.matches(CONTROL) ? named : named?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  }, [location, shownBy]);
}
