import { Button, TextInput } from '@mantine/core';
import type { Doubt } from '@trazo/forecast/checks/doubt';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { IconAlertTriangle } from '../../../../shared/icons/icons.ts';
import { AppLink } from '../../../../shared/site/app-link.tsx';
import { sectionAddress } from '../../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { change } from '../answers.ts';
import { draftForecast } from '../figures/draft-forecast.ts';
import { FoldedPart } from '../folded-part.tsx';
import { say, useForecastWords, WordsContext } from '../forecast-words.ts';
import { questionFieldId } from '../questions/question-address.ts';
import { useFetchedWords } from '../use-fetched-words.ts';
import styles from './doubts.module.css';
import { type FiguresProps, MissingAnswers } from './missing-answers.tsx';
import { type DismissedDoubt, useDoubts } from './use-doubts.ts';
import { questionAt, useSentence } from './use-sentence.ts';

const isAbout =
  ({ check, about }: Doubt) =>
  (each: { readonly check: string; readonly about: string }): boolean =>
    each.check === check && each.about === about;

/** What a bank would ask about the plan that is open, on a page that has no forecast at hand. */
export function FetchedDoubts({ onLeave, onFound }: Omit<FiguresProps, 'worked'>) {
  const words = useFetchedWords();
  const plan = useDraft(
    useShallow(({ draft: { finance, general, products, team } }) => ({ finance, general, products, team })),
  );
  const worked = useMemo(() => draftForecast(plan, plan.finance), [plan]);
  if (words === undefined || worked === null) return null;
  return (
    <WordsContext value={words.own}>
      <MissingAnswers worked={worked} onLeave={onLeave} />
      <Doubts worked={worked} onLeave={onLeave} onFound={onFound} />
    </WordsContext>
  );
}

/** Under a heading of its own; nothing where all is well. */
function Doubts({ worked, onLeave, onFound }: FiguresProps) {
  const { doubts: words } = useForecastWords();
  const doubts = useDoubts(worked);
  const id = useId();
  const serious = doubts.open.filter(({ isSerious }) => isSerious).length;
  useEffect(() => {
    onFound?.(serious);
  }, [onFound, serious]);
  if (doubts.open.length + doubts.dismissed.length === 0) return null;
  return (
    <section className={styles.doubts} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {doubts.open.length > 0 && <p className={styles.hint}>{words.hint}</p>}
      <DoubtList worked={worked} onLeave={onLeave} {...doubts} />
    </section>
  );
}

/** The same folded, with how many there are: beside answers that are still being given. */
export function FoldedDoubts({ worked }: FiguresProps) {
  const { doubts: words, ui } = useForecastWords();
  const doubts = useDoubts(worked);
  if (doubts.open.length + doubts.dismissed.length === 0) return null;
  const title = say(ui.labelled, { label: words.title, value: String(doubts.open.length) });
  return (
    <FoldedPart title={title} hint={words.hint}>
      {() => <DoubtList worked={worked} {...doubts} />}
    </FoldedPart>
  );
}

type DoubtListProps = ReturnType<typeof useDoubts> & FiguresProps;

/** Each with the way to its question and the way to let it stand. */
function DoubtList({ worked, open, dismissed, onLeave }: DoubtListProps) {
  const store = usePlanStore();
  const list = useRef<HTMLDivElement>(null);
  const set = (doubt: Doubt, reason: string | undefined) => {
    change(store, (assumptions) => {
      const others = assumptions.dismissed.filter((each) => !isAbout(doubt)(each));
      const { check, about, size } = doubt;
      return {
        ...assumptions,
        dismissed: reason === undefined ? others : [...others, { check, about, size: String(size), reason }],
      };
    });
    // The line that was pressed is gone.
    list.current?.focus();
  };
  return (
    <div className={styles.list} ref={list} tabIndex={-1}>
      {open.length > 0 && (
        <ul>
          {open.map((doubt) => (
            <OpenDoubt
              key={`${doubt.check} ${doubt.about}`}
              doubt={doubt}
              worked={worked}
              onLeave={onLeave}
              onKeep={(reason) => set(doubt, reason)}
            />
          ))}
        </ul>
      )}
      {dismissed.length > 0 && (
        <Dismissed dismissed={dismissed} worked={worked} onShow={(doubt) => set(doubt, undefined)} />
      )}
    </div>
  );
}

interface OpenDoubtProps extends FiguresProps {
  readonly doubt: Doubt;
  readonly onKeep: (reason: string) => void;
}

function OpenDoubt({ doubt, worked: { assumptions }, onKeep, onLeave }: OpenDoubtProps) {
  const { doubts: words, ui } = useForecastWords();
  const store = usePlanStore();
  const sentence = useSentence(assumptions)(doubt);
  const [isAsked, setAsked] = useState(false);
  const address = `${sectionAddress(store, 'finance')}#${questionFieldId(questionAt(assumptions, doubt))}`;
  const named = (label: string) => say(ui.labelled, { label, value: sentence });
  return (
    <li data-serious={doubt.isSerious || undefined}>
      <p>
        {doubt.isSerious && <IconAlertTriangle size={18} stroke={2} />}
        {sentence}
      </p>
      {isAsked ? (
        <Reasons onKeep={onKeep} onCancel={() => setAsked(false)} />
      ) : (
        <div className={styles.ways}>
          <AppLink to={address} aria-label={named(words.go)} onClick={onLeave}>
            {words.go}
          </AppLink>
          <Button
            variant="subtle"
            size="compact-md"
            aria-label={named(words.keep)}
            onClick={() => setAsked(true)}
          >
            {words.keep}
          </Button>
        </div>
      )}
    </li>
  );
}

interface ReasonsProps {
  readonly onKeep: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Why a figure stands: one of the usual reasons, or the founder's own words. */
function Reasons({ onKeep, onCancel }: ReasonsProps) {
  const { doubts: words } = useForecastWords();
  const [own, setOwn] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim() !== '') onKeep(own.trim());
  };
  return (
    <fieldset className={styles.reasons}>
      <legend>{words.why}</legend>
      {Object.entries(words.reasons).map(([key, reason]) => (
        <Button key={key} variant="default" onClick={() => onKeep(reason)}>
          {reason}
        </Button>
      ))}
      <form className={styles.own} onSubmit={save}>
        <TextInput
          data-autofocus
          autoComplete="off"
          label={words.other}
          maxLength={TEXT_LIMITS.short}
          value={own}
          onChange={({ currentTarget }) => setOwn(currentTarget.value)}
        />
        <Button type="submit" variant="default">
          {words.save}
        </Button>
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      </form>
    </fieldset>
  );
}

interface DismissedProps {
  readonly dismissed: readonly DismissedDoubt[];
  readonly worked: PlanForecast;
  readonly onShow: (doubt: Doubt) => void;
}

/** What the founder lets stand, folded, with the reasons. */
function Dismissed({ dismissed, worked, onShow }: DismissedProps) {
  const { doubts: words, ui } = useForecastWords();
  const sentence = useSentence(worked.assumptions);
  return (
    <details className={styles.dismissed}>
      <summary>{say(words.kept, { count: String(dismissed.length) })}</summary>
      <ul>
        {dismissed.map(({ doubt, reason }) => (
          <li key={`${doubt.check} ${doubt.about}`}>
            <p>{sentence(doubt)}</p>
            <p>
              <strong>{reason}</strong>
            </p>
            <div className={styles.ways}>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={say(ui.labelled, { label: words.again, value: sentence(doubt) })}
                onClick={() => onShow(doubt)}
              >
                {words.again}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
