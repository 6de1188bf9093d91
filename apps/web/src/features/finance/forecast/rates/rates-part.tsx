import { lazyWithRetry } from '../../../../shared/lazy/lazy-with-retry.tsx';
import { FoldedPart } from '../folded-part.tsx';
import { useForecastWords } from '../forecast-words.ts';
import { LateFailure } from '../late-failure.tsx';
import { namesRate } from '../questions/question-address.ts';

// About a hundred fields that few change: fetched when they are first opened.
const LateRates = lazyWithRetry<object>(async () => (await import('./rates-form.tsx')).RatesForm, {
  Failed: LateFailure,
});

/** The rates and rules that the forecast counts with, to look at and to change. */
export function RatesPart() {
  const { rates } = useForecastWords();
  return (
    <FoldedPart title={rates.title} hint={rates.hint} isNamedBy={namesRate}>
      {() => <LateRates />}
    </FoldedPart>
  );
}
