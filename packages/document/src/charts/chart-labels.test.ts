import { expect, test } from 'vitest';
import { takeLabels } from './chart-labels.ts';

const text = (attributes: string, words: string) =>
  `<text dominant-baseline="central" style="font-size:12px;font-family:PT Sans;" ${attributes}>${words}</text>`;

test('words come out of a picture with their places', () => {
  const ending = text('text-anchor="end" transform="translate(66.68 252)" fill="#222222"', '−500.000');
  const shifted = text(
    'text-anchor="middle" xml:space="preserve" x="21" y="-6" transform="translate(100 50.5)" fill="#ffffff"',
    'Bread &amp; more',
  );
  expect(takeLabels(`<svg><path d="M0 0"></path>${ending}${shifted}</svg>`)).toEqual({
    svg: '<svg><path d="M0 0"></path></svg>',
    labels: [
      { text: '−500.000', x: 66.68, y: 252, anchor: 'end', size: 12, fill: '#222222' },
      { text: 'Bread & more', x: 121, y: 44.5, anchor: 'middle', size: 12, fill: '#ffffff' },
    ],
  });
});

test('words that do not simply stand somewhere stay in the picture', () => {
  const turned = `<svg>${text('transform="rotate(-45) translate(3 4)" fill="#222222"', 'Year')}</svg>`;
  expect(takeLabels(turned)).toEqual({ svg: turned, labels: [] });
});
