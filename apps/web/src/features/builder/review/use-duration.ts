import { useTranslation } from 'react-i18next';

const HOUR = 60;

/** Minutes as people say them: “about 40 min”, “about 2 h 30 min”. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('builder');
  return (minutes) => {
    const hours = Math.floor(minutes / HOUR);
    const rest = minutes % HOUR;
    if (hours === 0) return t('review.minutes', { minutes });
    return rest === 0 ? t('review.hours', { hours }) : t('review.hoursAndMinutes', { hours, minutes: rest });
  };
}
