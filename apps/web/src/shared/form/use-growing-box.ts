import { type Ref, type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';

/** Where the browser can fit a box to its text, nothing has to be measured on every key. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** A box that is kept as high as its text, within what the style sheet allows; `ref` is given it too. */
export function useGrowingBox(
  ref: Ref<HTMLTextAreaElement> | undefined,
): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => box.current);
  useLayoutEffect(() => {
    const { current } = box;
    if (SIZES_ITSELF || current === null) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  });
  return box;
}
