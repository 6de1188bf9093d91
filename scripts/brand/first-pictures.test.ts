import { expect, it } from 'vitest';
import { currentPrints, drawnFrom } from './first-pictures.ts';

it('the landing’s first pictures are what the typesetter sets today (else: npm run draw-brand)', async () => {
  expect(await currentPrints()).toEqual(drawnFrom());
});
