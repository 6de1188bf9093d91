const REVEAL = 'trazo:reveal';

/** Opens the folded part something is in, before it is given the focus. */
export function reveal(element: Element): void {
  element.dispatchEvent(new Event(REVEAL, { bubbles: true }));
}

/** Calls back when something within is to be seen; returns the way to stop. */
export function onReveal(part: HTMLElement, show: () => void): () => void {
  part.addEventListener(REVEAL, show);
  return () => part.removeEventListener(REVEAL, show);
}
