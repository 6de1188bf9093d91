import { COST_QUESTIONS } from './cost-questions.ts';
import { FRAME_QUESTIONS, TAX_QUESTIONS } from './frame-questions.ts';
import { FUNDING_QUESTIONS } from './funding-questions.ts';
import type { Question } from './question.ts';
import { SALES_QUESTIONS } from './sales-questions.ts';

/** The chapters in the order they are asked: what is pleasant to say first, tax last. */
export const CHAPTERS = [
  'sales',
  'costs',
  'people',
  'running',
  'once',
  'need',
  'money',
  'tax',
  'firm',
] as const satisfies readonly Question['chapter'][];

/** No question, but the answer so far: how much money it takes. */
const NEED: Question = { id: 'need', chapter: 'need', asked: () => 'asked' };

const ALL: readonly Question[] = [
  ...FRAME_QUESTIONS,
  ...SALES_QUESTIONS,
  ...COST_QUESTIONS,
  NEED,
  ...FUNDING_QUESTIONS,
  ...TAX_QUESTIONS,
];

/** The questions in the order they are asked. */
export const QUESTIONS: readonly Question[] = CHAPTERS.flatMap((chapter) =>
  ALL.filter((question) => question.chapter === chapter),
);
