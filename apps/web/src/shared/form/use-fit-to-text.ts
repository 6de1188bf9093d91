import { type RefObject, useLayoutEffect } from 'react';

/** Where the browser can fit a box to its text, nothing has to be measured on every key. */
const SIZES_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Keeps a box as high as its text, within what the style sheet allows. */
export function useFitToText(box: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (SIZES_ITSELF || current === null) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + current.offsetHeight - current.clientHeight}px`;
  });
}
