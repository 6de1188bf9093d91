import { COST_QUESTIONS } from './cost-questions.ts';
import { FRAME_QUESTIONS } from './frame-questions.ts';
import { FUNDING_QUESTIONS } from './funding-questions.ts';
import type { Question } from './question.ts';
import { SALES_QUESTIONS } from './sales-questions.ts';

/** The questions in the order they are offered; any other will do. */
export const QUESTIONS: readonly Question[] = [
  ...FRAME_QUESTIONS,
  ...SALES_QUESTIONS,
  ...COST_QUESTIONS,
  ...FUNDING_QUESTIONS,
];
