import { readPath } from '@trazo/contract/plan-document/value-path';
import { askedAssumptions } from '@trazo/forecast/seed/asked-assumptions';
import { canFollow, followingPlan, planAnswers } from '@trazo/forecast/seed/seeded-assumptions';
import { priceBeforeTax } from '@trazo/packs/price-tax';
import { ownValue } from '@trazo/packs/rates';
import { type Assumptions, emptyAssumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Plan } from '@trazo/plan/plan';
import { parameterAt } from './parameter-path.ts';

/** The sections that answers stand in or follow from. */
export type AnswerSources = Pick<Plan, 'general' | 'products' | 'team' | 'finance'>;

/** The answers of a draft as they are asked about, with a line for each thing that its other sections name: paths lead into these. */
export const askedIn = (draft: AnswerSources): Assumptions | null =>
  draft.finance.assumptions === null ? null : askedAssumptions(draft.finance.assumptions, draft);

interface Followed {
  readonly draft: AnswerSources;
  /** What the rest of the plan says in place of each answer. */
  readonly fromPlan: Assumptions;
  /** The answers, with that in place of their blanks. */
  readonly filled: Assumptions;
}

const known = new WeakMap<Assumptions, Followed>();

/** Memo by identity: each field asks what it would follow. */
function followedBy(asked: Assumptions, draft: AnswerSources): Followed {
  const found = known.get(asked);
  const isSame =
    found !== undefined &&
    found.draft.general === draft.general &&
    found.draft.products === draft.products &&
    found.draft.team === draft.team;
  if (isSame) return found;
  const beforeTax = priceBeforeTax({ general: draft.general, finance: { assumptions: asked } });
  const followed = {
    draft,
    fromPlan: planAnswers(asked, draft, beforeTax),
    filled: followingPlan(asked, draft, beforeTax),
  };
  known.set(asked, followed);
  return followed;
}

/** The same, with what follows from the other sections in place of the blanks. */
export function filledIn(draft: AnswerSources): Assumptions | null {
  const asked = askedIn(draft);
  return asked === null ? null : followedBy(asked, draft).filled;
}

/** Where an answer comes from: it was typed, the rest of the plan says it, or neither and what is usual counts. */
type AnswerSource = 'typed' | 'plan' | 'usual';

export interface SourcedAnswer {
  /** As it stands in the assumptions; blank where it follows. */
  readonly own: unknown;
  /** What the rest of the plan says, typed over or not; undefined where it says nothing. */
  readonly fromPlan: string | undefined;
  readonly source: AnswerSource;
}

const BLANK = emptyAssumptions();

/** Whether an answer was not typed: blank, as in every new plan, or of a line that follows from the plan as a whole. */
function isUntyped(draft: AnswerSources, asked: Assumptions, path: string, own: unknown): boolean {
  if (own === undefined || own === null || own === '' || own === readPath(BLANK, path)) return true;
  const [, list, index] = /^(streams|people|contributions|loans)\.(\d+)\./.exec(path) ?? [];
  if (list === undefined) return false;
  const id = readPath(asked, `${list}.${index}.id`);
  const stored = readPath(draft.finance.assumptions, list);
  return Array.isArray(stored) && !stored.some((line) => readPath(line, 'id') === id);
}

/** An answer of a draft at a path of the asked assumptions, and where it comes from. */
export function sourcedAnswer(draft: AnswerSources, path: string): SourcedAnswer {
  const asked = askedIn(draft);
  if (asked === null) return { own: undefined, fromPlan: undefined, source: 'usual' };
  if (path === 'country') {
    const own = lawCountry(draft);
    return { own, fromPlan: draft.general.country || undefined, source: own === '' ? 'usual' : 'plan' };
  }
  const own = ownAnswer(asked, path);
  const value = canFollow(path) ? readPath(followedBy(asked, draft).fromPlan, path) : undefined;
  const fromPlan = typeof value === 'string' && value !== '' ? value : undefined;
  if (!isUntyped(draft, asked, path, own)) return { own, fromPlan, source: 'typed' };
  return { own, fromPlan, source: fromPlan === undefined ? 'usual' : 'plan' };
}

function ownAnswer(asked: Assumptions, path: string): unknown {
  const parameter = parameterAt(path);
  if (parameter !== undefined) return ownValue(asked.parameters, parameter);
  if (path === '@creditLine') return asked.creditLine !== null;
  if (path === '@opening') return asked.opening !== null;
  if (/^streams\.\d+\.cost\.per$/.test(path)) return readPath(asked, path) ?? '';
  return readPath(asked, path);
}
