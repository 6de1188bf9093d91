import { LocalisedInput } from '../../../../shared/form/localised-input.tsx';
import { formatAmount, parseAmount } from '../../../../shared/formatting/amount-text.ts';
import { dateFormat } from '../../../../shared/formatting/date-formats.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useSetAnswer } from '../answers.ts';
import styles from '../forecast.module.css';
import { useForecastWords } from '../forecast-words.ts';
import type { FieldSpec } from '../questions/field-specs.ts';
import { useAnswer } from './use-answer.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index);

interface SeasonAnswerProps {
  readonly path: string;
  readonly spec: FieldSpec;
  readonly error: string | undefined;
}

/** Twelve weights, one for each calendar month. */
export function SeasonAnswer({ path, spec, error }: SeasonAnswerProps) {
  const words = useForecastWords();
  return (
    <div className={styles.season}>
      {MONTHS.map((month) => (
        <SeasonMonth key={month} path={`${path}.${month}`} spec={spec} month={month} />
      ))}
      {error === words.errors.season && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface SeasonMonthProps {
  readonly path: string;
  readonly spec: FieldSpec;
  readonly month: number;
}

function SeasonMonth({ path, spec, month }: SeasonMonthProps) {
  const setAnswer = useSetAnswer();
  const language = useLanguage();
  const { value, error } = useAnswer(path, spec);
  return (
    <LocalisedInput
      label={dateFormat(language, { month: 'long' }).format(Date.UTC(2000, month))}
      inputMode="decimal"
      autoComplete="off"
      placeholder="1"
      value={String(value ?? '')}
      onValue={(text) => setAnswer(path, text)}
      format={(text) => formatAmount(text, language)}
      parse={(text) => parseAmount(text, language)}
      error={error}
    />
  );
}
