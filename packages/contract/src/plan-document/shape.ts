import { personSchema } from '@trazo/plan/finance/assumptions/costs';
import { contributionSchema, loanSchema } from '@trazo/plan/finance/assumptions/funding';
import { streamSchema } from '@trazo/plan/finance/assumptions/streams';
import { yearLineSchema } from '@trazo/plan/finance/year-lines';
import { must } from '@trazo/plan/must';
import { richText } from '@trazo/plan/rich-text/rich-text';
import { reasonedAmountSchema } from '@trazo/plan/sections/finance';
import { z } from 'zod';
import { type Constant, isScalar, type Register, registerOf } from './register.ts';
import { LISTS_WITHOUT_IDS } from './special-shapes.ts';

type Schema = z.core.$ZodType;

/** The id of an item: the key it stands under in its list. */
interface ItemId {
  readonly kind: 'id';
}

/** A list in one register: the later of two writers wins. */
export interface Whole {
  readonly kind: 'whole';
  readonly blank: readonly unknown[];
  readonly entry: Shape;
  readonly limit: number;
}

/** An object: its fields stand beside those of the object around it, under dotted keys. */
export interface Fields {
  readonly kind: 'fields';
  readonly fields: ReadonlyMap<string, Shape>;
}

/** An object or null: its fields, and a register that says whether it is there. */
interface Optional {
  readonly kind: 'optional';
  readonly inner: Fields;
}

/** Values of fixed number: their index is their identity. */
interface Row {
  readonly kind: 'row';
  readonly places: readonly Shape[];
}

/** One of several objects, by their `kind`; the fields of all stand side by side. */
export interface Union {
  readonly kind: 'union';
  readonly blank: string;
  readonly kinds: ReadonlyMap<string, Fields>;
}

/** Items with ids, in an order. */
export interface Items {
  readonly kind: 'items';
  readonly item: Fields | Union;
  /** How many are taken: more than the form offers. */
  readonly limit: number;
  /** Where items can follow from others: paths of an item's registers. Two devices make the same one, so they stand in the list itself. */
  readonly computed: ReadonlySet<string> | undefined;
}

/** Different texts, in an order. */
export interface TextSet {
  readonly kind: 'set';
  /** What may be chosen; any text where it is undefined. */
  readonly options: ReadonlySet<string> | undefined;
  readonly limit: number;
}

/** Texts by keys that are data: a record, or a list whose items differ in some of their fields. */
export interface Entries {
  readonly kind: 'entries';
  /** The fields of a list's item; undefined for a record. */
  readonly item: { readonly key: readonly string[]; readonly value: string } | undefined;
  readonly limit: number;
}

/** A long text. */
export interface LongText {
  readonly kind: 'text';
}

/** How a value stands in the document. */
export type Shape =
  | ItemId
  | Constant
  | Register
  | Whole
  | Fields
  | Optional
  | Row
  | Union
  | Items
  | TextSet
  | Entries
  | LongText;

/**
 * The shape of an object by its schema. `usual` has the values of an empty one where the schema does not tell them; the values of a
 * `chosen` one are not typed, and count as blank while they are not valid.
 */
export function fieldsOf(schema: Schema, usual: unknown = undefined, chosen = false): Fields {
  if (!(schema instanceof z.ZodObject))
    throw new TypeError(`expected an object, not ${schema._zod.def.type}`);
  const shape: Readonly<Record<string, Schema>> = schema.shape;
  const values = typeof usual === 'object' && usual !== null ? new Map(Object.entries(usual)) : undefined;
  const fields = Object.entries(shape).map(
    ([name, field]) => [name, shapeOf(field, values?.get(name), chosen)] as const,
  );
  return { kind: 'fields', fields: new Map(fields) };
}

function shapeOf(schema: Schema, usual?: unknown, chosen = false): Shape {
  if (schema === richText) return { kind: 'text' };
  if (schema instanceof z.ZodObject) return fieldsOf(schema, usual, chosen);
  if (schema instanceof z.ZodNullable && schema.unwrap() instanceof z.ZodObject) {
    return { kind: 'optional', inner: fieldsOf(schema.unwrap(), undefined, chosen) };
  }
  if (schema instanceof z.ZodTuple) {
    return { kind: 'row', places: schema.def.items.map((place) => shapeOf(place)) };
  }
  if (schema instanceof z.ZodArray) return listOf(schema);
  if (schema instanceof z.ZodRecord) return { kind: 'entries', item: undefined, limit: RECORD_LIMIT };
  return registerOf(schema, isScalar(usual) ? usual : undefined, chosen);
}

/** Entries of a record; its schema says how many in a refinement. */
const RECORD_LIMIT = 3_000;

function listOf(schema: z.ZodArray): Shape {
  const { element } = schema;
  const checks = schema.def.checks ?? [];
  const fixed = checks.find((check) => check instanceof z.core.$ZodCheckLengthEquals);
  if (fixed !== undefined) {
    return { kind: 'row', places: Array.from({ length: fixed._zod.def.length }, () => shapeOf(element)) };
  }
  const most = checks.find((check) => check instanceof z.core.$ZodCheckMaxLength);
  const limit = must(most, 'a list of the plan has a limit')._zod.def.maximum;
  const special = LISTS_WITHOUT_IDS.get(schema);
  if (special?.merges === 'whole') {
    return { kind: 'whole', blank: special.blank, entry: shapeOf(element), limit };
  }
  if (special?.merges === 'entries') return { kind: 'entries', item: special, limit };
  if (special?.merges === 'set') return { kind: 'set', options: undefined, limit };
  if (element instanceof z.ZodEnum) {
    return { kind: 'set', options: new Set(element.options.map(String)), limit };
  }
  const item = itemOf(element);
  return {
    kind: 'items',
    item,
    limit,
    computed: COMPUTED_ITEMS.has(element) ? new Set(registersOf(item)) : undefined,
  };
}

const COMPUTED_ITEMS: ReadonlySet<Schema> = new Set([
  yearLineSchema,
  reasonedAmountSchema,
  streamSchema,
  personSchema,
  contributionSchema,
  loanSchema,
]);

/** Paths of the registers of an item that has nothing else. */
function* registersOf(shape: Shape, path = ''): Iterable<string> {
  const join = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (shape.kind === 'register' || shape.kind === 'whole') yield path;
  if (shape.kind === 'row') {
    for (const [index, place] of shape.places.entries()) yield* registersOf(place, join(String(index)));
  }
  if (shape.kind === 'fields') {
    for (const [name, field] of shape.fields) yield* registersOf(field, join(name));
  }
  if (shape.kind === 'optional') {
    yield join('?');
    yield* registersOf(shape.inner, path);
  }
  if (shape.kind === 'union') {
    yield join('kind');
    for (const kind of shape.kinds.values()) yield* registersOf(kind, path);
  }
}

function itemOf(schema: Schema): Fields | Union {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return withId(fieldsOf(schema));
  const kinds = schema.options.map((option) => {
    const fields = withId(fieldsOf(option));
    const kind = fields.fields.get('kind');
    if (kind?.kind !== 'constant') throw new TypeError('an item’s kinds differ in `kind`');
    return [String(kind.value), fields] as const;
  });
  const [blank] = must(kinds[0], 'there are several kinds');
  return { kind: 'union', blank, kinds: new Map(kinds) };
}

function withId({ fields }: Fields): Fields {
  must(fields.get('id'), 'a list without ids is among LISTS_WITHOUT_IDS');
  return { kind: 'fields', fields: new Map(fields).set('id', { kind: 'id' }) };
}

/** The lists and long texts of an object, by path: what has a type of its own in the document. */
export function* typesIn(
  shape: Shape,
  path = '',
): Iterable<readonly [path: string, shape: Items | LongText]> {
  if (shape.kind === 'items' || shape.kind === 'text') yield [path, shape];
  else if (shape.kind === 'optional') yield* typesIn(shape.inner, path);
  else if (shape.kind === 'union') for (const kind of shape.kinds.values()) yield* typesIn(kind, path);
  else if (shape.kind === 'fields') {
    for (const [name, field] of shape.fields) yield* typesIn(field, path === '' ? name : `${path}.${name}`);
  }
}
