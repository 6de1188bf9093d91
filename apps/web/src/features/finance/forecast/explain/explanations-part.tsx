import { useEffect } from 'react';
import { lazyWithRetry } from '../../../../shared/lazy/lazy-with-retry.tsx';
import { useExplainable, useExplanations } from '../../figures/explanations.ts';
import type { ComputedForecast } from '../figures/use-forecast.ts';
import { FoldedPart } from '../folded-part.tsx';
import { useForecastWords } from '../forecast-words.ts';
import { LateFailure } from '../late-failure.tsx';
import { FieldAsker } from './field-asker.tsx';

interface PartProps {
  readonly worked: ComputedForecast;
}

// What explains figures, and its words: fetched when a figure or the tables are first opened.
const LatePanel = lazyWithRetry<PartProps>(
  async () => (await import('./explanation-panel.tsx')).ExplanationPanel,
  { Failed: LateFailure },
);
const LateTables = lazyWithRetry<PartProps>(
  async () => (await import('./forecast-tables.tsx')).ForecastTables,
  {
    Failed: LateFailure,
  },
);

/** Where each figure of the forecast comes from, and the tables that stand nowhere else. */
export function Explanations({ worked }: PartProps) {
  const { state } = worked.forecast;
  const isOn = worked.isFollowed;
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
