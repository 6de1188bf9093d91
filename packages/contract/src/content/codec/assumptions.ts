import { annexesUnsaid } from '@trazo/plan/finance/assumptions/annexes';
import {
  type Assumptions,
  assumptionsSchema,
  emptyAssumptions,
} from '@trazo/plan/finance/assumptions/assumptions';
import { isRecord } from '@trazo/plan/is-record';
import type { Issues, Json, Location, Path } from './context.ts';
import { isMissing, type ValueCodec } from './value-codec.ts';

/** Levels of objects and lists in assumptions; the deepest field stands at 6. */
const DEPTH = 12;

/** Objects whose names are data: paths of the grid. */
const AS_IT_IS: ReadonlySet<string> = new Set(['filled']);

const wireName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const domainName = (name: string): string =>
  name.replace(/_[a-z]/g, (letter) => letter.slice(1).toUpperCase());

function onWire(value: unknown, names: boolean): Json {
  if (Array.isArray(value)) return value.map((item: unknown) => onWire(item, names));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        names ? wireName(name) : name,
        onWire(item, names && !AS_IT_IS.has(name)),
      ]),
    );
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

interface Reading {
  readonly issues: Issues;
  readonly names: boolean;
  readonly depth: number;
}

function fromWire(wire: unknown, location: Location | undefined, reading: Reading): unknown {
  const { issues, names, depth } = reading;
  if (typeof wire === 'string') return wire.toWellFormed();
  if (typeof wire !== 'object' || wire === null) return wire;
  if (depth === 0) {
    issues.add(location, 'nested too deeply');
    return null;
  }
  const below = { issues, names, depth: depth - 1 };
  if (Array.isArray(wire)) {
    return wire.map((item: unknown, index) => fromWire(item, { around: location, name: index }, below));
  }
  return Object.fromEntries(
    Object.entries(wire).map(([name, item]) => {
      const at = { around: location, name };
      if (names && /[A-Z]/.test(name)) issues.add(at, 'unknown field');
      const domain = names ? domainName(name) : name;
      return [domain, fromWire(item, at, { ...below, names: names && !AS_IT_IS.has(domain) })];
    }),
  );
}

/** What a simpler client leaves out is not answered. */
function withDefaults(value: unknown, blank: unknown): unknown {
  if (isMissing(value)) return blank;
  if (!isRecord(blank) || !isRecord(value)) return value;
  const own = Object.entries(blank).map(([name, inner]) => [name, withDefaults(value[name], inner)]);
  return { ...value, ...Object.fromEntries(own) };
}

/** Everything that was left out; the annexes by whether there are own figures to mark. */
function answered(value: unknown): unknown {
  const { data } = assumptionsSchema.shape.parameters.safeParse(isRecord(value) ? value.parameters : []);
  return withDefaults(value, { ...emptyAssumptions(), annexes: annexesUnsaid(data ?? []) });
}

/**
 * Assumptions stand on the wire as in the domain, with the wire's names (`taxed_as`). Only the names are translated here:
 * which there are, and what they may hold, is said by the domain's schema alone.
 */
export const assumptions: ValueCodec<Assumptions | null> = {
  encode: (value) => onWire(value, true),
  decode: (wire, location, issues) => {
    if (isMissing(wire)) return null;
    if (!isRecord(wire)) {
      issues.add(location, 'expected an object');
      return null;
    }
    return answered(fromWire(wire, location, { issues, names: true, depth: DEPTH }));
  },
  wirePath: (domainPath) => {
    const path: (string | number)[] = [];
    for (const [index, step] of domainPath.entries()) {
      const isData = domainPath.slice(0, index).some((before) => AS_IT_IS.has(String(before)));
      path.push(typeof step === 'number' ? step : isData ? String(step) : wireName(String(step)));
    }
    return path satisfies Path;
  },
};
