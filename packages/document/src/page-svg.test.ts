import { expect, test } from 'vitest';
import { cutPage } from './page-svg.ts';

const STACKED = `<svg viewBox="0 0 600 1600" width="600pt" height="1600pt">
    <path class="typst-shape" fill="#ff4136" d="M 0 0v 800 h 600 v -800 Z "/>
    <g>
        <use xlink:href="#gFirst"/>
    </g>
    <path class="typst-shape" fill="#ffffff" d="M 0 0v 800 h 600 v -800 Z "/>
    <g transform="matrix(1 0 0 1 0 800)">
        <use xlink:href="#gSecond"/>
    </g>
    <defs id="glyph">
        <symbol id="gFirst" overflow="visible"><path d="M 0 0"/></symbol>
        <symbol id="gSecond" overflow="visible"><path d="M 1 1"/></symbol>
    </defs>
</svg>`;

test('keeps the page’s own colour and glyphs, and nothing of the others', () => {
  const first = cutPage(STACKED, 1);
  expect(first).toContain('fill="#ff4136"');
  expect(first).toContain('viewBox="0 0 600 800"');
  expect(first).not.toContain('gSecond');

  const second = cutPage(STACKED, 2);
  expect(second).toContain('fill="#ffffff"');
  expect(second).not.toContain('#ff4136');
  expect(second).toContain('translate(0 -800)');
});

test('a page under a turned one begins where that ends', () => {
  const turned = STACKED.replace('v 800 h 600 v -800', 'v 600 h 800 v -600');
  expect(cutPage(turned, 1)).toContain('viewBox="0 0 800 600"');
  expect(cutPage(turned, 2)).toContain('viewBox="0 0 600 800"');
  expect(cutPage(turned, 2)).toContain('translate(0 -600)');
});

test('finds the page inside the cover, and the one with the most pictures', () => {
  expect(cutPage(STACKED, 'inside')).toContain('translate(0 -800)');
  expect(cutPage(STACKED.replace('<use xlink:href="#gFirst"/>', '<image/>'), 'pictured')).toContain(
    'translate(0 0)',
  );
});

test('knows when there is no such page', () => {
  expect(cutPage(STACKED, 3)).toBeNull();
});
