import type { ComponentProps, KeyboardEvent, Ref } from 'react';
import { useGrowingBox } from './use-growing-box.ts';

interface GrowingLineProps extends ComponentProps<'textarea'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly onText: (text: string) => void;
}

/** One line of text in a box that wraps it: on a phone, all of it is read. A break that is typed or pasted is a blank. */
export function GrowingLine({ ref, onText, onKeyDown, ...props }: GrowingLineProps) {
  const box = useGrowingBox(ref);
  return (
    <textarea
      {...props}
      ref={box}
      rows={1}
      enterKeyHint="done"
      onKeyDown={(event) => {
        onKeyDown?.(event);
        endLine(event);
      }}
      onChange={({ currentTarget }) => onText(currentTarget.value.replace(/\s*[\r\n]\s*/g, ' '))}
    />
  );
}

/** Enter breaks no line; on a phone it puts the keyboard away, unless it chose from a list. */
function endLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const chooses = event.defaultPrevented;
  event.preventDefault();
  if (!chooses && matchMedia('(pointer: coarse)').matches) event.currentTarget.blur();
}
