import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { draftStore } from '../../workspace/drafts/this-tab.ts';
import { readPath } from '../../workspace/drafts/value-path.ts';

const CONTROL = 'input:not([type="file"]), textarea, select, button, [contenteditable="true"]';
/** The section's code comes over the network. */
const LATEST_MS = 5_000;

/** Takes the keyboard to the field of this section that the address names; its item is opened where it is closed. */
export function useNamedField(section: SectionId): void {
  // Another one each time, so that the same address followed again leads there again.
  const location = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!id.startsWith(`${section}.`)) return;
    const leave = () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    const look = () => {
      const field = document.getElementById(id);
      if (field === null) return openItemOf(section, id.slice(section.length + 1));
      leave();
      const control = field.matches(CONTROL) ? field : field.querySelector<HTMLElement>(CONTROL);
      control?.focus();
      control?.scrollIntoView({ block: 'center' });
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(leave, LATEST_MS);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
    return leave;
  }, [location, section]);
}

/** Opens the closed items of lists that a path leads through. */
function openItemOf(section: SectionId, path: string): void {
  const content = draftStore.getState().draft[section];
  const keys = path.split('.');
  for (const [index] of keys.entries()) {
    const id = readPath(content, `${keys.slice(0, index + 1).join('.')}.id`);
    if (typeof id !== 'string') continue;
    const item = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
    item?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  }
}
