import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { FieldSpec } from './field-specs.ts';
import type { ForecastWords, QuestionId } from './forecast-words.ts';

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
  /** Makes a line; without it lines are only completed that another question has added. */
  readonly create?: (id: string, assumptions: Assumptions) => Item;
  readonly of: (item: Item) => boolean;
  readonly fields: (item: Item) => readonly FieldSpec[];
  readonly none?: 'noStreams' | 'noPeople' | 'noCosts';
}

export interface Question {
  readonly id: QuestionId;
  readonly chapter: keyof ForecastWords['chapters'];
  /** Answers that are usual until they were looked at. */
  readonly usual?: boolean;
  readonly fields?: (assumptions: Assumptions) => readonly FieldSpec[];
  readonly list?: ListSpec;
}
