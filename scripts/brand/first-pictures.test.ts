import { expect, it } from 'vitest';
import { currentPrints, drawnFrom } from './first-pictures.ts';

it('the landing’s first pictures are what the typesetter sets today (else: npm run draw-brand)', async () => {
  const [before, now] = [drawnFrom(), await currentPrints()];
  expect(Object.keys(now).sort()).toEqual(Object.keys(before).sort());
  expect(Object.keys(now).filter((name) => now[name] !== before[name])).toEqual([]);
});
