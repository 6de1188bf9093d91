import { type Explained, type Forecast, forecast } from '../forecast.ts';
import { grainsOf } from '../forecast-context.ts';
import { valueAt } from '../numbers/posted.ts';
import { type Stress, sellingTimes, stressed, stressesOf } from './presets.ts';

/** What a plan comes to under a stress; amounts in grains, covers in millionths. */
export interface StressOutcome {
  readonly stress: Stress | 'plan';
  /** Of the first three fiscal years. */
  readonly netIncome: readonly number[];
  readonly debtCover: readonly (number | null)[];
  readonly lowest: Forecast['cash']['lowest'];
  /** The lowest balance is below zero, and the credit line allows it. */
  readonly isWithinLine: boolean;
  /** What is in the bank at the end of each month. */
  readonly closing: Forecast['cash']['closing'];
}

export interface StressTest {
  /** The plan itself first. */
  readonly outcomes: readonly StressOutcome[];
  /** How far below zero the bank lets the balance fall. */
  readonly creditLine: number;
  /** By how many per cent sales may be lower from the first month on before money and credit line run out; null: they do as planned. */
  readonly bearableFall: number | null;
}

const FIRST_YEARS = [0, 1, 2] as const;

/** The plan under each stress, and how far sales may fall: some dozen forecasts. */
export function stressTest({ assumptions, pack, facts, forecast: planned }: Explained): StressTest {
  const creditLine = grainsOf(assumptions.creditLine?.limit ?? '', planned.scale);
  const holds = ({ cash }: Forecast): boolean => cash.lowest.amount >= -creditLine;
  const outcomeOf = (stress: StressOutcome['stress'], worked: Forecast): StressOutcome => {
    const { income, ratios, cash } = worked;
    return {
      stress,
      netIncome: FIRST_YEARS.map((year) => valueAt(income.netIncome.years, year)),
      debtCover: FIRST_YEARS.map((year) => ratios.years[year]?.debtCover ?? null),
      lowest: cash.lowest,
      isWithinLine: cash.lowest.amount < 0 && holds(worked),
      closing: cash.closing,
    };
  };
  const outcomes = stressesOf(assumptions).map((stress) =>
    outcomeOf(stress, forecast(stressed(stress, assumptions), pack, facts)),
  );
  const lasts = (fall: number) => holds(forecast(sellingTimes(assumptions, 1 - fall / 100), pack, facts));
  let bearableFall: number | null = null;
  if (holds(planned)) {
    let [bearable, unbearable] = [0, 101];
    while (unbearable - bearable > 1) {
      const middle = Math.floor((bearable + unbearable) / 2);
      if (lasts(middle)) bearable = middle;
      else unbearable = middle;
    }
    bearableFall = bearable;
  }
  return { outcomes: [outcomeOf('plan', planned), ...outcomes], creditLine, bearableFall };
}
