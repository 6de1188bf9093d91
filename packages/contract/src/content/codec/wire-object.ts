import type { Faults, Json, Path } from './context.ts';
import { isMissing } from './value-codec.ts';

export type WireObject = { [name: string]: Json };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOpen(value: Json | undefined): value is WireObject {
  return isRecord(value);
}

/** Puts a value at a place named step by step, making the objects on the way. */
export function put(target: WireObject, steps: readonly string[], value: Json): void {
  let place = target;
  for (const step of steps.slice(0, -1)) {
    const known = place[step];
    const next = isOpen(known) ? known : {};
    place[step] = next;
    place = next;
  }
  const last = steps.at(-1);
  if (last !== undefined) place[last] = value;
}

/** The value at a place named step by step; `undefined` where an object on the way is missing. */
export function take(source: unknown, steps: readonly string[]): unknown {
  let value = source;
  for (const step of steps) value = isRecord(value) ? value[step] : undefined;
  return value;
}

/** The names an object may have, as a tree; `null` is a leaf. */
type Names = Map<string, Names | null>;

export function namesTree(dottedNames: readonly string[]): Names {
  const tree: Names = new Map();
  for (const name of dottedNames) {
    const steps = name.split('.');
    const last = steps.pop() ?? name;
    let place = tree;
    for (const step of steps) {
      const next: Names = place.get(step) ?? new Map();
      place.set(step, next);
      place = next;
    }
    place.set(last, null);
  }
  return tree;
}

/** Reports every field that nobody knows, and every branch that is no object. Never descends below the known names. */
export function checkNames(names: Names, source: unknown, path: Path, faults: Faults): void {
  if (isMissing(source)) return;
  if (!isRecord(source)) {
    faults.add(path, 'expected an object');
    return;
  }
  for (const [name, value] of Object.entries(source)) {
    const below = names.get(name);
    if (below === undefined) faults.add([...path, name], 'unknown field');
    else if (below !== null) checkNames(below, value, [...path, name], faults);
  }
}
