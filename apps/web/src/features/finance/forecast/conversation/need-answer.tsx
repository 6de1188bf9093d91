import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { needRows } from '../figures/key-figure-rows.ts';
import { type ComputedForecast, inMoney } from '../figures/use-forecast.ts';
import { useForecastWords } from '../forecast-words.ts';
import styles from './conversation.module.css';

/** What the first year takes, and for what. */
export function NeedAnswer({ worked: { forecast, isBegun } }: { readonly worked: ComputedForecast }) {
  const words = useForecastWords();
  const money = useMoney();
  const amount = (grains: number) => money(inMoney(grains, forecast));
  if (!isBegun || forecast.state === 'outOfRange') return <p>{words.talk.notYet}</p>;
  return (
    <>
      <p className={styles.need}>{amount(forecast.sourcesAndUses.totalUses)}</p>
      <dl className={styles.uses}>
        {needRows(forecast, words, amount).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
