import { expect, it } from 'vitest';
import { pictureSize } from './drawing.ts';

const BOX = { width: 204, height: 72 } as const;

it('makes a picture browsers accept, however wide the organigram', () => {
  const { width, height, scale } = pictureSize([{ ...BOX, x: 45_000, y: 600 }]);
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(12_000);
  expect(pictureSize([{ ...BOX, x: 0, y: 0 }]).scale).toBe(2);
});
