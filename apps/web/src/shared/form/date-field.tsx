import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { calendarDate } from '@trazo/plan/fields';
import type { SectionId } from '@trazo/plan/sections/section-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import { formatDate, parseDate } from '../formatting/date-text.ts';
import { useLanguage } from '../words/use-language.ts';
import { LocalisedInput } from './localised-input.tsx';
import { type FieldProps, useErrorText, useField } from './use-field.ts';

/** A day, typed or picked from a calendar. */
export function DateField<Id extends SectionId>({ section, path }: FieldProps<Id, string>) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const field = useField(section, path);
  const value = String(field.value ?? '');
  const chosen = value !== '' && calendarDate.safeParse(value).success ? value : null;
  const set = (next: string) => field.set(next as typeof field.value);
  const example = formatDate('2027-03-31', language);
  const calendar = (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon aria-label={t('date.open')} onClick={() => setOpen(!open)}>
          <IconCalendar size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <DatePicker
          locale={language}
          value={chosen}
          defaultDate={chosen ?? undefined}
          onChange={(next) => {
            set(next ?? '');
            setOpen(false);
          }}
          ariaLabels={{ previousMonth: t('date.previousMonth'), nextMonth: t('date.nextMonth') }}
        />
      </Popover.Dropdown>
    </Popover>
  );
  return (
    <LocalisedInput
      id={field.id}
      label={field.label}
      description={field.hint}
      placeholder={field.placeholder ?? example}
      required={field.required}
      autoComplete="off"
      rightSection={calendar}
      rightSectionWidth={48}
      value={value}
      onValue={set}
      format={(date) => formatDate(date, language)}
      parse={parseDate}
      onBlur={field.leave}
      error={useErrorText(field.error, t('errors.date', { example }))}
    />
  );
}
