import { repair } from '@trazo/contract/plan-document/repair';
import { wrongAnswers } from '@trazo/contract/plan-document/wrong-answers';
import { type Assumptions, assumptionsSchema } from '@trazo/plan/finance/assumptions/assumptions';
import { SECTIONS } from '@trazo/plan/sections/registry';

type Issues = NonNullable<ReturnType<typeof assumptionsSchema.safeParse>['error']>['issues'];

const NONE: Issues = [];

/** Memo: fields and forecast ask about the same answers, which are checked once. */
const known = new WeakMap<object, Issues>();

/** What is wrong with the answers of a draft. */
export function issuesOf(assumptions: object): Issues {
  const found = known.get(assumptions) ?? assumptionsSchema.safeParse(assumptions).error?.issues ?? NONE;
  known.set(assumptions, found);
  return found;
}

/** Answers that cannot be counted as they stand, by path. */
export const wrongIn = (assumptions: object): readonly string[] =>
  wrongAnswers(assumptions, issuesOf(assumptions));

/** The same answers beside other figures of ours in the grid: what is wrong with them stays so. */
export function withFilled(assumptions: Assumptions, filled: Assumptions['filled']): Assumptions {
  const next = { ...assumptions, filled };
  known.set(next, issuesOf(assumptions));
  return next;
}

/** Answers as they can be counted: what is wrong in a draft counts as not answered. */
export function validAssumptions(assumptions: Assumptions): Assumptions | null {
  if (issuesOf(assumptions).length === 0) return assumptions;
  const { schema, empty } = SECTIONS.finance;
  return repair(schema, empty, { ...empty, assumptions }, 'printable').assumptions;
}
