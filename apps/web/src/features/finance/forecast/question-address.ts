import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import type { QuestionId } from './forecast-words.ts';
import { type ListName, linesOf, type Question } from './question.ts';

const RATES = 'finance.rate.';

/** What an address names a question by: the id of its answers in the page. */
export const questionFieldId = (id: QuestionId): string => `finance.question.${id}`;

/** The same for one of the country's rates. */
export const rateFieldId = (key: string): string => `${RATES}${key}`;

/** Whether an address names one of the rates. */
export const namesRate = (hash: string): boolean => decodeURIComponent(hash.slice(1)).startsWith(RATES);

/** The same for a line of an answer. */
export const lineFieldId = (list: ListName, index: number): string => `finance.assumptions.${list}.${index}`;

/** Whether the line that an address names is one of this question's. */
export const holdsLine = ({ list: spec }: Question, assumptions: Assumptions | null, id: string): boolean =>
  spec !== undefined &&
  assumptions !== null &&
  linesOf(assumptions, spec.list).some(
    (item, index) => spec.of(item) && spec.fields(item).length > 0 && lineFieldId(spec.list, index) === id,
  );
