import { must } from '@trazo/plan/must';
import type { Plan } from '@trazo/plan/plan';
import type { PlanPath } from '@trazo/plan/plan-pictures';

/** Characters of a line. */
const LINE = 80;
/** Lines as high as a picture. */
const PICTURE = 12;

/** About how many lines a value takes on paper: a text takes one at least. */
function linesIn(value: unknown): number {
  if (typeof value === 'string') return value.startsWith('data:') ? PICTURE : Math.ceil(value.length / LINE);
  if (typeof value !== 'object' || value === null) return 0;
  let lines = 0;
  for (const part of Object.values(value)) lines += linesIn(part);
  return lines;
}

/** The text or list of a plan that takes the most of its document. */
export function longestField(plan: Plan): PlanPath {
  const fields = Object.entries(plan).flatMap(([section, content]) =>
    Object.entries(content).map(([field, value]) => ({ path: [section, field], lines: linesIn(value) })),
  );
  const [longest] = fields.toSorted((one, other) => other.lines - one.lines);
  return must(longest, 'a plan has fields').path;
}
