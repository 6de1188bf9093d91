import type { EncodeContext, Issues, Json, Location, Path } from './context.ts';

/**
 * Translates one value both ways. Reading checks the wire's shape and yields a *draft*: which texts, amounts or options
 * are allowed is said once, by the domain's schema, which every draft passes afterwards.
 */
export interface ValueCodec<Value> {
  encode(value: Value, context: EncodeContext): Json;
  /** `undefined` and `null` are a missing field, which takes the empty value. */
  decode(wire: unknown, location: Location | undefined, issues: Issues): unknown;
  /** The wire's path of a location inside the value, given as the domain's path. */
  wirePath(domainPath: readonly PropertyKey[]): Path;
}

const segments = (domainPath: readonly PropertyKey[]): Path =>
  domainPath.map((key) => (typeof key === 'number' ? key : String(key)));

export const isMissing = (wire: unknown): wire is null | undefined => wire === null || wire === undefined;

/** Lone surrogates cannot be stored or printed: they become U+FFFD. */
export const text: ValueCodec<string> = {
  encode: (value) => value,
  decode: (wire, location, issues) => {
    if (isMissing(wire)) return '';
    if (typeof wire === 'string') return wire.toWellFormed();
    issues.add(location, 'expected a text');
    return '';
  },
  wirePath: segments,
};

/** What an item is known by: a text, which clients may send as a whole number. */
export const identifier: ValueCodec<string> = {
  ...text,
  decode: (wire, location, issues) =>
    text.decode(Number.isSafeInteger(wire) ? String(wire) : wire, location, issues),
};

const nullable = (codec: ValueCodec<string>): ValueCodec<string | null> => ({
  encode: (value) => value,
  decode: (wire, location, issues) => (isMissing(wire) ? null : codec.decode(wire, location, issues)),
  wirePath: segments,
});

/** A text that may be null. */
export const nullableText = nullable(text);

/** An identifier that may be null: that of no one. */
export const nullableIdentifier = nullable(identifier);

/** A flag whose missing value is the domain's own. */
export const flag = (missing: boolean): ValueCodec<boolean> => ({
  encode: (value) => value,
  decode: (wire, location, issues) => {
    if (isMissing(wire)) return missing;
    if (typeof wire === 'boolean') return wire;
    issues.add(location, 'expected true or false');
    return missing;
  },
  wirePath: segments,
});

/** A text out of a closed list, whose missing value is the domain's own. */
export const choice = <Choice extends string>(missing: Choice): ValueCodec<Choice> => ({
  ...text,
  decode: (wire, location, issues) => (isMissing(wire) ? missing : text.decode(wire, location, issues)),
});
