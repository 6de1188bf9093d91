import { sourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { IconAlertTriangle, IconCheck } from '../../../shared/icons/icons.ts';
import { readableItem } from '../../../workspace/plan-form/readable-finance.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import styles from './balance.module.css';

/** Both sides of the financing with their sums, and what to do where they do not meet; nothing while there is no amount. */
export function FinancingSummary() {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const lists = useDraft(
    useShallow(({ draft: { finance } }) => ({
      incomes: finance.incomes,
      financingNeeds: finance.financingNeeds,
      expenses: finance.expenses,
    })),
  );
  const { sources, uses, difference, state } = sourcesAndUses({
    incomes: lists.incomes.map(readableItem),
    financingNeeds: lists.financingNeeds.map(readableItem),
    expenses: lists.expenses.map(readableItem),
  });
  if (state === 'blank') return null;
  const isBalanced = state === 'balanced';
  const isShort = difference.startsWith('-');
  const amount = { difference: money(difference.replace('-', '')) };
  const Icon = isBalanced ? IconCheck : IconAlertTriangle;
  return (
    <div className={styles.sheet}>
      <div className={styles.sides}>
        <SideSum label={t('document.sources')} value={money(sources === '' ? '0' : sources)} />
        <SideSum label={t('document.uses')} value={money(uses === '' ? '0' : uses)} />
      </div>
      <div className={styles.indicator} data-state={isBalanced ? 'balanced' : 'unbalanced'} role="status">
        <Icon size={22} stroke={1.75} />
        {isBalanced ? (
          <p>{t('document.financingBalanced')}</p>
        ) : (
          <div>
            <p>
              <strong>{t(isShort ? 'document.financingShort' : 'document.financingSurplus', amount)}</strong>
            </p>
            <p>{t(isShort ? 'form.financing.shortAdvice' : 'form.financing.surplusAdvice')}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function SideSum({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <p className={styles.total}>
      <span>{label}</span>
      <strong>{value}</strong>
    </p>
  );
}
