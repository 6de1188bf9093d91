import { useTranslation } from 'react-i18next';
import { CalendarButton } from '../../../shared/form/calendar-button.tsx';
import { LocalisedInput } from '../../../shared/form/localised-input.tsx';
import { formatMonth, isMonth, parseMonth } from '../../../shared/formatting/month-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useSetAnswer } from './answers.ts';
import { useForecastWords } from './forecast-words.ts';

interface MonthAnswerProps {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
}

const thisMonth = (): string => {
  const today = new Date();
  return `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}`;
};

/** A calendar month. One that is past may be meant, by a firm that runs already: that is said, and hinders nothing. */
export function MonthAnswer({ path, label, value, error }: MonthAnswerProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const isPast = error === undefined && value !== '' && value < thisMonth();
  return (
    <LocalisedInput
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isPast ? words.ui.past : undefined}
      placeholder={t('example', { example: formatMonth('2027-03', language) })}
      autoComplete="off"
      rightSection={
        <CalendarButton
          unit="month"
          value={isMonth(value) ? `${value}-01` : null}
          onPick={(day) => setAnswer(path, day.slice(0, 'YYYY-MM'.length))}
        />
      }
      rightSectionWidth={48}
      value={value}
      onValue={(text) => setAnswer(path, text)}
      format={(month) => formatMonth(month, language)}
      parse={parseMonth}
      error={error}
    />
  );
}
