import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { ForecastWords, QuestionId } from '../forecast-words.ts';
import type { ChoiceValue, FieldSpec } from './field-specs.ts';
import type { PlanCase } from './plan-case.ts';

export type ListName =
  | 'streams'
  | 'people'
  | 'overheads'
  | 'investments'
  | 'contributions'
  | 'loans'
  | 'grants'
  | 'owner.privateNeeds';
export type Item =
  | Assumptions[Exclude<ListName, 'owner.privateNeeds'>][number]
  | Assumptions['owner']['privateNeeds'][number];

/** The lines of a list. */
export const linesOf = (assumptions: Assumptions, list: ListName): readonly Item[] =>
  list === 'owner.privateNeeds' ? assumptions.owner.privateNeeds : assumptions[list];

export interface ListSpec {
  readonly list: ListName;
  readonly limit: number;
  /** Makes a line; without it lines are only completed that another question has added: each is asked about by itself. */
  readonly create?: (id: string, assumptions: Assumptions) => Item;
  readonly of: (item: Item) => boolean;
  readonly fields: (item: Item) => readonly FieldSpec[];
  /** One line stands open where there is none yet. */
  readonly opensWithLine?: true;
  /** Kinds of line that are offered by name: one tap adds a line of that kind. */
  readonly kinds?: {
    readonly field: 'category' | 'kind';
    readonly options: keyof ForecastWords['options'];
    readonly values: readonly ChoiceValue[];
  };
}

/** Whether a question stands in the way through all of them, can be gone to, or would move nothing. */
export type Relevance = 'asked' | 'offered' | 'inert';

/** Answers that are put in for a founder who does not know, by path in the item or in the assumptions. */
export type UsualAnswers = Readonly<Record<string, unknown>>;

export interface Question {
  readonly id: QuestionId;
  readonly chapter: keyof ForecastWords['chapters'];
  readonly asked: (plan: PlanCase) => Relevance;
  /** Whether its blanks have a usual meaning: not to know is an answer. */
  readonly usual?: boolean;
  /** What a founder who does not know is given, where a blank says nothing. */
  readonly usualAnswers?: (plan: PlanCase, item?: Item) => UsualAnswers | undefined;
  /** By the plan's case, where that is known. */
  readonly fields?: (assumptions: Assumptions, plan?: PlanCase) => readonly FieldSpec[];
  readonly list?: ListSpec;
}
