import { ActionIcon } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconCalendar } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recovery } from '../missing-code/this-page.ts';
import type { CalendarProps } from './calendar.tsx';

/** Opens a calendar, which is fetched then; where it cannot be had, the day can still be typed. */
export function CalendarButton(props: CalendarProps) {
  const { t } = useTranslation(['fields', 'navigation']);
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>();
  if (Calendar !== undefined) return <Calendar {...props} />;
  const open = () =>
    recovery
      .inTime(() => import('./calendar.tsx'))
      .then(
        (here) => setCalendar(() => here.Calendar),
        () =>
          notifications.show({
            id: 'no-calendar',
            message: t('fields:date.noCalendar'),
            role: 'alert',
            closeButtonProps: { 'aria-label': t('navigation:close') },
          }),
      );
  return (
    <ActionIcon
      aria-label={t('fields:date.open')}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void open()}
    >
      <IconCalendar size={20} stroke={1.5} />
    </ActionIcon>
  );
}
