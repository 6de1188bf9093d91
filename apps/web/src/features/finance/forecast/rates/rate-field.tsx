import { Button } from '@mantine/core';
import { boundsOf, type Rate, rateIn } from '@trazo/packs/rates';
import { LocalisedInput } from '../../../../shared/form/localised-input.tsx';
import { formatAmount, parseAmount, parsePercent } from '../../../../shared/formatting/amount-text.ts';
import { formatDate } from '../../../../shared/formatting/date-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useDateOrder } from '../../../../workspace/plan-form/date-order.ts';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { useSetAnswer } from '../answers.ts';
import { answerError } from '../fields/answer-error.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import type { FieldSpec } from '../questions/field-specs.ts';
import { rateFieldId } from '../questions/question-address.ts';
import { rateName } from './rate-name.ts';
import styles from './rates.module.css';

interface RateFieldProps {
  readonly rate: Rate;
  /** Calendar years in which the plan's fiscal years begin. */
  readonly years: readonly number[];
}

/** The field of an own figure. */
const specOf = (rate: Rate): FieldSpec & { readonly kind: 'number' } => ({
  kind: 'number',
  key: `@${rate.key}`,
  label: 'rate',
  ...boundsOf(rate),
});

interface Law {
  /** One figure, or each from the year it holds. */
  readonly text: string;
  readonly changes: boolean;
}

/** What the pack says for the years of the plan. */
function useLaw(rate: Rate, years: readonly number[]): Law {
  const { rates: words } = useForecastWords();
  const language = useLanguage();
  const held = [...new Set(years.map((year) => rateIn(rate, year)))].filter((each) => each !== undefined);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 });
  const write = (value: string) =>
    rate.unit === 'percent' ? percent.format(Number(value) / 100) : formatAmount(value, language);
  const one = held.map(({ value }) => (value === '' ? '' : write(value))).join('');
  if (held.length <= 1) return { text: one, changes: false };
  const each = held.map(({ value, validFrom }) =>
    say(words.year, { value: write(value), year: String(validFrom) }),
  );
  return { text: each.join(' · '), changes: true };
}

/** Where the figures were read and when, or what they are if no law has them. */
function SourceNote({ rate, years }: RateFieldProps) {
  const { rates: words } = useForecastWords();
  const order = useDateOrder();
  const language = useLanguage();
  const found = years.map((year) => rateIn(rate, year)).find((each) => each !== undefined);
  if (found === undefined) return null;
  const { source, status } = found;
  if (source !== null)
    return (
      <>
        <a href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </a>
        , {say(words.read, { day: formatDate(source.seen, language, order) })}
        {status === 'unverified' && ` ${words.unverified}`}
      </>
    );
  return status === 'asked' ? words.asked : words.usual;
}

/** One rate or rule: what holds, where it was read, and the user's own figure in its place. */
export function RateField({ rate, years }: RateFieldProps) {
  const setAnswer = useSetAnswer();
  const words = useForecastWords();
  const language = useLanguage();
  const spec = specOf(rate);
  const error = useDraft(({ draft }) =>
    draft.finance.assumptions === null
      ? undefined
      : answerError(draft.finance.assumptions, spec.key, spec, rate.own, words, language),
  );
  const law = useLaw(rate, years);
  const name = rateName(rate, words.rates.names);
  const back = law.text === '' ? words.rates.clear : say(words.rates.restore, { value: law.text });
  return (
    <div className={styles.rate} data-own={rate.own !== '' || undefined}>
      <LocalisedInput
        id={rateFieldId(rate.key)}
        label={rate.unit === 'percent' ? `${name} (%)` : name}
        inputMode="decimal"
        autoComplete="off"
        placeholder={law.changes ? undefined : law.text}
        description={law.changes && law.text}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ description: styles.law }}
        value={rate.own}
        onValue={(text) => setAnswer(spec.key, text)}
        format={(text) => formatAmount(text, language)}
        parse={(text) => (rate.unit === 'percent' ? parsePercent : parseAmount)(text, language)}
        error={error}
      />
      {rate.own !== '' && (
        <p className={styles.own}>
          <strong>{words.rates.own}</strong>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={say(words.ui.labelled, { label: back, value: name })}
            onClick={() => setAnswer(spec.key, '')}
          >
            {back}
          </Button>
        </p>
      )}
      <p className={styles.source}>
        <SourceNote rate={rate} years={years} />
      </p>
    </div>
  );
}
