import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import { arbitraryText } from './arbitrary-values.ts';

type Schema = z.core.$ZodType;

/** How values are made where the shape of their schema does not say enough: a text that is an amount, a picture. */
export type KnownValues = ReadonlyMap<Schema, () => Arbitrary<unknown>>;

/** Items of a list; more would only make the examples slower. */
const MOST_ITEMS = 4;

/** Any value of a schema, by its shape: what a section or a field of the plan may hold is written once, in its schema. */
export function arbitraryOfSchema(schema: Schema, known: KnownValues): Arbitrary<unknown> {
  const made = known.get(schema);
  const inner = (part: Schema) => arbitraryOfSchema(part, known);
  if (made !== undefined) return made();
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<string, Schema>> = schema.shape;
    return fc.record(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inner(part)])));
  }
  if (schema instanceof z.ZodArray) return arbitraryList(schema.element, inner);
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map(inner));
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(inner));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNullable) return fc.option(inner(schema.unwrap()));
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  // A text whose form is checked says in `known` how it is made.
  if (schema instanceof z.ZodString && schema.format === null && schema.maxLength !== null) {
    return arbitraryText(schema.maxLength);
  }
  throw new Error(`arbitrary-plan.ts does not say how a “${schema._zod.def.type}” of the plan is made`);
}

/** Options that are chosen at most once each, or items whose ids differ. */
const arbitraryList = (element: Schema, inner: (part: Schema) => Arbitrary<unknown>): Arbitrary<unknown> =>
  element instanceof z.ZodEnum
    ? fc.shuffledSubarray(element.options)
    : fc.uniqueArray(inner(element), { maxLength: MOST_ITEMS, selector: idOf });

const idOf = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'id' in item ? item.id : item;
