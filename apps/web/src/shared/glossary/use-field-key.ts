import { type RefObject, useEffect } from 'react';

const KEY = 'F1';

interface FieldKeyActions {
  readonly onAsk: () => void;
  /** Escape; whether there was something to close. */
  readonly onClose: () => boolean;
  /** When the focus goes elsewhere. */
  readonly onLeave?: () => void;
  /** What was opened within the field: it has controls of its own, which ask for nothing. */
  readonly opened?: RefObject<HTMLElement | null>;
}

/** Where a term is asked for by key: what its mark stands in, or the row that it names. */
const fieldOf = (mark: HTMLElement | null): HTMLElement | null =>
  mark?.closest('tr') ?? mark?.parentElement ?? null;

/** In the field a mark stands beside, F1 asks for the meaning of its label, so that the mark itself need be no stop of Tab. */
export function useFieldKey(
  mark: RefObject<HTMLElement | null>,
  isOn: boolean,
  actions: FieldKeyActions,
): void {
  const { onAsk, onClose, onLeave, opened } = actions;
  useEffect(() => {
    const field = fieldOf(mark.current);
    if (field === null || !isOn) return undefined;
    const isOfField = (target: EventTarget | null): target is HTMLElement =>
      target instanceof HTMLElement && !opened?.current?.contains(target);
    const key = (event: KeyboardEvent) => {
      const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
      if (event.key === KEY && isPlain) {
        if (!isOfField(event.target)) return;
        event.preventDefault();
        onAsk();
      } else if (event.key === 'Escape' && onClose()) event.stopPropagation();
    };
    // Read out with the field. Its control may be another by then: an editor in place of a box.
    const announce = ({ target }: FocusEvent) => {
      if (isOfField(target) && target.matches('input, textarea, select, [contenteditable]')) {
        target.setAttribute('aria-keyshortcuts', KEY);
      }
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && field.contains(relatedTarget))) onLeave?.();
    };
    field.addEventListener('keydown', key);
    field.addEventListener('focusin', announce);
    field.addEventListener('focusout', leave);
    return () => {
      field.removeEventListener('keydown', key);
      field.removeEventListener('focusin', announce);
      field.removeEventListener('focusout', leave);
    };
  }, [mark, isOn, onAsk, onClose, onLeave, opened]);
}
