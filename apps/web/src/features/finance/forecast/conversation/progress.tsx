import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { reveal } from '../../../../shared/form/reveal.ts';
import { IconCheck } from '../../../../shared/icons/icons.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { askedIn } from '../asked-answers.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { CHAPTERS } from '../questions/questions.ts';
import styles from './progress.module.css';
import { answeredBy, firstOpen, type Step, stepName, stepOfField } from './steps.ts';
import { useConversationAddress } from './use-conversation-address.ts';
import { useSteps } from './use-steps.ts';

/** Takes an address that names a question or a line of its answer, as links from elsewhere do, to the conversation. */
function useNamedStep(steps: readonly Step[]): void {
  const { hash } = useLocation();
  const { go } = useConversationAddress();
  const assumptions = useDraft(({ draft }) => askedIn(draft));
  useEffect(() => {
    if (assumptions === null || hash === '') return;
    const step = stepOfField(steps, assumptions, decodeURIComponent(hash.slice(1)));
    if (step !== undefined) go(stepName(step), { replace: true });
  }, [steps, assumptions, hash, go]);
}

/** Takes a user who closes the conversation to the figures, below the way back to it. */
function useReturn() {
  const { name } = useConversationAddress();
  const part = useRef<HTMLElement>(null);
  const before = useRef(name);
  useEffect(() => {
    const isBack = before.current !== undefined && name === undefined;
    before.current = name;
    if (!isBack || part.current === null) return;
    reveal(part.current);
    part.current.focus({ preventScroll: true });
    part.current.scrollIntoView({ block: 'start' });
  }, [name]);
  return part;
}

/** How far the conversation has come, and the way on. */
export function Progress() {
  const part = useReturn();
  const words = useForecastWords();
  const steps = useSteps();
  const assumptions = useDraft(({ draft }) => askedIn(draft));
  const { go } = useConversationAddress();
  useNamedStep(steps);
  if (assumptions === null) return null;
  const open = firstOpen(steps, assumptions);
  const [first] = steps;
  const target = open ?? first;
  return (
    <section ref={part} tabIndex={-1} className={styles.progress} aria-label={words.talk.title}>
      <ul className={styles.chapters}>
        {CHAPTERS.map((chapter) => {
          const within = steps.filter(
            ({ question, relevance }) => question.chapter === chapter && relevance === 'asked',
          );
          const [begin] = within;
          if (begin === undefined) return null;
          const isDone = within.every((step) => answeredBy(step, assumptions) !== undefined);
          return (
            <li key={chapter}>
              <button
                type="button"
                className={styles.chapter}
                data-done={isDone || undefined}
                onClick={() =>
                  go(stepName(within.find((step) => answeredBy(step, assumptions) === undefined) ?? begin))
                }
              >
                {isDone && <IconCheck size={16} stroke={2.25} />}
                {words.chapters[chapter]}
                {isDone && <span className={styles.spoken}>{words.talk.states.founder}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {target !== undefined && (
        <Button variant={open === undefined ? 'default' : 'filled'} onClick={() => go(stepName(target))}>
          {open === undefined
            ? words.talk.change
            : say(words.talk.goOn, { question: words.questions[open.question.id].title })}
        </Button>
      )}
    </section>
  );
}
