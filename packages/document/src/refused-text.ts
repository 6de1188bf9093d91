import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import type { PlanPath } from '@trazo/plan/plan-pictures';

/** Characters of a text that may be more than the typesetter bears; no short one is. */
const LONG = 200;

/** Whether a value is a long text, formatted or not; pictures are strings, too. */
const isLongText = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.length > LONG && !value.startsWith('data:')
    : typeof value === 'object' && value !== null && 'blocks' in value;

function* longTexts(value: unknown, path: PlanPath = []): Generator<PlanPath> {
  if (isLongText(value)) yield path;
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* longTexts(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The plan with these texts blank. */
function without(plan: Plan, paths: readonly PlanPath[]): Plan {
  const copy = structuredClone(plan);
  for (const path of paths) {
    const parent = path.slice(0, -1).reduce<unknown>((part, key) => Reflect.get(Object(part), key), copy);
    Reflect.set(Object(parent), must(path.at(-1), 'a path has steps'), '');
  }
  return copy;
}

/**
 * Where the text stands without which the plan can be typeset; undefined where it takes more than one, or none. Halves the
 * texts in question each time: a plan has hundreds of them, and each question is a document.
 */
export async function findRefusedText(
  plan: Plan,
  canBeSet: (plan: Plan) => Promise<boolean>,
): Promise<PlanPath | undefined> {
  let suspects = [...longTexts(plan)];
  if (!(await canBeSet(without(plan, suspects)))) return undefined;
  while (suspects.length > 1) {
    const first = suspects.slice(0, suspects.length / 2);
    suspects = (await canBeSet(without(plan, first))) ? first : suspects.slice(first.length);
  }
  const [path] = suspects;
  return path !== undefined && (await canBeSet(without(plan, [path]))) ? path : undefined;
}
