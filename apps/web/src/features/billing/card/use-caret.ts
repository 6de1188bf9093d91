import { useLayoutEffect, useRef } from 'react';
import { digitsOf } from './card-number.ts';

/** Where in a text so many digits have gone by. */
function placeAfter(text: string, digits: number): number {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1)
    if (/\d/.test(text[place] ?? '')) seen += 1;
  return place;
}

/** Keeps the caret behind the digit it stood behind when what is typed is put into groups; at the end it stays there. */
export function useCaret() {
  const wanted = useRef<{ readonly input: HTMLInputElement; readonly digits: number }>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const { input, digits } = wanted.current;
    wanted.current = undefined;
    const place = placeAfter(input.value, digits);
    input.setSelectionRange(place, place);
  });
  return (input: HTMLInputElement) => {
    const { selectionStart, value } = input;
    const isInside = selectionStart !== null && selectionStart < value.length;
    wanted.current = isInside
      ? { input, digits: digitsOf(value.slice(0, selectionStart)).length }
      : undefined;
  };
}
