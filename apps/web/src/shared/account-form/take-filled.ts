/**
 * Lets a form know what its fields hold: a password manager may have written into them without an event. React itself leaves out
 * the fields whose content it knows.
 */
export function takeFilled(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
