import { useTranslation } from 'react-i18next';
import { latePart } from '../../../../shared/late-part/late-part.tsx';
import { FoldedPart } from '../folded-part.tsx';
import { useForecastWords } from '../forecast-words.ts';

function Failed() {
  const { t } = useTranslation('finance');
  return <p>{t('form.forecast.failed')}</p>;
}

// About a hundred fields that few change: fetched when they are first opened.
const LateRates = latePart<object>(async () => (await import('./rates-form.tsx')).RatesForm, { Failed });

/** The rates and rules that the forecast counts with, to look at and to change. */
export function RatesPart() {
  const { rates } = useForecastWords();
  return (
    <FoldedPart title={rates.title} hint={rates.hint}>
      {() => <LateRates />}
    </FoldedPart>
  );
}
