import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../../../../shared/late-part/late-part.tsx';
import { FoldedPart } from '../folded-part.tsx';
import { useForecastWords } from '../forecast-words.ts';
import type { Worked } from '../use-forecast.ts';
import { useExplainable, useExplanations } from './explanations.ts';
import { FieldAsker } from './field-asker.tsx';

interface PartProps {
  readonly worked: Worked;
}

function Failed() {
  const { t } = useTranslation('finance');
  return <p>{t('form.forecast.failed')}</p>;
}

// What explains figures, and its words: fetched when a figure or the tables are first opened.
const LatePanel = latePart<PartProps>(
  async () => (await import('./explanation-panel.tsx')).ExplanationPanel,
  { Failed },
);
const LateTables = latePart<PartProps>(async () => (await import('./forecast-tables.tsx')).ForecastTables, {
  Failed,
});

/** Where each figure of the forecast comes from, and the tables that stand nowhere else. */
export function Explanations({ worked }: PartProps) {
  const { state } = worked.forecast;
  const isOn = worked.agrees && state === 'complete';
  const isAsked = useExplanations(({ trail }) => trail.length > 0);
  useEffect(() => {
    useExplainable.setState({ isOn });
    return () => useExplainable.setState({ isOn: false });
  }, [isOn]);
  if (state === 'outOfRange') return null;
  return (
    <>
      <Tables worked={worked} />
      <FieldAsker />
      {isAsked && <LatePanel worked={worked} />}
    </>
  );
}

/** Needs, ratios and loans, folded until they are asked for. */
function Tables({ worked }: PartProps) {
  const { tables: words } = useForecastWords();
  return (
    <FoldedPart title={words.title} hint={words.hint}>
      {() => <LateTables worked={worked} />}
    </FoldedPart>
  );
}
