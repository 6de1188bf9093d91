import { readPath } from '@trazo/contract/plan-document/value-path';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import type { PlanStore } from '../../../workspace/plan-store/plan-store.ts';

type Store = Pick<PlanStore, 'getState'>;

const CONTROL = 'input:not([type="file"]), textarea, select, button, [contenteditable="true"]';

/** The control of a field of this section; undefined while its code or its item is not there. */
export function findField(store: Store, section: SectionId, path: string): HTMLElement | undefined {
  const id = `${section}.${path}`;
  const found =
    document.getElementById(id) ??
    firstWithin(id) ??
    lineAt(store, section, path) ??
    valueOfSeveral(store, section, path);
  if (found === null) return undefined;
  return found.matches(CONTROL) ? found : (found.querySelector<HTMLElement>(CONTROL) ?? undefined);
}

/** The first control of a field that is made of several; labels and descriptions bear such ids, too. */
const firstWithin = (id: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[id^="${CSS.escape(`${id}.`)}"]`)].find((part) =>
    part.matches(CONTROL),
  );

/** The field of one value among several. An item of a list is none: it is opened, and its own fields looked for. */
const valueOfSeveral = (store: Store, section: SectionId, path: string): HTMLElement | null =>
  typeof readPath(store.getState().draft[section], path) === 'object'
    ? null
    : document.getElementById(`${section}.${path}`.replace(/\.\d+$/, ''));

/** The box of a line in a list of lines. */
function lineAt(store: Store, section: SectionId, path: string): HTMLElement | null {
  const id = readPath(store.getState().draft[section], `${path.replace(/\.text$/, '')}.id`);
  return typeof id === 'string' ? document.querySelector(`[data-line="${CSS.escape(id)}"] textarea`) : null;
}

/** Opens the closed items of lists that a path leads through. */
export function openItemsOf(store: Store, section: SectionId, path: string): void {
  const content = store.getState().draft[section];
  const keys = path.split('.');
  for (const [index] of keys.entries()) {
    const id = readPath(content, `${keys.slice(0, index + 1).join('.')}.id`);
    if (typeof id !== 'string') continue;
    const item = document.querySelector(`[data-item="${CSS.escape(id)}"]`);
    item?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  }
}
