import { expect, test } from 'vitest';
import { joinPaths } from './join-paths.ts';

const svg = (...lines: string[]) => ['<svg width="9" height="9">', ...lines, '</svg>'].join('\n');
const path = (shape: string, look: string) => `<path d="${shape}" ${look}></path>`;

test('neighbours that look alike become one path, whatever datum they belong to', () => {
  const drawn = svg(
    path('M1 1l2 0Z', 'fill="#111111" ecmeta_data_index="0" class="zr-cls-0"'),
    path('M5 1l2 0Z', 'fill="#111111" ecmeta_data_index="1" class="zr-cls-0"'),
    path('M5 5l2 0Z', 'fill="#222222" ecmeta_data_index="2"'),
    path('M1 5l2 0Z', 'fill="#111111" ecmeta_data_index="3"'),
  );
  expect(joinPaths(drawn)).toBe(
    svg(
      path('M1 1l2 0ZM5 1l2 0Z', 'fill="#111111"'),
      path('M5 5l2 0Z', 'fill="#222222"'),
      path('M1 5l2 0Z', 'fill="#111111"'),
    ),
  );
});

test('what is moved otherwise stays apart', () => {
  const drawn = svg(path('M1 1', 'transform="translate(1 2)"'), path('M1 1', 'transform="translate(1 3)"'));
  expect(joinPaths(drawn)).toBe(drawn);
});

test('what is invisible goes, and a stroke without width', () => {
  const drawn = svg(
    path('M0 0', 'fill="none" pointer-events="visible"'),
    path('M0 1', 'fill="rgb(0,0,0)" fill-opacity="0" stroke="#b7b9be" stroke-width="0"'),
    path('M0 2', 'fill="#333333" stroke="#ffffff" stroke-width="0"'),
    path('M0 3', 'fill="none" stroke="#222222"'),
    '',
  );
  expect(joinPaths(drawn)).toBe(
    svg(path('M0 2', 'fill="#333333"'), path('M0 3', 'fill="none" stroke="#222222"')),
  );
});
