import { useTranslation } from 'react-i18next';
import { CalendarButton } from '../../../../shared/form/calendar-button.tsx';
import { LocalisedInput } from '../../../../shared/form/localised-input.tsx';
import { comingMonth, formatMonth, isMonth, parseMonth } from '../../../../shared/formatting/month-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useSetAnswer } from '../answers.ts';
import { useForecastWords } from '../forecast-words.ts';
import { useFollow } from './use-follow.ts';

interface MonthAnswerProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly fromPlan: string | undefined;
  readonly error: string | undefined;
}

const thisMonth = (): string => {
  const today = new Date();
  return `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
};

/** A calendar month. One that is past may be meant, by a firm that runs already: that is said, and hinders nothing. */
export function MonthAnswer({ path, label, value, fromPlan, error }: MonthAnswerProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const month = value || (fromPlan ?? '');
  const isPast = error === undefined && month !== '' && month < thisMonth();
  const follow = useFollow(value, fromPlan, (text) => formatMonth(text, language));
  return (
    <LocalisedInput
      {...follow}
      label={label}
      description={isPast ? words.ui.past : follow.description}
      placeholder={t('example', { example: formatMonth('2027-03', language) })}
      autoComplete="off"
      rightSection={
        <CalendarButton
          unit="month"
          value={isMonth(month) ? `${month}-01` : null}
          onPick={(day) => setAnswer(path, day.slice(0, 'YYYY-MM'.length))}
        />
      }
      rightSectionWidth={48}
      onValue={(text) => setAnswer(path, text)}
      parse={(text) => parseMonth(text) ?? comingMonth(text)}
      enterKeyHint="next"
      error={error}
    />
  );
}
