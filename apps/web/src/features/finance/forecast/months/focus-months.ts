import { reveal } from '../../../../shared/form/reveal.ts';

/** Where streams are typed by month, for `focusMonths`. */
export const MONTHS_PART = { 'data-months': true } as const;

/** Goes to what is typed by month of a stream: its first month on screen, else its name. */
export function focusMonths(streamAt: string): void {
  const part = document.querySelector('[data-months]');
  if (part !== null) reveal(part);
  // Another table may stand there.
  part?.querySelector<HTMLInputElement>('input[value="sales"]')?.click();
  const idOf = (field: string) => CSS.escape(`finance.assumptions.${streamAt}.${field}`);
  const months = part?.querySelector<HTMLElement>(`[id^="${idOf('quantities.')}"]`);
  const target = months ?? part?.querySelector<HTMLElement>(`#${idOf('name')}`);
  target?.focus();
  target?.scrollIntoView({ block: 'center' });
}
