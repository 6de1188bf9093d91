import { Button } from '@mantine/core';
import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import { Fragment, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ChoiceSelect } from '../../../../shared/form/choice-select.tsx';
import { formatTime } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useSetAnswer } from '../answers.ts';
import styles from '../forecast.module.css';
import { say, useForecastWords } from '../forecast-words.ts';

const DAYS = [0, 15, 30, 45, 60, 90];
const BEFORE = [-90, -60, -30, -15];
const PARTS = 'parts';
const MOST_PARTS = 3;

export interface TermsAnswerProps {
  readonly path: string;
  readonly label: string;
  readonly value: readonly Terms[number][];
  readonly error: string | undefined;
  /** Whether a part may be paid before the invoice. */
  readonly isInAdvance: boolean;
  /** The field of a part's share. */
  readonly shareOf: (index: number) => ReactNode;
}

/** What the parts so far leave of the whole; nothing where they are no numbers or too much. */
function restOf(parts: TermsAnswerProps['value']): string {
  const ofTenThousand = parts.reduce(
    (rest, { share }) => rest - Math.round(Number(share) * 10_000),
    1_000_000,
  );
  return ofTenThousand > 0 ? String(ofTenThousand / 10_000) : '';
}

/** When an invoice is paid: all at once after so many days, or in up to three parts, some of them in advance. */
export function TermsAnswer({ label, ...parts }: TermsAnswerProps) {
  const setAnswer = useSetAnswer();
  const { path, value, isInAdvance } = parts;
  const words = useForecastWords();
  const language = useLanguage();
  const [only] = value;
  const isWhole = value.length === 1 && only?.share === '100' && only.days >= 0;
  const known = isWhole && !DAYS.includes(only.days) ? [...DAYS, only.days] : DAYS;
  const options: Readonly<Record<string, string>> = words.options.customerDays;
  // A field is not taken away while 100 is typed into it.
  const [isHeld, setIsHeld] = useState(false);
  const isInParts = !isWhole || isHeld;
  const choose = (text: string) => {
    setIsHeld(false);
    if (text !== PARTS) setAnswer(path, Number(text));
    else
      setAnswer(path, [
        { share: '30', days: isInAdvance ? -30 : 0 },
        { share: '70', days: isInAdvance ? 0 : 30 },
      ]);
  };
  return (
    <>
      <ChoiceSelect
        label={label}
        value={isInParts ? PARTS : String(only.days)}
        data={[
          ...known.map((days) => ({
            value: String(days),
            label: options[days] ?? say(words.terms.after, { days: formatTime(days, 'day', language) }),
          })),
          { value: PARTS, label: words.terms.parts },
        ]}
        onChoose={(chosen) => choose(chosen)}
      />
      {isInParts && <Parts {...parts} onHeld={() => setIsHeld(true)} />}
    </>
  );
}

interface PartsProps extends Omit<TermsAnswerProps, 'label'> {
  /** The focus is within. */
  readonly onHeld: () => void;
}

function Parts({ path, value, error, isInAdvance, shareOf, onHeld }: PartsProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const rest = restOf(value);
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isChanged = useRef(false);
  // Where the button that was pressed is gone, the last part has the focus.
  useLayoutEffect(() => {
    const isLost = isChanged.current && !fieldset.current?.contains(document.activeElement);
    isChanged.current = false;
    if (isLost)
      [...(fieldset.current?.querySelectorAll<HTMLInputElement>('input[inputmode]') ?? [])].at(-1)?.focus();
  });
  const set = (next: TermsAnswerProps['value']) => {
    isChanged.current = true;
    setAnswer(path, next);
  };
  return (
    <fieldset ref={fieldset} className={styles.parts} onFocus={onHeld}>
      <legend>{words.terms.legend}</legend>
      {value.map((part, index) => (
        <Fragment key={index}>
          {shareOf(index)}
          <PartDays path={path} index={index} days={part.days} isInAdvance={isInAdvance} />
        </Fragment>
      ))}
      {error === words.errors.shares && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.steps}>
        {value.length < MOST_PARTS && (
          <Button variant="default" onClick={() => set([...value, { share: rest, days: DAYS.at(-2) ?? 0 }])}>
            {words.terms.add}
          </Button>
        )}
        {value.length > 1 && (
          <Button variant="subtle" onClick={() => set(value.slice(0, -1))}>
            {words.terms.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface PartProps extends Pick<TermsAnswerProps, 'path' | 'isInAdvance'> {
  readonly index: number;
  readonly days: number;
}

/** When a part is paid. */
function PartDays({ path, index, days, isInAdvance }: PartProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const language = useLanguage();
  const offered = isInAdvance ? [...BEFORE, ...DAYS] : DAYS;
  const shown = offered.includes(days) ? offered : [...offered, days].sort((a, b) => a - b);
  const nameOf = (each: number) => {
    if (each === 0) return words.terms.atOnce;
    const time = formatTime(Math.abs(each), 'day', language);
    return say(each < 0 ? words.terms.before : words.terms.after, { days: time });
  };
  const number = String(index + 1);
  return (
    <ChoiceSelect
      label={say(words.terms.when, { number })}
      value={String(days)}
      data={shown.map((each) => ({ value: String(each), label: nameOf(each) }))}
      onChoose={(chosen) => setAnswer(`${path}.${index}.days`, Number(chosen))}
    />
  );
}
