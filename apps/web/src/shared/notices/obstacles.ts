import type { Area } from './free-position.ts';

const CONTROLS =
  'button, a[href], input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]';
const DIALOGS = '[role="dialog"]:not([tabindex="0"])';

/** Where the page has something to be clicked or written in, and where its dialogs stand. */
export function obstaclesBeside(notice: Element): Record<'controls' | 'dialogs', readonly Area[]> {
  return { controls: areasOf(CONTROLS, notice), dialogs: areasOf(DIALOGS, notice) };
}

function areasOf(selector: string, notice: Element): readonly Area[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !notice.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight);
}
