import { type Explained, type Forecast, forecast } from '../forecast.ts';
import { type Stress, sellingTimes, stressed, stressesOf } from './presets.ts';

/** What a plan comes to under a stress; amounts in grains, covers in millionths. */
export interface StressOutcome {
  readonly stress: Stress | 'plan';
  /** Of the first three fiscal years. */
  readonly netIncome: readonly number[];
  readonly debtCover: readonly (number | null)[];
  readonly lowest: Forecast['cash']['lowest'];
  /** What is in the bank at the end of each month. */
  readonly closing: Forecast['cash']['closing'];
}

export interface StressTest {
  /** The plan itself first. */
  readonly outcomes: readonly StressOutcome[];
  /** By how many per cent sales may be lower from the first month on before the money runs out; null: it does as planned. */
  readonly bearableFall: number | null;
}

const FIRST_YEARS = [0, 1, 2] as const;

const outcomeOf = (stress: StressOutcome['stress'], { income, ratios, cash }: Forecast): StressOutcome => ({
  stress,
  netIncome: FIRST_YEARS.map((year) => income.netIncome.years[year] ?? 0),
  debtCover: FIRST_YEARS.map((year) => ratios.years[year]?.debtCover ?? null),
  lowest: cash.lowest,
  closing: cash.closing,
});

/** The plan under each stress, and how far sales may fall: some dozen forecasts. */
export function stressTest({ assumptions, pack, facts, forecast: planned }: Explained): StressTest {
  const outcomes = stressesOf(assumptions).map((stress) =>
    outcomeOf(stress, forecast(stressed(stress, assumptions), pack, facts)),
  );
  const lasts = (fall: number) =>
    forecast(sellingTimes(assumptions, 1 - fall / 100), pack, facts).cash.lowest.amount >= 0;
  let bearableFall: number | null = null;
  if (planned.cash.lowest.amount >= 0) {
    let [bearable, unbearable] = [0, 101];
    while (unbearable - bearable > 1) {
      const middle = Math.floor((bearable + unbearable) / 2);
      if (lasts(middle)) bearable = middle;
      else unbearable = middle;
    }
    bearableFall = bearable;
  }
  return { outcomes: [outcomeOf('plan', planned), ...outcomes], bearableFall };
}
