/** Said by the page when its code has taken over. */
export const TAKEN_OVER = 'taken-over';

/** Buttons that do nothing without the page's code. */
const BUTTON = 'button[type="button"]:not([popovertarget], [aria-disabled="true"])';

/**
 * Stands in every page, ahead of all other code: a button clicked before that has come is busy until the code does what was
 * asked. At the very end of a click's way: once React listens, it comes first, and says so.
 */
export const EARLY_CLICKS = [
  `const heard=({target})=>{const button=target.closest?.('${BUTTON}');if(button){button.setAttribute("aria-busy","true");button.dataset.early=""}}`,
  'addEventListener("click",heard)',
  `addEventListener("${TAKEN_OVER}",()=>removeEventListener("click",heard),{once:true})`,
].join(';');

/** The buttons that wait, which do so no longer; those that are gone are not among them. */
export function takeEarlyClicks(): HTMLButtonElement[] {
  const waiting = [...document.querySelectorAll<HTMLButtonElement>(`${BUTTON}[data-early]`)];
  for (const button of waiting) {
    button.removeAttribute('aria-busy');
    delete button.dataset['early'];
  }
  return waiting;
}
