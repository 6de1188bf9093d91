import { balanceOf } from '@trazo/plan/finance/balance';
import type { Finding } from '@trazo/plan/findings';
import { useTranslation } from 'react-i18next';
import { readableBalance } from '../../../workspace/plan-form/readable-finance.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

/** What is wrong with a field, in a few words; nothing where it is only blank. */
export function useFindingNote({ kind }: Finding): string | undefined {
  const { t } = useTranslation(['builder', 'finance']);
  const money = useMoney();
  const difference = useDraft(({ draft }) => balanceOf(readableBalance(draft.finance.balance)).difference);
  if (kind === 'missing' || kind === 'blank') return undefined;
  if (kind === 'unbalanced')
    return t('finance:document.unbalanced', { difference: money(difference.replace('-', '')) });
  return t(`builder:review.notes.${kind}`);
}
