import { readPath } from '@trazo/contract/plan-document/value-path';
import { canFollow } from '@trazo/forecast/seed/seeded-assumptions';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { COMPUTED } from '@trazo/plan/finance/year-lines';
import type { PlanCase } from '../questions/plan-case.ts';
import { type Item, linesOf, type Question, type Relevance } from '../questions/question.ts';
import { lineFieldId, questionFieldId } from '../questions/question-address.ts';
import { QUESTIONS } from '../questions/questions.ts';

/** One screen of the conversation: a question, of a list that is completed the question about one of its lines. */
export interface Step {
  readonly question: Question;
  readonly relevance: Relevance;
  /** The line it is about. */
  readonly item?: Item;
}

/** How an address and the answered questions name a step. */
export const stepName = ({ question, item }: Step): string =>
  item === undefined ? question.id : `${question.id}.${item.id}`;

/** Lines of a list that another question has added, each a step of its own. */
const completes = ({ list }: Question): boolean => list !== undefined && list.create === undefined;

const linesAsked = ({ list }: Question, assumptions: Assumptions): Item[] =>
  list === undefined
    ? []
    : linesOf(assumptions, list.list).filter((item) => list.of(item) && list.fields(item).length > 0);

/** All screens there are for a plan, those in the way through and those that can be gone to. */
export function stepsOf(plan: PlanCase): Step[] {
  return QUESTIONS.flatMap((question): Step[] => {
    const relevance = question.asked(plan);
    if (relevance === 'inert') return [];
    if (!completes(question)) return [{ question, relevance }];
    return linesAsked(question, plan.assumptions).map((item) => ({ question, relevance, item }));
  });
}

/** The step an address names; a question without its line, or with one that is gone, is the one about its first. */
export const stepNamed = (steps: readonly Step[], name: string): Step | undefined =>
  steps.find((step) => stepName(step) === name) ??
  steps.find(({ question }) => question.id === name.split('.')[0]);

/** The next step in the way through, after one that need not be in it. */
export function stepAfter(steps: readonly Step[], name: string): Step | undefined {
  const at = steps.findIndex((step) => stepName(step) === name);
  return steps.find((step, index) => index > at && step.relevance === 'asked');
}

/** The step before it in the way through. */
export function stepBefore(steps: readonly Step[], name: string): Step | undefined {
  const at = steps.findIndex((step) => stepName(step) === name);
  return steps.findLast((step, index) => index < at && step.relevance === 'asked');
}

/** How an answer came about; undefined while there is none. */
export type AnsweredBy = Assumptions['answered'][number]['by'] | undefined;

/** Who a step was answered by. Lines that stand there without it, from a sample or typed in a table, are the founder's. */
export function answeredBy(step: Step, { answered, ...assumptions }: Assumptions): AnsweredBy {
  const noted = answered.find(({ question }) => question === stepName(step))?.by;
  if (noted !== undefined) return noted;
  const { question, item } = step;
  if (item !== undefined) return isFilledIn(question, item) ? 'founder' : undefined;
  if (question.list !== undefined) {
    const { list, of } = question.list;
    const lines = linesOf({ ...assumptions, answered }, list).filter(of);
    return lines.length > 0 && !lines.some((line) => lacksAnswer(question, line)) ? 'founder' : undefined;
  }
  return question.id === 'start' && assumptions.start !== '' ? 'founder' : undefined;
}

/** Whether what a line has to say is said; of what has a usual answer nothing has. */
function isFilledIn({ list, usual }: Question, item: Item): boolean {
  const asked = list?.fields(item).filter((spec) => spec.isDetail !== true && spec.kind === 'number') ?? [];
  return usual !== true && asked.length > 0 && asked.every(({ key }) => readPath(item, key) !== '');
}

/** Whether a line that follows from the rest of the plan has a blank of which the plan says nothing. */
const lacksAnswer = ({ list }: Question, line: Item): boolean =>
  line.id.startsWith(COMPUTED) &&
  list?.fields(line).some((spec) => {
    const isAsked = spec.kind === 'number' && spec.isDetail !== true;
    return isAsked && !canFollow(`${list.list}.0.${spec.key}`) && readPath(line, spec.key) === '';
  }) === true;

/** Where the conversation goes on: the first step in the way without an answer. */
export const firstOpen = (steps: readonly Step[], assumptions: Assumptions): Step | undefined =>
  steps.find((step) => step.relevance === 'asked' && answeredBy(step, assumptions) === undefined);

/** The step that the id of a field leads to: a question's own, or one that a line of an answer is asked by. */
export function stepOfField(steps: readonly Step[], assumptions: Assumptions, id: string): Step | undefined {
  return steps.find(({ question, item }) => {
    if (id === questionFieldId(question.id)) return true;
    const { list } = question;
    if (list === undefined) return false;
    return linesOf(assumptions, list.list).some(
      (line, index) =>
        (item === undefined ? list.of(line) : line.id === item.id) && lineFieldId(list.list, index) === id,
    );
  });
}
