import { Button, Checkbox, TextInput } from '@mantine/core';
import { openDays } from '@trazo/forecast/break-even-volume';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { packOf } from '@trazo/packs/pack-of';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import type { Plan } from '@trazo/plan/plan';
import { otherCurrencyIn } from '@trazo/plan/writing/amount-reading';
import { memo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ChoiceSelect } from '../../../shared/form/choice-select.tsx';
import { LocalisedInput } from '../../../shared/form/localised-input.tsx';
import { isLongForPhone } from '../../../shared/form/long-for-phone.ts';
import { formatAmount, parseAmount, parsePercent } from '../../../shared/formatting/amount-text.ts';
import { lazyWithRetry } from '../../../shared/lazy/lazy-with-retry.tsx';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useOtherCurrency } from '../../../workspace/plan-form/other-currency.tsx';
import { useYearNumber } from '../../../workspace/plan-form/use-year-name.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { WHOLE_EXAMPLE } from './answer-error.ts';
import { useSetAnswer } from './answers.ts';
import { validAssumptions } from './checked-assumptions.ts';
import { type ChoiceValue, type FieldSpec, isSameSpec, percent } from './field-specs.ts';
import { say, useForecastWords } from './forecast-words.ts';
import { LateFailure } from './late-failure.tsx';
import { MonthAnswer } from './month-answer.tsx';
import { focusMonths } from './months/focus-months.ts';
import { parameterAt } from './parameter-path.ts';
import type { RampCurveProps } from './ramp-curve.tsx';
import { SeasonAnswer } from './season-answer.tsx';
import type { TermsAnswerProps } from './terms-answer.tsx';
import { useAnswer } from './use-answer.ts';
import { useFollow } from './use-follow.ts';
import { usualChoice } from './usual-choice.ts';

interface QuestionFieldProps {
  readonly spec: FieldSpec;
  /** Path of the item, or nothing for an answer of its own. */
  readonly at: string;
}

// Of two questions only: fetched when the first of them is shown.
const RampCurve = lazyWithRetry<RampCurveProps>(async () => (await import('./ramp-curve.tsx')).RampCurve, {
  Failed: LateFailure,
});
const TermsAnswer = lazyWithRetry<TermsAnswerProps>(
  async () => (await import('./terms-answer.tsx')).TermsAnswer,
  {
    Failed: LateFailure,
  },
);

/** The parts of an invoice in a draft, as far as they are any. */
const partsIn = (value: unknown): Terms => (Array.isArray(value) ? value : []);

interface ControlProps extends QuestionFieldProps {
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly fromPlan: string | undefined;
  readonly error: string | undefined;
}

const joined = (at: string, key: string): string => (at === '' ? key : `${at}.${key}`);

/** The control of one answer; another answer does not render it. */
export const QuestionField = memo(AskedField, (a, b) => a.at === b.at && isSameSpec(a.spec, b.spec));

function AskedField({ spec, at }: QuestionFieldProps) {
  const words = useForecastWords();
  const path = joined(at, spec.key);
  const { value, fromPlan, error } = useAnswer(path, spec);
  const yearNumber = useYearNumber();
  const label = say(
    words.fields[spec.label],
    spec.year === undefined ? {} : { year: yearNumber(spec.year), number: String(spec.year) },
  );
  const props = { spec, at, path, label, value, fromPlan, error };
  switch (spec.kind) {
    case 'check':
      return <CheckAnswer {...props} />;
    case 'choice':
      return <ChoiceAnswer {...props} values={spec.values} options={words.options[spec.options]} />;
    case 'terms':
      return (
        <TermsAnswer
          path={path}
          label={label}
          value={partsIn(value)}
          error={error}
          isInAdvance={at.startsWith('streams.')}
          shareOf={(index) => (
            <QuestionField spec={percent(`${index}.share`, 'termShare', index + 1)} at={path} />
          )}
        />
      );
    case 'ramp':
      return <RampCurve at={at} />;
    case 'investment':
      return <LinkAnswer {...props} />;
    case 'months':
      return <ToMonths streamAt={at} />;
    case 'season':
      return <SeasonAnswer path={path} spec={spec} error={error} />;
    case 'month':
      return <MonthAnswer {...props} value={String(value ?? '')} />;
    case 'text':
      return <TextAnswer {...props} />;
    case 'days':
      return <WholeAnswer {...props} path={path} value={Array.isArray(value) ? value[0] : ''} />;
    case 'whole':
      return <WholeAnswer {...props} />;
    case 'number':
      return <NumberAnswer {...props} />;
  }
}

/** What is typed by month has a grid of its own; this leads to its first cell. */
function ToMonths({ streamAt }: { readonly streamAt: string }) {
  const words = useForecastWords();
  return (
    <div>
      <Button variant="default" onClick={() => focusMonths(streamAt)}>
        {words.months.go}
      </Button>
    </div>
  );
}

function CheckAnswer({ path, label, value }: ControlProps) {
  const setAnswer = useSetAnswer();
  return (
    <Checkbox
      label={label}
      checked={value === true}
      onChange={({ currentTarget }) => setAnswer(path, currentTarget.checked)}
    />
  );
}

interface ChoiceProps extends ControlProps {
  readonly values: readonly ChoiceValue[];
  readonly options: Readonly<Record<string, string>>;
}

function ChoiceAnswer({ path, label, value, error, values, options }: ChoiceProps) {
  const setAnswer = useSetAnswer();
  const usual = useDraft(({ draft }) => usualChoice(draft, path));
  const usualName = say(options['usual'] ?? '', { usual: options[usual ?? ''] ?? '' });
  const nameOf = (each: ChoiceValue) =>
    options[String(each)] ?? (usualName || options['nothing'] || String(each));
  const shown = values.some((each) => each === value)
    ? values
    : [...values, value === undefined ? '' : String(value)];
  return (
    <ChoiceSelect
      label={label}
      value={String(value ?? '')}
      data={shown.map((each) => ({ value: String(each), label: nameOf(each) }))}
      onChoose={(chosen) => setAnswer(path, values.find((each) => String(each) === chosen) ?? chosen)}
      error={error}
    />
  );
}

/** Something named in another question, and only chosen here. */
function LinkAnswer({ path, label, value, error }: ControlProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const items = useDraft(
    useShallow(({ draft }) =>
      (draft.finance.assumptions?.investments ?? []).map(({ id, name }) => `${id}\n${name}`),
    ),
  );
  if (items.length === 0) return null;
  const data = items.map((item, index) => {
    const [id = '', name = ''] = item.split('\n');
    return { value: id, label: name.trim() || say(words.ui.line, { number: String(index + 1) }) };
  });
  return (
    <ChoiceSelect
      label={label}
      value={String(value ?? '')}
      data={[{ value: '', label: words.ui.none }, ...data]}
      onChoose={(chosen) => setAnswer(path, chosen)}
      error={error}
    />
  );
}

/** What counts for a rate or rule that is not answered. */
function usualValue(draft: Pick<Plan, 'general' | 'products' | 'finance'>, path: string): string | undefined {
  const key = parameterAt(path);
  if (key === undefined) return undefined;
  const pack = packOf(lawCountry(draft));
  const { assumptions } = draft.finance;
  if (key === 'analysis.openDays' && assumptions !== null) {
    const valid = validAssumptions(assumptions);
    if (valid !== null) return String(openDays({ assumptions: valid, pack, facts: planFacts(draft) }));
  }
  return pack.parameters.findLast((each) => each.key === key)?.value;
}

/** What a blank means; of a rate or rule, also how much is usual. */
function useBlankText(spec: FieldSpec, path: string): string | undefined {
  const words = useForecastWords();
  const language = useLanguage();
  const usual = useDraft(({ draft }) => (spec.blank === undefined ? undefined : usualValue(draft, path)));
  if (spec.blank === undefined) return undefined;
  const text = words.ui[spec.blank];
  return usual === undefined ? text : `${text} (${formatAmount(usual, language)})`;
}

/** A line of text; while it is blank, what the plan says. */
function TextAnswer({ path, label, value, fromPlan, error }: ControlProps) {
  const setAnswer = useSetAnswer();
  const follow = useFollow(String(value ?? ''), fromPlan, (text) => text);
  return (
    <LocalisedInput
      {...follow}
      label={label}
      maxLength={TEXT_LIMITS.short}
      autoComplete="off"
      data-long={isLongForPhone(String(value || (fromPlan ?? ''))) || undefined}
      onValue={(text) => setAnswer(path, text)}
      parse={(text) => text}
      error={error}
    />
  );
}

function NumberAnswer({ spec, path, label, value, fromPlan, error }: ControlProps) {
  const setAnswer = useSetAnswer();
  const language = useLanguage();
  const follow = useFollow(String(value ?? ''), fromPlan, (text) => formatAmount(text, language));
  const currency = useDraft(({ draft }) => draft.general.currency);
  const isPercent = spec.kind === 'number' && spec.isPercent === true;
  const question = useOtherCurrency(String(value ?? ''), (own) =>
    setAnswer(path, parseAmount(own, language) ?? own),
  );
  return (
    <LocalisedInput
      label={label}
      isSigned={spec.kind === 'number' && spec.min < 0}
      inputMode="decimal"
      autoComplete="off"
      placeholder={useBlankText(spec, path)}
      {...follow}
      onValue={(text) => setAnswer(path, text)}
      parse={(text) => {
        if (isPercent) return parsePercent(text, language);
        // What was typed in another currency is no answer before it says what it is in the plan's.
        return otherCurrencyIn(text, currency) === undefined ? parseAmount(text, language) : undefined;
      }}
      error={question ?? error}
    />
  );
}

/** Digits a number keeps exactly. */
const WHOLE = /^-?\d{1,15}$/;

/**
 * A whole number, or blank where the plan allows it. What is none is kept as it was typed, with a message; where the plan allows no
 * blank it keeps the number before it.
 */
function WholeAnswer({ spec, path, label, value, error }: ControlProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  // Gone as soon as the plan has another number, by undo or from elsewhere.
  const [emptied, setEmptied] = useState<{ readonly beside: unknown }>();
  const isEmptied = emptied !== undefined && emptied.beside === value;
  const orBlank = spec.kind === 'whole' && spec.orBlank === true;
  const set = (text: string) => {
    const plain = text.trim();
    const isMissing = plain === '' && !orBlank;
    setEmptied(isMissing ? { beside: value } : undefined);
    if (isMissing) return;
    const next = WHOLE.test(plain) ? Number(plain) : plain === '' ? '' : text;
    setAnswer(path, spec.kind === 'days' ? new Array<number | string>(12).fill(next) : next);
  };
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={spec.blank && words.ui[spec.blank]}
      maxLength={TEXT_LIMITS.short}
      value={isEmptied ? '' : String(value ?? '')}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      error={isEmptied ? say(words.errors.number, { example: WHOLE_EXAMPLE }) : error}
    />
  );
}
