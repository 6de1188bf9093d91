import { blankLine } from '../finance/assumptions/new-items.ts';
import type { Stream } from '../finance/assumptions/streams.ts';

/** Something that is sold by the unit, from its first month on. */
export const exampleStream: Stream = {
  ...blankLine('s1'),
  kind: 'units',
  typedPer: 'month',
  price: '3',
  first: '900',
  normal: '900',
  rampMonths: 0,
  growth: ['', '', '', '', ''],
  season: new Array<string>(12).fill(''),
};
