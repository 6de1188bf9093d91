import type { SectionId } from '@trazo/plan/sections/section-ids';
import { draftStore } from '../../workspace/drafts/this-tab.ts';
import { readPath } from '../../workspace/drafts/value-path.ts';

const CONTROL = 'input:not([type="file"]), textarea, select, button, [contenteditable="true"]';

/** The control of a field of this section; undefined while its code or its item is not there. */
export function findField(section: SectionId, path: string): HTMLElement | undefined {
  const id = `${section}.${path}`;
  const found =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(`${id}.`)}"]`) ??
    lineAt(section, path) ??
    // One value of a field that holds several.
    document.getElementById(id.replace(/\.\d+$/, ''));
  if (found === null) return undefined;
  return found.matches(CONTROL) ? found : (found.querySelector<HTMLElement>(CONTROL) ?? undefined);
}

/** The box of a line in a list of lines. */
function lineAt(section: SectionId, path: string): HTMLElement | null {
  const id = readPath(draftStore.getState().draft[section], `${path.replace(/\.text$/, '')}.id`);
  return typeof id === 'string' ? document.querySelector(`[data-line="${CSS.escape(id)}"] textarea`) : null;
}

/** Opens the closed items of lists that a path leads through. */
export function openItemsOf(section: SectionId, path: string): void {
  const content = draftStore.getState().draft[section];
  const keys = path.split('.');
  for (const [index] of keys.entries()) {
    const id = readPath(content, `${keys.slice(0, index + 1).join('.')}.id`);
    if (typeof id !== 'string') continue;
    const item = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
    item?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  }
}
