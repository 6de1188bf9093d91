const requests = new EventTarget();
const ASKED = 'asked';

/** Asks for the palette that finds sections, fields and commands. */
export const askToFind = (): void => void requests.dispatchEvent(new Event(ASKED));

/** Calls whenever it is asked for; the returned function unsubscribes. */
export function onFindAsked(listener: () => void): () => void {
  requests.addEventListener(ASKED, listener);
  return () => requests.removeEventListener(ASKED, listener);
}
