import { Button, Modal } from '@mantine/core';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconArrowLeft, IconChevronDown } from '../../../../shared/icons/icons.ts';
import { DraftViewContext, usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import type { PlanStore } from '../../../../workspace/plan-store/plan-store.ts';
import { type ComputedForecast, useForecast } from '../figures/use-forecast.ts';
import { type ForecastWords, say, useForecastWords } from '../forecast-words.ts';
import { planCaseOf } from '../questions/plan-case.ts';
import { usePlanCase } from '../questions/use-plan-case.ts';
import { TooLarge } from '../too-large.ts';
import { ChapterList } from './chapter-list.tsx';
import styles from './conversation.module.css';
import { Figures } from './figures.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { answeredBy, type Step, stepAfter, stepBefore, stepName, stepNamed, stepsOf } from './steps.ts';
import { useConversationAddress } from './use-conversation-address.ts';
import { useSteps } from './use-steps.ts';

/** The questions one by one, each the whole screen; beside them, once there are any, the figures that follow. */
export function Conversation({ document }: { readonly document: ForecastWords }) {
  const store = usePlanStore();
  return (
    // The page below may be out of sight, and follow later: what is typed here is shown at once.
    <DraftViewContext value={store}>
      <OpenConversation document={document} />
    </DraftViewContext>
  );
}

/** The step after one, by what the answers are now: one of them may have taken lines away or added some. */
function followingStep(store: PlanStore, name: string): Step | undefined {
  const { draft } = store.getState();
  const plan = planCaseOf(draft, planFacts(draft));
  return plan === null ? undefined : stepAfter(stepsOf(plan), name);
}

function OpenConversation({ document }: { readonly document: ForecastWords }) {
  const words = useForecastWords();
  const store = usePlanStore();
  const plan = usePlanCase();
  const steps = useSteps();
  const worked = useForecast(document);
  const { name = '', go } = useConversationAddress();
  const [showsChapters, setShowsChapters] = useState(false);
  const named = stepNamed(steps, name);
  const step = named ?? steps.find(({ relevance }) => relevance === 'asked');
  // The address names what is shown: an answer may change which question is the first.
  const [inertAt, setInertAt] = useState<string>();
  const first = named === undefined && step !== undefined ? stepName(step) : undefined;
  useEffect(() => {
    if (first === undefined) return;
    setInertAt(name === '' ? undefined : first);
    go(first, { replace: true });
  }, [first, name, go]);
  if (plan === null || worked === null || step === undefined) return null;
  const goTo = (to: Step | undefined) => {
    setShowsChapters(false);
    go(to === undefined ? undefined : stepName(to));
  };
  return (
    <Modal.Root
      opened
      onClose={() => go(undefined)}
      fullScreen
      transitionProps={{ duration: 0 }}
      returnFocus={false}
    >
      <Modal.Content aria-label={words.talk.title} className={styles.screen}>
        <Head
          step={step}
          steps={steps}
          answered={steps.map((each) => answeredBy(each, plan.assumptions) !== undefined)}
          showsChapters={showsChapters}
          onChapters={() => setShowsChapters(!showsChapters)}
          goTo={goTo}
        />
        <TooLarge value={worked.forecast.beyond.join('\n')}>
          <Body worked={worked}>
            {showsChapters ? (
              <ChapterList steps={steps} current={step} assumptions={plan.assumptions} onChoose={goTo} />
            ) : (
              <QuestionScreen
                key={stepName(step)}
                step={step}
                plan={plan}
                worked={worked}
                inert={inertAt === stepName(step) ? words.talk.inert : undefined}
                next={stepAfter(steps, stepName(step))}
                onNext={() => goTo(followingStep(store, stepName(step)))}
              />
            )}
          </Body>
        </TooLarge>
      </Modal.Content>
    </Modal.Root>
  );
}

interface HeadProps {
  readonly step: Step;
  readonly steps: readonly Step[];
  readonly answered: readonly boolean[];
  readonly showsChapters: boolean;
  readonly onChapters: () => void;
  readonly goTo: (step: Step | undefined) => void;
}

/** The way back, where one is, and the way out. */
function Head({ step, steps, answered, showsChapters, onChapters, goTo }: HeadProps) {
  const words = useForecastWords();
  const before = stepBefore(steps, stepName(step));
  const way = steps.filter(({ relevance }) => relevance === 'asked');
  const done = steps.filter(
    ({ relevance }, index) => relevance === 'asked' && answered[index] === true,
  ).length;
  const at = way.indexOf(step) + 1;
  return (
    <div className={styles.head}>
      <Button
        variant="subtle"
        className={styles.back}
        aria-label={words.ui.back}
        disabled={before === undefined}
        onClick={() => goTo(before)}
      >
        <IconArrowLeft size={22} stroke={1.75} />
      </Button>
      <Button
        variant="subtle"
        className={styles.where}
        aria-expanded={showsChapters}
        rightSection={<IconChevronDown size={18} stroke={1.75} />}
        onClick={onChapters}
      >
        <span className={styles.place}>
          <span className={styles.chapter}>{words.chapters[step.question.chapter]}</span>
          {at > 0 && (
            <span className={styles.counter}>
              {say(words.talk.counter, { number: String(at), total: String(way.length) })}
            </span>
          )}
        </span>
      </Button>
      <Button variant="subtle" className={styles.leave} onClick={() => goTo(undefined)}>
        {words.talk.figures}
      </Button>
      <div className={styles.progress} aria-hidden="true">
        <div style={{ inlineSize: `${(done / Math.max(1, way.length)) * 100}%` }} />
      </div>
    </div>
  );
}

function Body({ worked, children }: { readonly worked: ComputedForecast; readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const { name } = useConversationAddress();
  // Another question is read from its beginning.
  useEffect(() => {
    if (name !== undefined) body.current?.scrollTo?.(0, 0);
  }, [name]);
  return (
    <div className={styles.body} ref={body}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>
        <Figures worked={worked} />
      </div>
    </div>
  );
}
