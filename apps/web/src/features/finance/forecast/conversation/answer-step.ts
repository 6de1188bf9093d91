import { writePath } from '@trazo/contract/plan-document/value-path';
import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { blankCost } from '@trazo/plan/finance/assumptions/new-items';
import { newItemId } from '../../../../workspace/plan-form/use-list.ts';
import type { PlanStore } from '../../../../workspace/plan-store/plan-store.ts';
import { change } from '../answers.ts';
import type { PlanCase } from '../questions/plan-case.ts';
import { type Item, linesOf, type UsualAnswers } from '../questions/question.ts';
import { type AnsweredBy, type Step, stepName } from './steps.ts';

function noted(assumptions: Assumptions, step: Step, by: NonNullable<AnsweredBy>): Assumptions {
  const question = stepName(step);
  const rest = assumptions.answered.filter((each) => each.question !== question);
  return { ...assumptions, answered: [...rest, { question, by }] };
}

/** Lines that stood open for an answer, and got none. */
function withoutBlanks(assumptions: Assumptions, { question: { list }, item }: Step): Assumptions {
  if (list?.create === undefined || item !== undefined) return assumptions;
  const lines = linesOf(assumptions, list.list);
  const isBlank = (line: Item) =>
    JSON.stringify(list.create?.(line.id, assumptions)) === JSON.stringify(line);
  const kept = lines.filter((line) => !list.of(line) || !isBlank(line));
  return kept.length === lines.length ? assumptions : writePath(assumptions, list.list, kept);
}

/** Notes that the founder has gone on from a step with an answer of their own. */
export const noteAnswer = (store: PlanStore, step: Step): void =>
  change(store, (assumptions) => noted(withoutBlanks(assumptions, step), step, 'founder'));

function withValues(item: Item, values: UsualAnswers): Item {
  const isWithoutCost = 'terms' in item && 'badDebt' in item && item.cost === null;
  const based: Item = isWithoutCost ? { ...item, cost: blankCost('unit') } : item;
  return Object.entries(values).reduce((line, [key, value]) => writePath(line, key, value), based);
}

/** Answers a step as is usual, for a founder who does not know: a blank stays where it has a usual meaning. */
export function answerAsUsual(store: PlanStore, step: Step, plan: PlanCase): void {
  const { question, item } = step;
  const { list } = question;
  change(store, (assumptions) => {
    if (list === undefined) return noted(assumptions, step, 'usual');
    const usual = (line?: Item) => question.usualAnswers?.(plan, line);
    const completed = (line: Item): Item => {
      const values = (item === undefined ? list.of(line) : line.id === item.id) ? usual(line) : undefined;
      return values === undefined ? line : withValues(line, values);
    };
    const lines = linesOf(assumptions, list.list);
    const values = item === undefined && !lines.some(list.of) ? usual() : undefined;
    const added =
      values === undefined || list.create === undefined
        ? []
        : [withValues(list.create(newItemId(), assumptions), values)];
    const next = [...lines.map(completed), ...added];
    const isSame = next.length === lines.length && next.every((line, index) => line === lines[index]);
    return noted(isSame ? assumptions : writePath(assumptions, list.list, next), step, 'usual');
  });
}
