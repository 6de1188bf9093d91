import type { Overhead } from '../finance/assumptions/costs.ts';
import { newItem } from '../finance/assumptions/new-items.ts';

/** An overhead as the form adds and a founder fills it in: rent. */
export const exampleOverhead: Overhead = { ...newItem.overhead('o1', 'rent'), name: 'Rent', amount: '900' };
