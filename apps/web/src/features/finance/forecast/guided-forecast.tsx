import { Button } from '@mantine/core';
import { type ComponentType, memo, useRef } from 'react';
import { lazyWithRetry } from '../../../shared/lazy/lazy-with-retry.tsx';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { useFollowed } from '../figures/use-followed.ts';
import { AnnexChoice } from './annex-choice.tsx';
import { change } from './answers.ts';
import { useConversationAddress } from './conversation/use-conversation-address.ts';
import { LateFoldedDoubts } from './doubts/late-doubts.tsx';
import { Explanations } from './explain/explanations-part.tsx';
import { OwnFigures } from './figures/own-figures.tsx';
import { type ComputedForecast, useForecast, useGridSync } from './figures/use-forecast.ts';
import styles from './forecast.module.css';
import { type ForecastWords, useForecastWords, WordsContext } from './forecast-words.ts';
import { KeyFigures } from './key-figures.tsx';
import { LateFailure } from './late-failure.tsx';
import { MonthByMonth } from './months/month-by-month.tsx';
import { RatesPart } from './rates/rates-part.tsx';
import { useFetchedWords } from './use-fetched-words.ts';

// The questions: fetched when they are first opened.
const Conversation = lazyWithRetry<{ readonly document: ForecastWords }>(
  async () => (await import('./conversation/conversation.tsx')).Conversation,
  { Failed: LateFailure },
);
const Progress = lazyWithRetry<object>(async () => (await import('./conversation/progress.tsx')).Progress, {
  Failed: LateFailure,
});

/** What follows from the answers, and the way to the questions. */
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
  const { name } = useConversationAddress();
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
      <Progress />
      {name !== undefined && <Conversation document={document} />}
      {name === undefined && worked.isBegun && <KeyFigures worked={worked} />}
      {worked.isBegun && <Deferred worked={worked} of={Doubted} />}
      {!worked.isBegun && <p>{words.talk.notYet}</p>}
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
const [Rates, Annexes] = [memo(RatesPart), memo(AnnexChoice)];

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
