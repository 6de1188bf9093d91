import { Button } from '@mantine/core';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { formatPercent } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import type { ComputedForecast } from '../figures/use-forecast.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { exampleOf } from '../questions/example-of.ts';
import type { PlanCase } from '../questions/plan-case.ts';
import { linesOf } from '../questions/question.ts';
import { questionFieldId } from '../questions/question-address.ts';
import { useItemName } from '../use-item-name.ts';
import { answerAsUsual, noteAnswer } from './answer-step.ts';
import styles from './conversation.module.css';
import { NeedAnswer } from './need-answer.tsx';
import { QuestionFields, QuestionLine } from './question-line.tsx';
import { QuestionLines } from './question-lines.tsx';
import { answeredBy, type Step } from './steps.ts';
import { boxesIn, TEXT_BOX } from './text-boxes.ts';

interface QuestionScreenProps {
  readonly step: Step;
  readonly plan: PlanCase;
  readonly worked: ComputedForecast;
  /** Said where the question that was asked for moves nothing in this plan. */
  readonly inert: string | undefined;
  readonly next: Step | undefined;
  /** Goes on to the question after this one, as the answers are by then. */
  readonly onNext: () => void;
}

/** One question, what a bank asks it for, its answer, and the way on. */
export function QuestionScreen({ step, plan, worked, inert, next, onNext }: QuestionScreenProps) {
  const words = useForecastWords();
  const store = usePlanStore();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const answers = useRef<HTMLFieldSetElement>(null);
  const { question, item } = step;
  const nameOf = useItemName(question.list?.list);
  const { title, why } = words.questions[question.id];
  const example = exampleOf(words, question.id, plan.trade, plan.assumptions.country);
  const by = answeredBy(step, plan.assumptions);
  // In the commit that shows the question, not in an effect after the paint: a box that is chosen at once keeps the focus.
  useLayoutEffect(() => {
    const target = boxesIn(answers.current).find(({ value }) => value === '') ?? heading.current;
    // A dialog that has just opened gives the focus to what bears this.
    target?.setAttribute('data-autofocus', '');
    target?.focus({ preventScroll: true });
  }, []);
  const goOn = () => {
    const wrong = answers.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong !== null && wrong !== undefined) {
      wrong.focus();
      return;
    }
    noteAnswer(store, step);
    onNext();
  };
  const enter = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.matches(TEXT_BOX)) return;
    event.preventDefault();
    const boxes = boxesIn(answers.current);
    const open = boxes.slice(boxes.indexOf(target) + 1).find(({ value }) => value === '');
    if (open === undefined) goOn();
    else open.focus();
  };
  return (
    <section className={styles.question} aria-labelledby={id}>
      {item !== undefined && <p className={styles.about}>{nameOf(item, lineNumber(step, plan))}</p>}
      <h2 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {inert !== undefined && <p>{inert}</p>}
      <details className={styles.why}>
        <summary>{words.talk.why}</summary>
        <p>{why}</p>
        <p>
          <strong>{words.ui.example}</strong> {example}
        </p>
      </details>
      {by === 'usual' && <p className={styles.usual}>{words.talk.usual}</p>}
      <fieldset
        id={questionFieldId(question.id)}
        className={styles.answers}
        ref={answers}
        aria-labelledby={id}
        onKeyDown={enter}
      >
        {question.id === 'need' ? <NeedAnswer worked={worked} /> : <Answers step={step} plan={plan} />}
      </fieldset>
      <div className={styles.steps}>
        <Button size="lg" onClick={goOn}>
          {next === undefined
            ? words.talk.figures
            : isNothingYet(step, plan)
              ? words.talk.nothing
              : words.talk.next}
        </Button>
        {question.id !== 'need' && (
          <NotKnown
            step={step}
            plan={plan}
            onAnswer={() => {
              answerAsUsual(store, step, plan);
              onNext();
            }}
          />
        )}
      </div>
    </section>
  );
}

const lineNumber = ({ question: { list }, item }: Step, { assumptions }: PlanCase): number =>
  list === undefined || item === undefined ? 0 : linesOf(assumptions, list.list).indexOf(item) + 1;

/** Whether a list that may stay empty is. */
const isNothingYet = ({ question: { list } }: Step, { assumptions }: PlanCase): boolean =>
  list?.create !== undefined && !linesOf(assumptions, list.list).some(list.of);

function Answers({ step: { question, item }, plan }: Pick<QuestionScreenProps, 'step' | 'plan'>) {
  const { list, fields } = question;
  const { assumptions } = plan;
  if (list !== undefined && item !== undefined)
    return <QuestionLine spec={list} item={item} index={linesOf(assumptions, list.list).indexOf(item)} />;
  if (list !== undefined) return <QuestionLines spec={list} />;
  return fields === undefined ? null : <QuestionFields specs={fields(assumptions, plan)} at="" />;
}

interface NotKnownProps {
  readonly step: Step;
  readonly plan: PlanCase;
  readonly onAnswer: () => void;
}

/** “I don’t know”: goes on with what is usual, and says how much that is. */
function NotKnown({ step: { question, item }, plan, onAnswer }: NotKnownProps) {
  const words = useForecastWords();
  const money = useMoney();
  const language = useLanguage();
  const values = useMemo(() => question.usualAnswers?.(plan, item), [question, plan, item]);
  const [key, value] = Object.entries(values ?? {}).find(([, each]) => /^\d/.test(String(each))) ?? [];
  const amount =
    key === undefined
      ? undefined
      : /share$|^rate$/.test(key)
        ? formatPercent(String(value), language)
        : money(String(value));
  const text =
    amount !== undefined
      ? say(words.talk.unknownAmount, { amount })
      : question.usual === true
        ? words.talk.unknownUsual
        : words.talk.unknown;
  return (
    <Button variant="subtle" size="lg" onClick={onAnswer}>
      {text}
    </Button>
  );
}
