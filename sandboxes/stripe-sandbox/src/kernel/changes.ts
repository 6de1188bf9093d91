import type Stripe from 'stripe';
import type { ObjectName, Objects } from './wire.ts';
import type { World } from './world.ts';

/** Keys sent empty are removed, others set, the rest stays; `null` clears all. */
export function mergedMetadata(
  before: Readonly<Record<string, string>> | null,
  changes: Readonly<Record<string, string>> | null | undefined,
): Record<string, string> {
  if (changes === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...changes }).filter(([, value]) => value !== ''));
}

/** Stores the object with its changed fields and says so, naming what they were before; no change, no event. */
export function changed<Changed extends Objects[ObjectName]>(
  world: World,
  type: Stripe.Event['type'],
  object: Changed,
  fields: Partial<Changed>,
): Changed {
  const before: Readonly<Record<string, unknown>> = { ...object };
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const different = sent.filter(([key, value]) => JSON.stringify(before[key]) !== JSON.stringify(value));
  if (different.length === 0) return object;
  const after: Changed = { ...object, ...Object.fromEntries(different) };
  world.store.keep(after);
  world.emit(type, after, Object.fromEntries(different.map(([key]) => [key, before[key]])));
  return after;
}
