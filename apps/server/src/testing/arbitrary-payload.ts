import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Hostile input: other types, huge numbers, awkward texts, keys of prototypes. */
const nonsense = (): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(
      null,
      true,
      -1,
      0,
      1e308,
      '',
      'null',
      [],
      {},
      '\u0000',
      '\r\nBcc: x@example.com',
      '\ud800',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.object({ maxDepth: 2, maxKeys: 4 }),
    fc.array(fc.integer(), { maxLength: 5 }),
  );

/** A value as a JSON schema asks for it, and now and then one it does not. */
export function arbitraryPayload(schema: z.ZodType): Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: expected(schema) }, { weight: 1, arbitrary: nonsense() });
}

function expected(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => arbitraryOf(asSchema(choice))));
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryOf(asSchema(schema.items)), { maxLength: 4 });
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer(), fc.double());
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return nonsense();
  }
}

const isSchema = (schema: unknown): schema is JsonSchema =>
  typeof schema === 'object' && schema !== null && !Array.isArray(schema);
const asSchema = (schema: unknown): JsonSchema => (isSchema(schema) ? schema : {});

function objectOf({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, arbitraryOf(asSchema(field))]),
  );
  const requiredKeys = fc.boolean().map((all) => (all ? required : []));
  const extra = fc.option(fc.record({ extra: nonsense() }), { freq: 10, nil: {} });
  return requiredKeys.chain((keys) =>
    fc
      .tuple(fc.record(fields, { requiredKeys: [...keys] }), extra)
      .map(([value, more]) => ({ ...value, ...more })),
  );
}

function textOf({ format }: JsonSchema): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.emailAddress(),
    fc.json({ maxDepth: 3 }),
    fc.constantFrom('x'.repeat(5_000), '/'.repeat(300), '%00%ff', '../..', '{{name}}', '<script>'),
  );
}
