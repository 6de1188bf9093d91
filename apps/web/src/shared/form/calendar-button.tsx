import { ActionIcon } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendar } from '../icons/icons.ts';
import { recovery } from '../missing-code/this-page.ts';
import { showNotice } from '../notices/notices.ts';
import type { CalendarProps } from './calendar.tsx';

/** Opens a calendar, which is fetched then; where it cannot be had, the day can still be typed. */
export function CalendarButton(props: CalendarProps) {
  const { t } = useTranslation('fields');
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  if (Calendar !== undefined) return <Calendar {...props} />;
  const open = () =>
    recovery
      .inTime(() => import('./calendar.tsx'))
      .then(
        (here) => setCalendar(() => here.Calendar),
        () => void showNotice({ tone: 'error', text: t('date.noCalendar') }),
      );
  return (
    <ActionIcon
      aria-label={t('date.open')}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void open()}
    >
      <IconCalendar size={20} stroke={1.5} />
    </ActionIcon>
  );
}
