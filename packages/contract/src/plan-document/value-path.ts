import type { RichDocument, RichText } from '@trazo/plan/rich-text/rich-text';

/**
 * Dotted path of a field inside a section: `mission`, `members.${number}.email`, `balance.ownFunds`. A long text is one
 * field, whatever its formats.
 */
export type FieldPath<Value> = Value extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : Value extends RichDocument
    ? never
    : Value extends object
      ? { [Key in keyof Value & string]: Key | `${Key}.${FieldPath<Value[Key]>}` }[keyof Value & string]
      : never;

/** The type a path leads to. */
export type ValueAt<Value, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<Step<Value, Head>, Rest>
  : Step<Value, Path>;

type Step<Value, Key extends string> = Value extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Value
    ? Value[Key]
    : never;

/** Paths of long texts. */
export type LongTextPath<Value> = {
  [Path in FieldPath<Value>]: RichText extends ValueAt<Value, Path> ? Path : never;
}[FieldPath<Value>];

/** Paths whose value is of one type. */
export type PathOf<Value, Wanted> = {
  [Path in FieldPath<Value>]: ValueAt<Value, Path> extends Wanted ? Path : never;
}[FieldPath<Value>];

type Container = Record<string, unknown> | readonly unknown[];

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

const child = (container: Container, key: string): unknown =>
  Object.getOwnPropertyDescriptor(container, key)?.value;

/** The value at a path, or undefined when the path leads nowhere (a list item that has just gone). */
export function readPath(value: unknown, path: string): unknown {
  let current = value;
  for (const key of path.split('.')) {
    if (!isContainer(current)) return undefined;
    current = child(current, key);
  }
  return current;
}

/** A copy with another value at the path; what lies beside the path is shared, not copied. */
export function writePath<Value>(value: Value, path: string, next: unknown): Value;
export function writePath(value: unknown, path: string, next: unknown): unknown {
  const [key = '', ...rest] = path.split('.');
  if (!isContainer(value)) return value;
  const written = rest.length === 0 ? next : writePath(child(value, key), rest.join('.'), next);
  if (!Array.isArray(value)) return { ...value, [key]: written };
  return Number(key) < value.length ? value.with(Number(key), written) : value;
}

/** Follows a path through list items that may move: where it leads in a later value, or undefined once an item has gone. */
export function followPath(value: unknown, path: string): (later: unknown) => string | undefined {
  const steps: { readonly key: string; readonly id: unknown }[] = [];
  let current = value;
  for (const key of path.split('.')) {
    const next = readPath(current, key);
    steps.push({ key, id: Array.isArray(current) ? readPath(next, 'id') : undefined });
    current = next;
  }
  return (later) => {
    const keys: string[] = [];
    let there = later;
    for (const { key, id } of steps) {
      const found = Array.isArray(there) ? there.findIndex((item) => readPath(item, 'id') === id) : key;
      if (found === -1) return undefined;
      keys.push(String(found));
      there = readPath(there, String(found));
    }
    return keys.join('.');
  };
}
