import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { Stream } from '@trazo/plan/finance/assumptions/streams';
import { averageCustomers, customersOf, postPriced, quantityOf } from './drivers/quantities.ts';
import { ForecastContext, type PlanFacts } from './forecast-context.ts';
import { fraction } from './numbers/fraction.ts';
import { COLUMNS } from './numbers/posted.ts';
import type { Pack } from './pack.ts';

/**
 * How much of a stream is sold in months 0 to 60, in thousandths: units, hours, places taken, or a subscription's average customers.
 * Rounded in time, so that they add up; undefined for a stream of typed yearly amounts, which has no units.
 */
export function soldQuantities(
  assumptions: Assumptions,
  stream: Stream,
  pack: Pack,
  facts: PlanFacts,
): readonly number[] | undefined {
  if (stream.kind === 'annual') return undefined;
  const context = new ForecastContext(assumptions, pack, facts);
  const quantity =
    stream.kind === 'subscription'
      ? averageCustomers(customersOf(context, stream))
      : quantityOf(context, stream);
  return postPriced(context, quantity, fraction(1000, context.scale), '').slice(0, COLUMNS);
}
