/** What is typed into: no ticks, no choices. */
export const TEXT_BOX = 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [aria-haspopup])';

/** Text boxes that are to be seen, in their order. */
export const boxesIn = (part: Element | null): HTMLInputElement[] =>
  [...(part?.querySelectorAll<HTMLInputElement>(TEXT_BOX) ?? [])].filter(
    (box) => box.closest('details:not([open])') === null,
  );
