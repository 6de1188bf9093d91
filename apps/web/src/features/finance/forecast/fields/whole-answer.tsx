import { TextInput } from '@mantine/core';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { useState } from 'react';
import { monthNamed } from '../../../../shared/formatting/month-name.ts';
import { isMonth, parseMonth } from '../../../../shared/formatting/month-text.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { usePeriodNames } from '../months/use-period-names.ts';
import type { FieldSpec } from '../questions/field-specs.ts';
import { WHOLE_EXAMPLE } from './answer-error.ts';

/** Digits a number keeps exactly. */
const WHOLE = /^-?\d{1,15}$/;

/** The number of a month of the forecast that is typed by its name (`julio 2027`, `julio`); undefined where it is none. */
function monthNumber(text: string, start: string): number | undefined {
  if (!isMonth(start) || !/\p{L}/u.test(text)) return undefined;
  const [startYear = 0, startMonth = 0] = start.split('-').map(Number);
  const [year, month] = (parseMonth(text) ?? '').split('-').map(Number);
  if (year !== undefined && month !== undefined) return (year - startYear) * 12 + month - startMonth + 1;
  const named = monthNamed(text.trim());
  // Without its year it is the first one of the forecast.
  return named === undefined ? undefined : ((named - startMonth + 12) % 12) + 1;
}

interface WholeAnswerProps {
  readonly spec: FieldSpec;
  readonly path: string;
  readonly label: string;
  readonly value: unknown;
  readonly error: string | undefined;
}

/**
 * A whole number, or blank where the plan allows it. What is none is kept as it was typed, with a message; where the plan allows no
 * blank it keeps the number before it. A month of the forecast says which one it is, and may be typed by its name.
 */
export function WholeAnswer({ spec, path, label, value, error }: WholeAnswerProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const monthName = usePeriodNames().month;
  const start = useDraft(({ draft }) => draft.finance.assumptions?.start ?? '');
  // Gone as soon as the plan has another number, by undo or from elsewhere.
  const [emptied, setEmptied] = useState<{ readonly beside: unknown }>();
  const [named, setNamed] = useState<{ readonly text: string; readonly beside: unknown }>();
  const isEmptied = emptied !== undefined && emptied.beside === value;
  const isNamed = named !== undefined && named.beside === value;
  const orBlank = spec.kind === 'whole' && spec.orBlank === true;
  const isMonthNumber = spec.kind === 'whole' && spec.isMonth === true;
  const set = (text: string) => {
    const plain = text.trim();
    const isMissing = plain === '' && !orBlank;
    setEmptied(isMissing ? { beside: value } : undefined);
    if (isMissing) return;
    const month = isMonthNumber ? monthNumber(plain, start) : undefined;
    setNamed(month === undefined ? undefined : { text, beside: month });
    const next = month ?? (WHOLE.test(plain) ? Number(plain) : plain === '' ? '' : text);
    setAnswer(path, spec.kind === 'days' ? new Array<number | string>(12).fill(next) : next);
  };
  const isKnownMonth = isMonthNumber && typeof value === 'number' && value > 0 && start !== '';
  return (
    <TextInput
      label={label}
      inputMode={isMonthNumber ? 'text' : 'numeric'}
      enterKeyHint="next"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isKnownMonth && error === undefined && !isEmptied ? monthName(value) : undefined}
      placeholder={spec.blank && words.ui[spec.blank]}
      maxLength={TEXT_LIMITS.short}
      value={isEmptied ? '' : isNamed ? named.text : String(value ?? '')}
      onChange={({ currentTarget }) => set(currentTarget.value)}
      onBlur={() => setNamed(undefined)}
      error={isEmptied ? say(words.errors.number, { example: WHOLE_EXAMPLE }) : error}
    />
  );
}
