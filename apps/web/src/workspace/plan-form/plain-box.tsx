import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { DraftState } from '../drafts/draft-state.ts';
import { useDraft } from '../drafts/use-draft.ts';

interface PlainBoxProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly read: (state: DraftState) => string;
  readonly write: (text: string) => void;
}

/** Where the browser can fit a box to its text, nothing has to be measured on every key. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** The box of a plain long text: on a key nothing but this is re-rendered. */
export function PlainBox({ ref, read, write, ...props }: PlainBoxProps) {
  const value = useDraft(read);
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => box.current);
  useLayoutEffect(() => {
    if (!SIZES_ITSELF) fitToText(box.current);
  });
  return (
    <textarea
      {...props}
      ref={box}
      value={value}
      onChange={({ currentTarget }) => write(currentTarget.value)}
    />
  );
}

/** The style sheet says how small and how large it may be. */
function fitToText(box: HTMLTextAreaElement | null): void {
  if (box === null) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
}
