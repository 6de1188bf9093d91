import { z } from 'zod';
import { type ApiError, invalidRequest } from './api-error.ts';
import type { FormValue } from './form.ts';

export const text = z.string().max(5_000);
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'integer')
  .transform(Number);
export const flag = z.enum(['true', 'false'], 'boolean').transform((value) => value === 'true');
/** `''` clears a value, as a `null` of the official library arrives. */
export const clearable = <Inner extends z.ZodType>(inner: Inner) =>
  z.union([z.literal('').transform(() => null), inner]);
/** `''` removes a key; the whole may be `''` as well. */
export const metadata = clearable(z.record(z.string().max(40), z.string().max(500)));
export const expand = z.array(text).max(20);
/** Also a moment or a range of moments, in seconds. */
const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
export const created = z.union([integer, range]);
export const paging = {
  limit: integer.pipe(z.number().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
};
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});
export const billingDetails = z.strictObject({
  address: clearable(address).optional(),
  email: clearable(text).optional(),
  name: clearable(text).optional(),
  phone: clearable(text).optional(),
});

/** What was sent, checked against what the request knows; refused as Stripe refuses it. */
export function readParameters<Schema extends z.ZodType>(schema: Schema, form: FormValue): z.output<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  throw errorOf(deepest(read.error.issues), form);
}

type Issue = z.core.$ZodIssue;

/** The alternatives of a union each have a say: the one that got furthest says what is wrong. */
function deepest(issues: readonly Issue[]): Issue {
  const [first] = issues;
  if (first === undefined) throw new Error('a failed check names no issue');
  const unknown = issues.find(({ code }) => code === 'unrecognized_keys');
  const chosen = unknown ?? first;
  if (chosen.code !== 'invalid_union') return chosen;
  const inner = chosen.errors.map((alternative) => deepest(alternative));
  const furthest = inner.toSorted((one, other) => rankOf(other) - rankOf(one)).at(0) ?? chosen;
  return { ...furthest, path: [...chosen.path, ...furthest.path] };
}

const rankOf = (issue: Issue): number =>
  issue.path.length * 2 +
  (issue.code === 'unrecognized_keys' ? 1 : 0) -
  (issue.code === 'invalid_value' ? 1 : 0);

const nameOf = (path: readonly PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join('');

function errorOf(issue: Issue, form: FormValue): ApiError {
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => nameOf([...issue.path, key]));
    const noun = names.length === 1 ? 'parameter' : 'parameters';
    return invalidRequest(`Received unknown ${noun}: ${names.join(', ')}`, {
      code: 'parameter_unknown',
      param: names[0] ?? '',
    });
  }
  const param = nameOf(issue.path);
  const value = valueAt(form, issue.path);
  if (value === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  if (issue.message === 'integer') {
    return invalidRequest(`Invalid integer: ${shown}`, { code: 'parameter_invalid_integer', param });
  }
  if (issue.message === 'boolean') return invalidRequest(`Invalid boolean: ${shown}`, { param });
  if (issue.code === 'invalid_value') {
    return invalidRequest(`Invalid ${param}: must be one of ${issue.values.join(', ')}`, { param });
  }
  if (value === '') {
    return invalidRequest(`You passed an empty string for '${param}'.`, {
      code: 'parameter_invalid_empty',
      param,
    });
  }
  return invalidRequest(`Invalid ${param}: ${shown}`, { param });
}

const valueAt = (form: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    form,
  );
