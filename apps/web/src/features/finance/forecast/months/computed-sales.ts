import { planFacts } from '@trazo/forecast/fill/plan-facts';
import type { Forecast } from '@trazo/forecast/forecast';
import { valueAt } from '@trazo/forecast/numbers/posted';
import { soldQuantities } from '@trazo/forecast/sold-quantities';
import { packOf } from '@trazo/packs/pack-of';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { monthlyOf } from '@trazo/plan/finance/assumptions/new-items';
import { MONTHS } from '@trazo/plan/finance/assumptions/numbers';
import type { Plan } from '@trazo/plan/plan';
import { validAssumptions } from '../checked-assumptions.ts';
import type { Streams } from './sales-model.ts';

/** What a stream that is worked out sells: in thousandths of its unit, or for yearly amounts in grains. */
export interface ComputedSales {
  readonly months: readonly number[];
  readonly per: 'unit' | 'amount';
}

/** What streams sell that are worked out, by id. */
export function computedSales(
  assumptions: Assumptions,
  forecast: Forecast,
  plan: Pick<Plan, 'general' | 'products'>,
): ReadonlyMap<string, ComputedSales> {
  const facts = planFacts(plan);
  const pack = packOf(assumptions.country);
  const found = assumptions.streams.flatMap((stream): (readonly [string, ComputedSales])[] => {
    if (stream.kind === 'monthly') return [];
    const months = soldQuantities(assumptions, stream, pack, facts);
    if (months !== undefined) return [[stream.id, { months, per: 'unit' }]];
    const sales = forecast.sales.find((each) => each.stream.id === stream.id);
    return sales === undefined ? [] : [[stream.id, { months: sales.revenue, per: 'amount' }]];
  });
  return new Map(found);
}

/** Thousandths as a number that is typed; nothing is blank. */
const quantityText = (thousandths: number): string => (thousandths <= 0 ? '' : String(thousandths / 1000));

/** A stream typed by month from now on: what follows from the answers is kept, where it has units. */
export function monthlyInstead(
  assumptions: Assumptions,
  stream: Streams[number],
  plan: Pick<Plan, 'general' | 'products' | 'finance'>,
): Streams[number] {
  if (stream.kind === 'monthly') return stream;
  const pack = packOf(lawCountry(plan));
  const countable = validAssumptions(assumptions)?.streams.find(({ id }) => id === stream.id);
  const months = countable && soldQuantities(assumptions, countable, pack, planFacts(plan));
  return monthlyOf(
    stream,
    Array.from({ length: MONTHS }, (_, index) =>
      quantityText(months === undefined ? 0 : valueAt(months, index + 1)),
    ),
  );
}

/** The same stream typed by month: what it sells stays, and with yearly amounts a unit is one of the currency. */
export function typedByMonth(
  stream: Streams[number],
  { months, per }: ComputedSales,
  scale: number,
): Streams[number] {
  const thousandths = per === 'unit' ? months : months.map((grains) => (grains * 1000) / scale);
  const quantities = Array.from({ length: MONTHS }, (_, index) =>
    quantityText(valueAt(thousandths, index + 1)),
  );
  const typed = monthlyOf(stream, quantities);
  return per === 'unit' ? typed : { ...typed, price: '1' };
}
