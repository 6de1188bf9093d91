import type { Balance } from '@trazo/plan/finance/balance';
import { useTranslation } from 'react-i18next';
import { GlossaryTip } from '../../../shared/glossary/glossary-tip.tsx';
import { IconAlertTriangle, IconCheck, IconScale } from '../../../shared/icons/icons.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import styles from './balance.module.css';

/** Whether the balance sheet balances, by how much it does not, and what to do about it. */
export function BalanceIndicator({ balance }: { readonly balance: Balance }) {
  const { t } = useTranslation('finance');
  const money = useMoney();
  return (
    <>
      <div className={styles.indicator} data-state={balance.state} role="status">
        <StateIcon state={balance.state} />
        <div>
          <IndicatorText balance={balance} />
        </div>
      </div>
      {balance.state !== 'blank' && (
        <p className={styles.working}>
          <span>
            {t('document.workingCapital')}
            <GlossaryTip term="workingCapital" label={t('document.workingCapital')} />
            <small>{t('form.balance.workingCapitalHint')}</small>
          </span>
          <strong>{money(balance.workingCapital)}</strong>
        </p>
      )}
    </>
  );
}

function IndicatorText({ balance }: { readonly balance: Balance }) {
  const { t } = useTranslation('finance');
  const money = useMoney();
  if (balance.state === 'blank') return <p>{t('form.balance.blank')}</p>;
  if (balance.state === 'balanced')
    return <p>{t('form.balance.balanced', { amount: money(balance.assets) })}</p>;
  const isAssetsShort = balance.difference.startsWith('-');
  const short = isAssetsShort ? 'assetsShort' : 'fundingShort';
  const difference = money(balance.difference.replace('-', ''));
  return (
    <>
      <p>
        <strong>{t(`form.balance.${short}`, { difference })}</strong>
      </p>
      <p>{t(`form.balance.${short}Advice`)}</p>
    </>
  );
}

function StateIcon({ state }: { readonly state: Balance['state'] }) {
  const Icon = { blank: IconScale, balanced: IconCheck, unbalanced: IconAlertTriangle }[state];
  return <Icon size={22} stroke={1.75} />;
}
