import type { QuestionId } from '../forecast-words.ts';
import type { ListName } from './question.ts';

const RATES = 'finance.rate.';

/** What a link from elsewhere names a question by. */
export const questionFieldId = (id: QuestionId): string => `finance.question.${id}`;

/** The same for one of the country's rates. */
export const rateFieldId = (key: string): string => `${RATES}${key}`;

/** Whether an address names one of the rates. */
export const namesRate = (hash: string): boolean => decodeURIComponent(hash.slice(1)).startsWith(RATES);

/** The same for a line of an answer. */
export const lineFieldId = (list: ListName, index: number): string => `finance.assumptions.${list}.${index}`;
