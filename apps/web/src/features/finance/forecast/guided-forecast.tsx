import { Button, Checkbox } from '@mantine/core';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { tradeKindOf } from '@trazo/plan/trade-kinds';
import { type ComponentType, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ChoiceSelect } from '../../../shared/form/choice-select.tsx';
import { reveal } from '../../../shared/form/reveal.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { useFollowed } from '../figures/use-followed.ts';
import { AnnexChoice } from './annex-choice.tsx';
import { change } from './answers.ts';
import { askedIn } from './asked-answers.ts';
import { LateFoldedDoubts } from './doubts/late-doubts.tsx';
import { exampleOf } from './example-of.ts';
import { useAskedQuestion } from './explain/asked-question.ts';
import { Explanations } from './explain/explanations-part.tsx';
import styles from './forecast.module.css';
import {
  type ForecastWords,
  type QuestionId,
  say,
  useForecastWords,
  WordsContext,
} from './forecast-words.ts';
import { KeyFigures } from './key-figures.tsx';
import { MonthByMonth } from './months/month-by-month.tsx';
import { OwnFigures } from './own-figures.tsx';
import type { Question } from './question.ts';
import { holdsLine, questionFieldId } from './question-address.ts';
import { QuestionField } from './question-field.tsx';
import { QuestionList } from './question-list.tsx';
import { QUESTIONS } from './questions.ts';
import { RatesPart } from './rates/rates-part.tsx';
import { TooLarge } from './too-large.ts';
import { useFetchedWords } from './use-fetched-words.ts';
import { type ComputedForecast, useForecast, useGridSync } from './use-forecast.ts';

/** One question a screen, what follows from the answers above them. */
export function GuidedForecast() {
  const words = useFetchedWords();
  if (words === undefined) return null;
  return (
    <WordsContext value={words.own}>
      <Guided document={words.document} />
    </WordsContext>
  );
}

function Guided({ document }: { readonly document: ForecastWords }) {
  const words = useForecastWords();
  const isLinked = useDraft(({ draft }) => draft.finance.assumptions?.linked === true);
  const store = usePlanStore();
  useGridSync(document);
  const worked = useForecast(document);
  const link = (linked: boolean) => change(store, (assumptions) => ({ ...assumptions, linked }));
  if (!isLinked || worked === null) {
    return (
      <div className={styles.guided}>
        <p>{words.ui.turnedOff}</p>
        <div>
          <Button variant="default" onClick={() => link(true)}>
            {words.ui.turnOn}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.guided}>
      <div className={styles.asked}>
        <KeyFigures worked={worked} />
        <Deferred worked={worked} of={Doubted} />
        <TooLarge value={worked.forecast.beyond.join('\n')}>
          <Asked />
        </TooLarge>
      </div>
      <Deferred worked={worked} of={Own} />
      <Deferred worked={worked} of={Months} />
      <Deferred worked={worked} of={Explained} />
      <Rates />
      <Annexes />
      <div>
        <Button variant="subtle" onClick={() => link(false)}>
          {words.ui.turnOff}
        </Button>
      </div>
    </div>
  );
}

const [Own, Months, Explained, Doubted] = [
  memo(OwnFigures),
  memo(MonthByMonth),
  memo(Explanations),
  memo(LateFoldedDoubts),
];
/** Memoised: each subscribes to the draft itself and is not rendered again with the figures above. */
const [Asked, Rates, Annexes] = [memo(Questions), memo(RatesPart), memo(AnnexChoice)];

/** Deferred rendering: figures in sight change with each key, those out of sight right after. */
function Deferred({
  worked,
  of: Figures,
}: {
  readonly worked: ComputedForecast;
  readonly of: ComponentType<{ readonly worked: ComputedForecast }>;
}) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={styles.following}>
      <Figures worked={useFollowed(worked, part)} />
    </div>
  );
}

/** An example of the plan's own trade or country, where theirs says more than the usual one. */
function useExample(id: QuestionId): string {
  const words = useForecastWords();
  const trade = useDraft(({ draft }) => tradeKindOf(draft.general.sector));
  const country = useDraft(({ draft }) => lawCountry(draft));
  return exampleOf(words, id, trade, country);
}

/** Where in the list the question stands that the address names, by its own name or by a line of its answer. */
function useNamedQuestion(): { readonly index: number } {
  const store = usePlanStore();
  const location = useLocation();
  return useMemo(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const assumptions = askedIn(store.getState().draft);
    return {
      index: QUESTIONS.findIndex(
        (question) => id === questionFieldId(question.id) || holdsLine(question, assumptions, id),
      ),
    };
  }, [store, location]);
}

function Questions() {
  const words = useForecastWords();
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = QUESTIONS[index] ?? QUESTIONS[0];
  const go = (to: number) => {
    setIndex(to);
    requestAnimationFrame(() => heading.current?.focus());
  };
  const named = useNamedQuestion();
  useEffect(() => {
    if (named.index >= 0) setIndex(named.index);
  }, [named]);
  const asked = useAskedQuestion();
  useEffect(() => {
    const to = QUESTIONS.findIndex(({ id }) => id === asked.id);
    if (to < 0) return;
    setIndex(to);
    if (heading.current !== null) reveal(heading.current);
    requestAnimationFrame(() => {
      heading.current?.focus();
      heading.current?.scrollIntoView({ block: 'center' });
    });
  }, [asked]);
  const example = useExample(question?.id ?? 'country');
  if (question === undefined) return null;
  const chapters = [...new Set(QUESTIONS.map(({ chapter }) => chapter))];
  const counter = say(words.ui.counter, { number: String(index + 1), total: String(QUESTIONS.length) });
  return (
    <section className={styles.question} aria-label={counter}>
      <ChoiceSelect
        label={counter}
        value={question.id}
        data={chapters.map((chapter) => ({
          group: words.chapters[chapter],
          items: QUESTIONS.filter((each) => each.chapter === chapter).map(({ id }) => ({
            value: id,
            label: words.questions[id].title,
          })),
        }))}
        onChoose={(chosen) => setIndex(QUESTIONS.findIndex(({ id }) => id === chosen))}
      />
      <h3 ref={heading} tabIndex={-1}>
        {words.questions[question.id].title}
      </h3>
      <p>
        <strong>{words.ui.why}</strong> {words.questions[question.id].why}
      </p>
      <p className={styles.example}>
        <strong>{words.ui.example}</strong> {example}
      </p>
      <div id={questionFieldId(question.id)}>
        <Answers key={question.id} question={question} />
      </div>
      <div className={styles.steps}>
        <Button variant="default" disabled={index === 0} onClick={() => go(index - 1)}>
          {words.ui.back}
        </Button>
        <Button variant="default" disabled={index === QUESTIONS.length - 1} onClick={() => go(index + 1)}>
          {words.ui.next}
        </Button>
      </div>
    </section>
  );
}

function Answers({ question }: { readonly question: Question }) {
  const assumptions = useDraft(({ draft }) => askedIn(draft));
  const country = useDraft(({ draft }) => lawCountry(draft));
  if (assumptions === null) return null;
  const { list, fields, usual } = question;
  return (
    <>
      {fields !== undefined && (
        <div className={styles.fields}>
          {fields({ ...assumptions, country }).map((spec) => (
            <QuestionField key={spec.key} spec={spec} at="" />
          ))}
        </div>
      )}
      {list !== undefined && <QuestionList spec={list} />}
      {usual === true && (
        <Confirmation id={question.id} isConfirmed={assumptions.confirmed.includes(question.id)} />
      )}
    </>
  );
}

/** What is usual counts as ours until it was looked at. */
function Confirmation({ id, isConfirmed }: { readonly id: string; readonly isConfirmed: boolean }) {
  const words = useForecastWords();
  const store = usePlanStore();
  const set = (isOn: boolean) =>
    change(store, (assumptions) => {
      const rest = assumptions.confirmed.filter((each) => each !== id);
      return { ...assumptions, confirmed: isOn ? [...rest, id] : rest };
    });
  return (
    <div className={styles.usual} data-confirmed={isConfirmed || undefined}>
      {!isConfirmed && <p>{words.ui.usual}</p>}
      <Checkbox
        label={words.ui.confirm}
        checked={isConfirmed}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    </div>
  );
}
