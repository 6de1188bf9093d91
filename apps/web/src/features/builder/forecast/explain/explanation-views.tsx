import { useEffect } from 'react';
import type { Worked } from '../use-forecast.ts';
import { ExplanationPanel } from './explanation-panel.tsx';
import { useExplainable } from './explanations.ts';
import { FieldAsker } from './field-asker.tsx';
import { ForecastTables } from './forecast-tables.tsx';

/** The tables of the forecast, the panel that explains a figure, and the way to it from the fields of the section. */
export function ExplanationViews({ worked }: { readonly worked: Worked }) {
  const isOn = worked.agrees && worked.forecast.state === 'complete';
  useEffect(() => {
    useExplainable.setState({ isOn });
    return () => useExplainable.setState({ isOn: false });
  }, [isOn]);
  return (
    <>
      <ForecastTables worked={worked} />
      <FieldAsker />
      <ExplanationPanel worked={worked} />
    </>
  );
}
