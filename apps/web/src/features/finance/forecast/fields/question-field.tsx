import { Button, Checkbox, Radio } from '@mantine/core';
import { usualVatScheme } from '@trazo/forecast/vat-scheme';
import { packOf } from '@trazo/packs/pack-of';
import { rateIn, ratesOf } from '@trazo/packs/rates';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import type { Terms } from '@trazo/plan/finance/assumptions/terms';
import type { Plan } from '@trazo/plan/plan';
import { memo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { ChoiceSelect } from '../../../../shared/form/choice-select.tsx';
import { LocalisedInput } from '../../../../shared/form/localised-input.tsx';
import { isLongForPhone } from '../../../../shared/form/long-for-phone.ts';
import { lazyWithRetry } from '../../../../shared/lazy/lazy-with-retry.tsx';
import { useYearNumber } from '../../../../workspace/plan-form/use-year-name.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import styles from '../forecast.module.css';
import { say, useForecastWords } from '../forecast-words.ts';
import { LateFailure } from '../late-failure.tsx';
import { focusMonths } from '../months/focus-months.ts';
import { type ChoiceValue, type FieldSpec, isSameSpec, percent } from '../questions/field-specs.ts';
import { MonthAnswer } from './month-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import type { RampCurveProps } from './ramp-curve.tsx';
import { SeasonAnswer } from './season-answer.tsx';
import type { TermsAnswerProps } from './terms-answer.tsx';
import { useAnswer } from './use-answer.ts';
import { useFollow } from './use-follow.ts';
import { VatAnswer } from './vat-answer.tsx';
import { WholeAnswer } from './whole-answer.tsx';

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
      return <NumberAnswer {...props} spec={spec} />;
    case 'vat':
      return <VatAnswer path={path} label={label} value={value} />;
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

function ChoiceAnswer({ spec, path, label, value, error, values, options }: ChoiceProps) {
  const setAnswer = useSetAnswer();
  const usual = useDraft(({ draft }) => usualChoice(draft, path));
  const usualName = say(options['usual'] ?? '', { usual: options[usual ?? ''] ?? '' });
  const nameOf = (each: ChoiceValue) =>
    options[String(each)] ?? (usualName || options['nothing'] || String(each));
  const shown = values.some((each) => each === value)
    ? values
    : [...values, value === undefined ? '' : String(value)];
  if (spec.kind === 'choice' && spec.isOpen === true)
    return (
      <Radio.Group
        label={label}
        value={String(value ?? '')}
        onChange={(chosen) => setAnswer(path, values.find((each) => String(each) === chosen) ?? chosen)}
      >
        <div className={styles.choices}>
          {values.map((each) => (
            <Radio key={String(each)} value={String(each)} label={nameOf(each)} />
          ))}
        </div>
      </Radio.Group>
    );
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
      enterKeyHint="next"
      data-long={isLongForPhone(String(value || (fromPlan ?? ''))) || undefined}
      onValue={(text) => setAnswer(path, text)}
      parse={(text) => text}
      error={error}
    />
  );
}

/** What counts in a plan's country while a choice is left to us; undefined where the country has no say in it. */
function usualChoice({ general, finance }: Pick<Plan, 'general' | 'finance'>, path: string) {
  const pack = packOf(lawCountry({ general, finance }));
  const { taxedAs = '' } = finance.assumptions ?? {};
  if (path === 'vat.scheme') return usualVatScheme({ taxedAs }, pack, general);
  if (path === 'vat.refund') return pack.vat.refund;
  if (path.endsWith('.salaries')) return String(pack.salaries);
  if (path !== 'vat.periodMonths') return undefined;
  const rate = ratesOf(pack, finance.assumptions?.parameters ?? []).find(({ key }) => key === path);
  if (rate === undefined) return undefined;
  return rate.own || rateIn(rate, Number(finance.assumptions?.start.slice(0, 4) || '2027'))?.value;
}
