import type { Assumptions } from '@trazo/plan/finance/assumptions/assumptions';
import { IconCheck, IconMinus } from '../../../../shared/icons/icons.ts';
import { useForecastWords } from '../forecast-words.ts';
import { linesOf } from '../questions/question.ts';
import { CHAPTERS } from '../questions/questions.ts';
import { useItemName } from '../use-item-name.ts';
import styles from './chapter-list.module.css';
import { answeredBy, type Step, stepName } from './steps.ts';

interface ChapterListProps {
  readonly steps: readonly Step[];
  readonly current: Step | undefined;
  readonly assumptions: Assumptions;
  readonly onChoose: (step: Step) => void;
}

/** All chapters with their questions, ticked where they are answered; what can be said beyond them stands below each. */
export function ChapterList({ steps, current, assumptions, onChoose }: ChapterListProps) {
  const words = useForecastWords();
  const entry = (step: Step) => {
    const by = answeredBy(step, assumptions);
    const state = by === undefined ? words.talk.states.open : words.talk.states[by];
    return (
      <li key={stepName(step)}>
        <button
          type="button"
          className={styles.entry}
          aria-current={step === current ? 'step' : undefined}
          data-offered={step.relevance === 'offered' || undefined}
          onClick={() => onChoose(step)}
        >
          <span className={styles.tick} data-by={by} title={state}>
            {by === 'founder' && <IconCheck size={16} stroke={2.25} />}
            {by === 'usual' && <IconMinus size={16} stroke={2.25} />}
          </span>
          <StepTitle step={step} assumptions={assumptions} />
          <span className={styles.spoken}>{state}</span>
        </button>
      </li>
    );
  };
  return (
    <nav className={styles.chapters} aria-label={words.talk.chapters}>
      {CHAPTERS.map((chapter) => {
        const within = steps.filter(({ question }) => question.chapter === chapter);
        if (within.length === 0) return null;
        return (
          <section key={chapter}>
            <h2>{words.chapters[chapter]}</h2>
            <ul>
              {within.filter(({ relevance }) => relevance === 'asked').map(entry)}
              {within.filter(({ relevance }) => relevance === 'offered').map(entry)}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

function StepTitle({
  step: { question, item },
  assumptions,
}: Pick<ChapterListProps, 'assumptions'> & { readonly step: Step }) {
  const words = useForecastWords();
  const list = question.list?.list;
  const nameOf = useItemName(list);
  const { title } = words.questions[question.id];
  if (item === undefined || list === undefined) return title;
  return `${title} ${nameOf(item, linesOf(assumptions, list).indexOf(item) + 1)}`;
}
