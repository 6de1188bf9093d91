import { z } from 'zod';
import { isRecord } from './is-record.ts';
import { type Plan, planSchema } from './plan.ts';
import type { RichDocument } from './rich-text/rich-text.ts';
import { SECTIONS } from './sections/registry.ts';
import { SECTION_IDS, type SectionId } from './sections/section-ids.ts';

type Schema = z.core.$ZodType;

/** What an item of a list cannot do without: which one it is, and of which kind. */
type ItemKey = 'id' | 'kind';

/** A value of which every field may be left out that is as in an empty plan, or as in an item the form has just added. */
type Sparse<Value> = Value extends
  | RichDocument
  | readonly [unknown, ...unknown[]]
  | string
  | number
  | boolean
  | null
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Sparse<Item>[]
    : { readonly [Name in Extract<keyof Value, ItemKey>]: Value[Name] } & {
        readonly [Name in Exclude<keyof Value, ItemKey>]?: Sparse<Value[Name]>;
      };

/** The part of a section that differs from an empty one. */
export type SparseSection<Id extends SectionId> = Sparse<Plan[Id]>;

/** The part of a plan that differs from an empty one. */
export type SparsePlan = { readonly [Id in SectionId]?: SparseSection<Id> };

/** The whole plan: what is left out is blank. Throws for what no plan may hold. */
export const completePlan = (sparse: SparsePlan): Plan =>
  planSchema.parse(Object.fromEntries(SECTION_IDS.map((id) => [id, completeSection(id, sparse[id])])));

/** A section with its missing fields blank; whether it is one is not checked. */
export const completeSection = (id: SectionId, section: unknown): unknown =>
  completed(SECTIONS[id].schema, section, SECTIONS[id].empty);

function completed(schema: Schema, value: unknown, blank: unknown): unknown {
  if (value === undefined) return structuredClone(blank ?? blankOf(schema));
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => completed(schema.element, item, undefined));
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return completed(optionFor(schema.options, value) ?? schema, value, blank);
  }
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const shape: Readonly<Record<string, Schema>> = schema.shape;
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    completed(field, value[name], isRecord(blank) ? blank[name] : undefined),
  ]);
  return { ...value, ...Object.fromEntries(fields) };
}

const optionFor = (options: readonly Schema[], value: unknown): Schema | undefined =>
  options.find(
    (option) =>
      option instanceof z.ZodObject &&
      isRecord(value) &&
      z.safeParse(option.shape['kind'] ?? z.never(), value['kind']).success,
  );

/** The value of a field that is not filled in yet. */
function blankOf(schema: Schema): unknown {
  if (z.safeParse(schema, '').success) return '';
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodArray) return [];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodTuple) return schema.def.items.map(blankOf);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  return undefined;
}
