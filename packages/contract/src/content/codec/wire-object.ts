import { isRecord } from '@trazo/plan/is-record';
import { must } from '@trazo/plan/must';
import type { Issues, Json, Location } from './context.ts';
import { isMissing } from './value-codec.ts';

export type WireObject = { [name: string]: Json | undefined };

function isOpen(value: Json | undefined): value is WireObject {
  return isRecord(value);
}

/** Puts a value at a path given step by step, making the objects on the way. */
export function put(target: WireObject, steps: readonly string[], value: Json): void {
  const last = steps.length - 1;
  let branch = target;
  for (let index = 0; index < last; index += 1) {
    const step = must(steps[index], 'the path has so many steps');
    const known = branch[step];
    if (isOpen(known)) branch = known;
    else {
      const made: WireObject = {};
      branch[step] = made;
      branch = made;
    }
  }
  branch[must(steps[last], 'a path has a step')] = value;
}

/** The value at a path given step by step; `undefined` where an object on the way is missing. */
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
    let branch = tree;
    for (const step of steps) {
      const next: Names = branch.get(step) ?? new Map();
      branch.set(step, next);
      branch = next;
    }
    branch.set(last, null);
  }
  return tree;
}

/** Reports every unknown field, and every branch that is no object. Never descends below the known names. */
export function checkNames(
  names: Names,
  source: unknown,
  around: Location | undefined,
  issues: Issues,
): void {
  if (isMissing(source)) return;
  if (!isRecord(source)) {
    issues.add(around, 'expected an object');
    return;
  }
  for (const name of Object.keys(source)) {
    const below = names.get(name);
    if (below === undefined) issues.add({ around, name }, 'unknown field');
    else if (below !== null) checkNames(below, source[name], { around, name }, issues);
  }
}
