import { ActionIcon } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconCalendar } from '../icons/icons.ts';
import { recovery } from '../missing-code/this-page.ts';
import { showNotice } from '../notices/notices.ts';
import type { CalendarProps } from './calendar.tsx';

/**
 * Opens a calendar, which is fetched then, unless the user has gone on meanwhile; where it cannot be had, the day can still be typed.
 */
export function CalendarButton(props: Omit<CalendarProps, 'opens'>) {
  const { t } = useTranslation('fields');
  const [here, setHere] = useState<{ Calendar: ComponentType<CalendarProps>; opens: boolean }>();
  if (here !== undefined) return <here.Calendar {...props} opens={here.opens} />;
  const open = () => {
    // Not always the button: not every browser gives it the focus with a click.
    const focused = document.activeElement;
    return recovery
      .inTime(() => import('./calendar.tsx'))
      .then(
        ({ Calendar }) => setHere({ Calendar, opens: document.activeElement === focused }),
        () => void showNotice({ tone: 'error', text: t('date.noCalendar') }),
      );
  };
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
