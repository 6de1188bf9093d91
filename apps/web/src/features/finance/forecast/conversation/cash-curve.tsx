import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { type ComputedForecast, inMoney } from '../figures/use-forecast.ts';
import { say, useForecastWords } from '../forecast-words.ts';
import { useMonthName } from '../months/use-month-name.ts';
import styles from './cash-curve.module.css';

const WIDTH = 600;
const HEIGHT = 220;
/** The line is not cut off at the edges. */
const MARGIN = 12;

/** The money in the bank at the end of each month, with its lowest one marked. */
export function CashCurve({ forecast }: Pick<ComputedForecast, 'forecast'>) {
  const words = useForecastWords();
  const money = useMoney();
  const monthName = useMonthName();
  const { closing, lowest } = forecast.cash;
  const [most, least] = [Math.max(0, ...closing), Math.min(0, ...closing)];
  const x = (month: number) => MARGIN + (month / (closing.length - 1)) * (WIDTH - 2 * MARGIN);
  const y = (amount: number) =>
    HEIGHT - MARGIN - ((amount - least) / Math.max(1, most - least)) * (HEIGHT - 2 * MARGIN);
  const amount = (grains: number) => money(inMoney(grains, forecast));
  const text = say(words.talk.lowest, { amount: amount(lowest.amount), month: monthName(lowest.month) });
  const line = closing.map((value, month) => `${x(month)},${y(value)}`).join(' ');
  return (
    <figure className={styles.curve} data-below={lowest.amount < 0 || undefined}>
      <figcaption>{words.talk.curve}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={text}>
        <polygon points={`${x(0)},${y(0)} ${line} ${x(closing.length - 1)},${y(0)}`} />
        <line x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        <polyline points={line} />
        <circle cx={x(lowest.month)} cy={y(lowest.amount)} r={8} />
      </svg>
    </figure>
  );
}
