import { expect, it } from 'vitest';
import { eased, nearestSlide, SLIDE_MS, snapPositions } from './slide-track.ts';

it('lets one and a half slides come to rest without a gap after the last', () => {
  const positions = snapPositions([0, 200, 400, 600, 800, 1000], 900);
  expect(positions).toEqual([0, 200, 400, 600, 800, 900]);
  expect(nearestSlide(positions, 0)).toBe(0);
  expect(nearestSlide(positions, 310)).toBe(2);
  expect(nearestSlide(positions, 900)).toBe(5);
});

it('counts to the last slide where all of them fit', () => {
  expect(nearestSlide(snapPositions([0, 200], 0), 0)).toBe(1);
});

it('begins and ends slowly, and takes the time of specification §9', () => {
  expect(SLIDE_MS).toBe(1100);
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  expect(eased(0.1)).toBeLessThan(0.1);
  expect(eased(0.9)).toBeGreaterThan(0.9);
});
