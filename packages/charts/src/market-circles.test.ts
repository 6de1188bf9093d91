import { expect, it } from 'vitest';
import { marketCircles } from './market-circles.ts';

it('draws areas in proportion, and says the share', () => {
  expect(marketCircles('1000', '250')).toEqual({ radius: 0.5, share: '25' });
  expect(marketCircles('3658000', '532500')).toMatchObject({ share: '14.6' });
  expect(marketCircles('79900000', '2471020')).toMatchObject({ share: '3.1' });
  expect(marketCircles('1000000000', '1234')).toEqual({ radius: 0.012, share: '0.00012' });
});

it('refuses more than the whole, and what is not known', () => {
  expect(marketCircles('1000', '1000.01')).toBeNull();
  expect(marketCircles('1000', '1000')).toEqual({ radius: 1, share: '100' });
  expect(marketCircles('', '5')).toBeNull();
  expect(marketCircles('1000', '')).toBeNull();
  expect(marketCircles('1000', '-5')).toBeNull();
});
