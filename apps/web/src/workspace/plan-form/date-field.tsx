import { type CalendarDate, calendarDate } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useTranslation } from 'react-i18next';
import { CalendarButton } from '../../shared/form/calendar-button.tsx';
import { LocalisedInput } from '../../shared/form/localised-input.tsx';
import {
  DATE_BOUNDS,
  formatDate,
  isOutOfBounds,
  parseDate,
  readDay,
} from '../../shared/formatting/date-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDateOrder } from './date-order.ts';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

/** A day, typed or picked from a calendar. */
export function DateField<Id extends SectionId>({ section, path }: FieldProps<Id, string>) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const order = useDateOrder();
  const field = useField(section, path);
  const value = String(field.value ?? '');
  const chosen = value !== '' && calendarDate.safeParse(value).success ? value : null;
  const set = (next: string) => field.set(next as typeof field.value);
  const example = formatDate('2027-03-31', language, order);
  const outOfRange = isOutOfBounds(readDay(value, order) ?? '')
    ? t('errors.dateOutOfRange', { first: yearOf(DATE_BOUNDS.first), last: yearOf(DATE_BOUNDS.last) })
    : undefined;
  const error = useErrorText(field.error, outOfRange ?? t('errors.date', { example }));
  return (
    <LocalisedInput
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={field.placeholder ?? t('example', { example })}
      required={field.required}
      autoComplete="off"
      rightSection={<CalendarButton value={chosen} onPick={set} />}
      rightSectionWidth={48}
      value={value}
      onValue={set}
      format={(date) => formatDate(date, language, order)}
      parse={(text) => parseDate(text, order)}
      onBlur={field.leave}
      // A day written as the plan keeps it has the form of one, whatever its year.
      error={error ?? (chosen === null ? undefined : outOfRange)}
    />
  );
}

const yearOf = (day: CalendarDate): string => day.slice(0, 4);
