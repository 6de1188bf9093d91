import { useTranslation } from 'react-i18next';
import { latePart } from '../../../../shared/late-part/late-part.tsx';
import type { Worked } from '../use-forecast.ts';

interface PartProps {
  readonly worked: Worked;
}

function Failed() {
  const { t } = useTranslation('finance');
  return <p>{t('form.forecast.failed')}</p>;
}

/** The tables and explanations: code of its own, fetched by plans that are worked out. */
const Late = latePart<PartProps>(
  async () => {
    const { ExplanationViews } = await import('./explanation-views.tsx');
    return ExplanationViews;
  },
  { Failed },
);

/** All figures of the forecast, and where each comes from. */
export function Explanations({ worked }: PartProps) {
  return worked.forecast.state === 'outOfRange' ? null : <Late worked={worked} />;
}
