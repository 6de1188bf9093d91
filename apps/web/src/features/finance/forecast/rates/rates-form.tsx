import { packOf } from '@trazo/packs/pack-of';
import { firstYearsOf, isCountable, type Rate, ratesOf } from '@trazo/packs/rates';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { useShallow } from 'zustand/react/shallow';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import { validAssumptions } from '../checked-assumptions.ts';
import { useForecastWords } from '../forecast-words.ts';
import { RateField } from './rate-field.tsx';
import styles from './rates.module.css';

const GROUPS = ['vat', 'employer', 'incomeTax', 'dividends', 'owner', 'life', 'analysis'] as const;

/** What a form needs of a draft to show its country's rates. */
function useRates(): { readonly rates: readonly Rate[]; readonly years: readonly number[] } {
  const parts = useDraft(
    useShallow(({ draft }) => ({
      general: draft.general,
      finance: draft.finance,
      products: draft.products,
    })),
  );
  const { assumptions } = parts.finance;
  const valid = assumptions === null ? null : validAssumptions(assumptions);
  if (assumptions === null || valid === null) return { rates: [], years: [] };
  const pack = packOf(lawCountry(parts));
  // Answered in its question, that holds; one that cannot be counted stays to be corrected.
  const isAnswered = assumptions.vat.periodMonths !== '';
  const rates = ratesOf(pack, assumptions.parameters).filter(
    (rate) => rate.key !== 'vat.periodMonths' || !isAnswered || !isCountable(rate),
  );
  return { rates, years: firstYearsOf(valid, pack, parts) };
}

/** Every rate and rule of the country's pack, in groups, with what holds in the years of the plan and where it was read. */
export function RatesForm() {
  const { rates: words } = useForecastWords();
  const { rates, years } = useRates();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => {
        const shown = rates.filter(({ key }) => key.startsWith(`${group}.`));
        if (shown.length === 0) return null;
        return (
          <fieldset key={group} className={styles.group}>
            <legend>{words.groups[group]}</legend>
            {shown.map((rate) => (
              <RateField key={rate.key} rate={rate} years={years} />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
