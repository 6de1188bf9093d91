import type { PlanSummary } from '@trazo/contract/plans/plan';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { type PaidAction, paidActionIn, THEN } from '../../workspace/billing/order-address.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { planIn } from './paid-plan-action.ts';
import { ShareDialog } from './share-dialog.tsx';

interface Resumed {
  readonly action: PaidAction;
  readonly planId: string | null;
}

/** After paying, the dialog the user came from opens again; a download that was wanted begins in it, once. */
export function ResumedAction({ plans }: { plans: readonly PlanSummary[] }) {
  const { t } = useTranslation('planSync');
  const [resumed, setResumed] = useResumed();
  const plan = plans.find(({ _id }) => _id === resumed?.planId);
  if (resumed === undefined || plan === undefined) return null;
  const about = {
    id: plan._id,
    name: plan.business_plan_name || t('unnamed'),
    onClose: () => setResumed(undefined),
  };
  return resumed.action === 'share' ? (
    <ShareDialog {...about} />
  ) : (
    <DownloadDialog {...about} begins={resumed.action === 'download'} />
  );
}

/** What the address asks to go on with. The address forgets it at once: to load the page again is not to ask again. */
function useResumed() {
  const [search, setSearch] = useSearchParams();
  const [resumed, setResumed] = useState<Resumed>();
  const action = paidActionIn(search, THEN);
  const planId = planIn(search);
  useEffect(() => {
    if (action === undefined) return;
    setResumed({ action, planId });
    setSearch({}, { replace: true });
  }, [action, planId, setSearch]);
  return [resumed, setResumed] as const;
}
