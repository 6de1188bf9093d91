import postcss from 'postcss';
import { expect, it } from 'vitest';
import { hoverOfPointers } from './hover-of-pointers.ts';

const built = (css: string) =>
  postcss([hoverOfPointers()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');

it('keeps what lies under a finger as it was', () => {
  expect(built('.a { &:hover { color: red } }')).toBe(
    '.a { @media (hover: hover) { &:hover { color: red } } }',
  );
});

it('leaves focus and what is not pointed at to all', () => {
  expect(built('.a:hover, .a:focus { color: red }')).toBe(
    '.a:focus { color: red }@media (hover: hover) {.a:hover { color: red } }',
  );
  const not = '.card:not(:hover, :focus-within) .try { opacity: 0 }';
  expect(built(not)).toBe(not);
});
