import type { EncodeContext, Issues, Json, Location, Path } from './context.ts';
import type { ValueCodec } from './value-codec.ts';
import { checkNames, namesTree, put, take, type WireObject } from './wire-object.ts';

/** Where a domain value stands inside a wire object: under one name, or spread over several. */
export interface Field<Value> {
  /** Dotted names the field understands. */
  readonly names: readonly string[];
  write(value: Value, target: WireObject, context: EncodeContext): void;
  read(source: unknown, location: Location | undefined, issues: Issues): unknown;
  wirePath(domainPath: readonly PropertyKey[]): Path;
}

/** One line for each property of a domain object; a missing one does not compile. */
export type Table<Domain> = { readonly [Name in keyof Domain]: Field<Domain[Name]> };

/** Names that are sent because the wire has them, and not believed when they come back. */
export type Computed<Domain> = Readonly<Record<string, (domain: Domain, context: EncodeContext) => Json>>;

/** A value under a dotted name (`executiveSummary.com_name`). */
export function at<Value>(name: string, codec: ValueCodec<Value>): Field<Value> {
  const steps = name.split('.');
  return {
    names: [name],
    write: (value, target, context) => put(target, steps, codec.encode(value, context)),
    read: (source, around, issues) => codec.decode(take(source, steps), { around, name }, issues),
    wirePath: (domainPath) => [...steps, ...codec.wirePath(domainPath)],
  };
}

/** A value the wire has only where it says something that is not so anyway. */
export function unless<Value>(isUsual: (value: Value) => boolean, field: Field<Value>): Field<Value> {
  return {
    ...field,
    write: (value, target, context) => {
      if (!isUsual(value)) field.write(value, target, context);
    },
  };
}

/** A domain object whose properties stand side by side in the wire object, however either side nests. */
export function mapping<Domain extends object>(
  table: Table<Domain>,
  computed: Computed<Domain> = {},
): Field<Domain> {
  const keys = Object.keys(table) as (keyof Domain & string)[];
  const computations = Object.entries(computed).map(([name, compute]) => [name.split('.'), compute] as const);
  const writeOne = <Key extends keyof Domain>(
    key: Key,
    domain: Domain,
    target: WireObject,
    context: EncodeContext,
  ) => table[key].write(domain[key], target, context);
  return {
    names: [...keys.flatMap((key) => table[key].names), ...Object.keys(computed)],
    write: (domain, target, context) => {
      for (const key of keys) writeOne(key, domain, target, context);
      for (const [name, compute] of computations) put(target, name, compute(domain, context));
    },
    read: (source, location, issues) => {
      const draft: Partial<Record<keyof Domain, unknown>> = {};
      for (const key of keys) draft[key] = table[key].read(source, location, issues);
      return draft;
    },
    wirePath: ([first, ...rest]) => {
      const key = keys.find((name) => name === first);
      return key === undefined ? [] : table[key].wirePath(rest);
    },
  };
}

/** A wire object of its own; a name that its field does not understand is an issue. */
export function object<Value>(field: Field<Value>): ValueCodec<Value> {
  const names = namesTree(field.names);
  return {
    encode: (value, context) => {
      const target: WireObject = {};
      field.write(value, target, context);
      return target;
    },
    decode: (wire, location, issues) => {
      checkNames(names, wire, location, issues);
      return field.read(wire, location, issues);
    },
    wirePath: (domainPath) => field.wirePath(domainPath),
  };
}
