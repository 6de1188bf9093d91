import { TextInput } from '@mantine/core';
import { setAnswer } from './answers.ts';
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
  const words = useForecastWords();
  const isPast = error === undefined && value !== '' && value < thisMonth();
  return (
    <TextInput
      type="month"
      label={label}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={isPast ? words.ui.past : undefined}
      value={value}
      onChange={({ currentTarget }) => setAnswer(path, currentTarget.value)}
      error={error}
    />
  );
}
