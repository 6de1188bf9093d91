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
 * Where the texts stand without which the plan can be typeset, the last first; none where it cannot even without any. Halves
 * the texts in question each time: a plan has hundreds of them, and each question is a document.
 */
export async function* findRefusedTexts(
  plan: Plan,
  canBeSet: (plan: Plan) => Promise<boolean>,
): AsyncGenerator<PlanPath, void, undefined> {
  const texts = [...longTexts(plan)];
  if (!(await canBeSet(without(plan, texts)))) return;
  const refused: PlanPath[] = [];
  // Without those refused and as many from the first on, it can be set.
  let blanked = texts.length;
  do {
    let [few, enough] = [0, blanked];
    while (enough - few > 1) {
      const middle = Math.floor((few + enough) / 2);
      if (await canBeSet(without(plan, [...texts.slice(0, middle), ...refused]))) enough = middle;
      else few = middle;
    }
    blanked = enough - 1;
    const path = texts[blanked];
    if (path === undefined) return;
    refused.push(path);
    yield path;
  } while (!(await canBeSet(without(plan, refused))));
}
