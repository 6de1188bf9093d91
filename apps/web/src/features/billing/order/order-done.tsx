import { Loader } from '@mantine/core';
import type { Billing } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { IconCheck } from '../../../shared/icons/icons.ts';
import { ButtonLink } from '../../../shared/layout/button-link.tsx';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { orderedPlanIn, orderedWayIn } from '../../../workspace/billing/order-address.ts';
import { DeliverPanel } from '../../../workspace/deliver/deliver-panel.tsx';
import { isEmptyDraft } from '../../../workspace/plan-store/draft.ts';
import { formAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { useSyncState } from '../../../workspace/plan-sync/use-plan-sync.ts';
import parts from '../billing.module.css';
import styles from './order.module.css';

/** Access is there: what comes next, and the plan it was for. */
export function OrderDone({ billing, justPaid }: { billing: Billing; justPaid: boolean }) {
  const { t } = useTranslation('billing');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justPaid) heading.current?.focus();
  }, [justPaid]);
  return (
    <div className={parts.done}>
      <div role={justPaid ? 'status' : undefined}>
        <h3 ref={heading} tabIndex={-1}>
          <IconCheck size={24} stroke={2} />
          {t(justPaid ? 'outcome.succeeded.title' : 'have.title')}
        </h3>
        <p>{justPaid ? t('outcome.succeeded.text') : t('have.text')}</p>
        <NextPayment billing={billing} />
      </div>
      <Delivery justPaid={justPaid} />
      <div className={parts.actions}>
        <ButtonLink variant="default" to="/my-plans">
          {t('goOn.plans')}
        </ButtonLink>
      </div>
    </div>
  );
}

function NextPayment({ billing: { subscription } }: { billing: Billing }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  if (subscription?.next_date == null || subscription.next_amount === null) return null;
  const price = priceText(subscription.next_amount, subscription.currency, language);
  return <p>{t('next', { price, date: formatDay(subscription.next_date, language) })}</p>;
}

/** The plan the order was for, to be delivered at once: paid a moment ago, its download begins by itself. */
function Delivery({ justPaid }: { justPaid: boolean }) {
  const [search] = useSearchParams();
  const named = orderedPlanIn(search);
  const open = useOpenPlan();
  const name = useDraft(({ draft }) => draft.general.companyName.trim());
  const id = named ?? open;
  const way = orderedWayIn(search) ?? 'download';
  if (id === undefined) return null;
  return (
    <DeliverPanel
      key={id}
      id={id}
      name={named === undefined ? name : ''}
      start={way}
      begins={justPaid && way === 'download'}
    />
  );
}

/** The plan of the draft that is open, from when on the server has it as it is here. */
function useOpenPlan(): string | undefined {
  const hasDraft = useDraft(({ draft }) => !isEmptyDraft(draft));
  const sync = useSyncState();
  const [saved, setSaved] = useState<string>();
  const now = hasDraft && sync.kind === 'saved' ? sync.planId : undefined;
  if (now !== undefined && now !== saved) setSaved(now);
  return now ?? saved;
}

/** The bank has not answered yet: nothing has to be done, and the page may be left. */
export function OrderProcessing() {
  const { t } = useTranslation('billing');
  return (
    <div className={styles.waiting} role="status">
      <Loader size="sm" aria-hidden="true" />
      <div>
        <h3>{t('outcome.processing.title')}</h3>
        <p>{t('outcome.processing.text')}</p>
      </div>
    </div>
  );
}

/** The debit is ordered and takes days: what happens meanwhile, and what can be done until then. */
export function DebitUnderWay() {
  const store = usePlanStore();
  const { t } = useTranslation('billing');
  return (
    <div className={parts.done}>
      <div role="status">
        <h3>
          <IconCheck size={24} stroke={2} />
          {t('outcome.underWay.title')}
        </h3>
        <p>{t('outcome.underWay.text')}</p>
      </div>
      <div className={parts.actions}>
        <ButtonLink to={formAddress(store)}>{t('outcome.underWay.write')}</ButtonLink>
        <ButtonLink variant="default" to="/my-plans">
          {t('goOn.plans')}
        </ButtonLink>
      </div>
    </div>
  );
}
