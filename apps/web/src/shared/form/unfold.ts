const UNFOLD = 'trazo:unfold';

/** Opens the folded part something is in, before it is given the focus. */
export function unfold(element: Element): void {
  element.dispatchEvent(new Event(UNFOLD, { bubbles: true }));
}

/** Calls back when something within is to be seen; returns the way to stop. */
export function onUnfold(part: HTMLElement, show: () => void): () => void {
  part.addEventListener(UNFOLD, show);
  return () => part.removeEventListener(UNFOLD, show);
}
