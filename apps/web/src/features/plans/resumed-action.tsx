import type { PlanSummary } from '@trazo/contract/plans/plan';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paidActionIn, THEN } from '../../workspace/billing/order-address.ts';
import { DownloadDialog } from './download-dialog.tsx';
import { planIn } from './paid-plan-action.ts';
import { ShareDialog } from './share-dialog.tsx';

/** After paying, the dialog the user came from opens again. */
export function ResumedAction({ plans }: { plans: readonly PlanSummary[] }) {
  const { t } = useTranslation('planSync');
  const [search, setSearch] = useSearchParams();
  const action = paidActionIn(search, THEN);
  const plan = plans.find(({ _id }) => _id === planIn(search));
  if (action === undefined || plan === undefined) return null;
  const close = () => setSearch({}, { replace: true });
  const about = { id: plan._id, name: plan.business_plan_name || t('unnamed'), onClose: close };
  return action === 'share' ? <ShareDialog {...about} /> : <DownloadDialog {...about} />;
}
