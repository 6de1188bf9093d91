import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFollowed } from './use-followed.ts';

type Seen = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

let say: Seen = () => undefined;
/** What each rendering had, and what it showed. */
let shown: [value: number, followed: number][] = [];

beforeEach(() => {
  shown = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: Seen) {
        say = seen;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function Form() {
  const [value, change] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const followed = useFollowed(value, part);
  shown.push([value, followed]);
  return (
    <>
      <button type="button" onClick={() => change(value + 1)}>
        key
      </button>
      <div ref={part}>
        <input aria-label="cell" />
      </div>
    </>
  );
}

const see = (isIntersecting: boolean) => act(() => say([{ isIntersecting }]));
const key = () => {
  shown = [];
  fireEvent.click(screen.getByRole('button', { name: 'key' }));
  return shown;
};

it('a part in sight shows what follows at once, one out of sight right after', () => {
  render(<Form />);
  expect(key()[0]).toEqual([1, 1]);
  see(false);
  const rendered = key();
  expect(rendered[0]).toEqual([2, 1]);
  expect(rendered.at(-1)).toEqual([2, 2]);
  see(true);
  expect(key()[0]).toEqual([3, 3]);
});

it('a part out of sight that has the focus shows what follows at once', () => {
  render(<Form />);
  see(false);
  act(() => screen.getByRole('textbox', { name: 'cell' }).focus());
  expect(key()[0]).toEqual([1, 1]);
  act(() => screen.getByRole('textbox', { name: 'cell' }).blur());
  expect(key()[0]).toEqual([2, 1]);
});
