import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker, MonthPicker } from '@mantine/dates';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendar } from '../icons/icons.ts';
import 'dayjs/locale/de';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/it';
import { DATE_BOUNDS } from '../formatting/date-text.ts';
import { useLanguage } from '../words/use-language.ts';

export interface CalendarProps {
  /** What is picked: a day unless said. */
  readonly unit?: 'day' | 'month';
  /** `2027-03-31`, or null; of a month its first day. */
  readonly value: string | null;
  readonly onPick: (day: string) => void;
  /** Whether it is still waited for when it comes. */
  readonly opens: boolean;
}

/** A button and its calendar, which is fetched on demand. */
export function Calendar({ unit = 'day', value, onPick, opens }: CalendarProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!opens) return;
    button.current?.focus();
    setOpen(true);
  }, [opens]);
  const picked = {
    locale: language,
    value,
    defaultDate: value ?? undefined,
    minDate: DATE_BOUNDS.first,
    maxDate: DATE_BOUNDS.last,
    onChange: (next: string | null) => {
      onPick(next ?? '');
      setOpen(false);
    },
  };
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon ref={button} aria-label={t('date.open')} onClick={() => setOpen(!open)}>
          <IconCalendar size={20} stroke={1.5} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        {unit === 'day' ? (
          <DatePicker
            {...picked}
            ariaLabels={{ previousMonth: t('date.previousMonth'), nextMonth: t('date.nextMonth') }}
          />
        ) : (
          <MonthPicker
            {...picked}
            ariaLabels={{ previousYear: t('date.previousYear'), nextYear: t('date.nextYear') }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
