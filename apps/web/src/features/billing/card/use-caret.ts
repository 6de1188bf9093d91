import { useLayoutEffect, useRef } from 'react';
import { digitsOf } from './card-number.ts';

/** Where in a text so many digits have gone by. */
function positionAfter(text: string, digits: number): number {
  let position = 0;
  for (let seen = 0; seen < digits && position < text.length; position += 1)
    if (/\d/.test(text[position] ?? '')) seen += 1;
  return position;
}

/** Keeps the caret behind the digit it stood behind when what is typed is put into groups; at the end it stays there. */
export function useCaret() {
  const wanted = useRef<{ readonly input: HTMLInputElement; readonly digits: number }>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { input, digits } = wanted.current;
    wanted.current = undefined;
    const position = positionAfter(input.value, digits);
    input.setSelectionRange(position, position);
  });
  return (input: HTMLInputElement) => {
    const { selectionStart, value } = input;
    const isInside = selectionStart !== null && selectionStart < value.length;
    wanted.current = isInside
      ? { input, digits: digitsOf(value.slice(0, selectionStart)).length }
      : undefined;
  };
}
