import type { ComputedForecast } from '../figures/use-forecast.ts';
import { useForecastWords } from '../forecast-words.ts';
import { KeyFigures } from '../key-figures.tsx';
import { CashCurve } from './cash-curve.tsx';
import styles from './conversation.module.css';

/** What follows from the answers so far: the money in the bank as a curve, and the figures a bank reads first. */
export function Figures({ worked }: { readonly worked: ComputedForecast }) {
  const words = useForecastWords();
  if (!worked.isBegun) return <p className={styles.notYet}>{words.talk.notYet}</p>;
  return (
    <>
      {worked.forecast.state !== 'outOfRange' && <CashCurve forecast={worked.forecast} />}
      <KeyFigures worked={worked} />
    </>
  );
}
