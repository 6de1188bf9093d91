import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/form/form.module.css';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { computedMarketSize } from './market-size.ts';

/** Offers customers × spend as the size of the market. */
export function MarketSizeOffer() {
  const { t } = useTranslation('competition');
  const language = useLanguage();
  const store = usePlanStore();
  const currency = useDraft(({ draft }) => draft.general.currency);
  const customers = useDraft(({ draft }) => draft.competition.customers);
  const spend = useDraft(({ draft }) => draft.competition.spendPerCustomer);
  const current = useDraft(({ draft }) => draft.competition.marketSize);
  const computed = computedMarketSize(customers, spend);
  if (computed === undefined) return null;
  if (computed === current)
    return (
      <p className={styles.note} role="status">
        {t('form.taken')}
      </p>
    );
  return (
    <div>
      <Button variant="default" onClick={() => store.setField('competition', 'marketSize', computed)}>
        {t('form.takeProduct', { amount: formatMoney(computed, currency, language) })}
      </Button>
    </div>
  );
}
