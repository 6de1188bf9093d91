import { Checkbox } from '@mantine/core';
import { packOf } from '@trazo/packs/pack-of';
import type { Annex } from '@trazo/plan/finance/assumptions/annexes';
import { lawCountry } from '@trazo/plan/finance/assumptions/law-country';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { change } from './answers.ts';
import styles from './forecast.module.css';
import { useForecastWords } from './forecast-words.ts';

/** Titles in the document, which name them here too. */
const TITLES = {
  'cash.monthly': 'cashPlan',
  'cash.later': 'laterCashPlans',
  'income.monthly': 'monthlyIncome',
  'balance.years': 'balances',
  financing: 'financingPlan',
  ratios: 'ratioTable',
  stress: 'stressTest',
  investments: 'investmentPlan',
  loans: 'loanPlan',
  people: 'staffPlan',
  vat: 'vatPlan',
  private: 'privateNeeds',
  rates: 'rates',
} as const satisfies Record<Annex, string>;

/** What of the forecast is printed at the end of the section. */
export function AnnexChoice() {
  const words = useForecastWords();
  const { t } = useTranslation('finance');
  const store = usePlanStore();
  const { order } = useDraft(({ draft }) => packOf(lawCountry(draft)).annexes);
  const ticked = useDraft(useShallow(({ draft }) => draft.finance.assumptions?.annexes ?? []));
  const tick = (next: readonly string[]) =>
    change(store, (assumptions) => {
      const others = assumptions.annexes.filter((key) => !order.some((annex) => annex === key));
      return { ...assumptions, annexes: [...order.filter((annex) => next.includes(annex)), ...others] };
    });
  return (
    <Checkbox.Group
      label={words.ui.annexes}
      description={words.ui.annexesHint}
      value={ticked}
      onChange={tick}
    >
      <div className={styles.annexes}>
        {order.map((annex) => (
          <Checkbox key={annex} value={annex} label={t(`document.${TITLES[annex]}`)} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
