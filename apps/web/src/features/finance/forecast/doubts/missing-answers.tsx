import { packOf } from '@trazo/packs/pack-of';
import type { PlanForecast } from '@trazo/packs/plan-forecast';
import { ratesOf } from '@trazo/packs/rates';
import { AppLink } from '../../../../shared/site/app-link.tsx';
import { sectionAddress } from '../../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { type ForecastWords, useForecastWords } from '../forecast-words.ts';
import { questionFieldId, rateFieldId } from '../questions/question-address.ts';
import { rateName } from '../rates/rate-name.ts';
import styles from './doubts.module.css';

export interface FiguresProps {
  readonly worked: PlanForecast;
  /** Called as a link is followed. */
  readonly onLeave?: (() => void) | undefined;
  /** Called with how many there are that a bank would refuse for. */
  readonly onFound?: ((serious: number) => void) | undefined;
}

interface Missing {
  readonly name: string;
  /** Where it is answered; undefined where the field says itself what is wrong. */
  readonly field?: string;
}

/** What figures wait for, in words a founder knows, each once. */
function missingOf({ assumptions, forecast, wrong }: PlanForecast, words: ForecastWords): Missing[] {
  const rates = ratesOf(packOf(assumptions.country), assumptions.parameters);
  const missing = forecast.missing.map((key): Missing => {
    const rate = rates.find((each) => each.key === key);
    if (rate !== undefined) return { name: rateName(rate, words.rates.names), field: rateFieldId(key) };
    if (wrong.includes(key)) return { name: words.strip.aCorrection };
    if (key === 'start') return { name: words.strip.start, field: questionFieldId('start') };
    if (key === 'owner.profitBefore')
      return { name: words.strip.profitBefore, field: questionFieldId('opening') };
    if (key === 'sales') return { name: words.chapters.sales, field: questionFieldId('sales') };
    if (key === 'costs') return { name: words.chapters.costs, field: questionFieldId('unitCosts') };
    return { name: words.strip.loanTerm, field: questionFieldId('loans') };
  });
  return [...new Map(missing.map((each) => [each.name, each])).values()];
}

/** What the forecast lacks to be complete, each thing with the way to where it is answered; nothing where it lacks none. */
export function MissingAnswers({ worked, onLeave }: Omit<FiguresProps, 'onFound'>) {
  const words = useForecastWords();
  const store = usePlanStore();
  if (worked.forecast.state !== 'incomplete') return null;
  return (
    <div className={styles.missing}>
      <p>{words.strip.incomplete}</p>
      <ul>
        {missingOf(worked, words).map(({ name, field }) => (
          <li key={name}>
            {field === undefined ? (
              name
            ) : (
              <AppLink to={`${sectionAddress(store, 'finance')}#${field}`} onClick={onLeave}>
                {name}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
