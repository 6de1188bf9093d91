import { Button } from '@mantine/core';
import { type Balance, balanceOf } from '@trazo/plan/finance/balance';
import { readFreeAmount } from '@trazo/plan/writing/free-amount';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../../workspace/plan-form/amount-field.tsx';
import { readableBalance } from '../../../workspace/plan-form/readable-finance.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import styles from './balance.module.css';
import { BalanceIndicator } from './balance-indicator.tsx';

/** Assets on one side, who paid for them on the other, and whether both agree. */
export function BalanceSheetForm() {
  const { t } = useTranslation('finance');
  const sheet = useDraft(({ draft }) => draft.finance.balance);
  const balance = balanceOf(readableBalance(sheet));
  return (
    <div className={styles.sheet}>
      <div className={styles.sides}>
        <fieldset className={styles.side}>
          <legend>{t('document.assets')}</legend>
          <AmountField section="finance" path="balance.fixedAssets" />
          <AmountField section="finance" path="balance.currentAssets" />
        </fieldset>
        <fieldset className={styles.side}>
          <legend>{t('document.funding')}</legend>
          <div>
            <AmountField section="finance" path="balance.ownFunds" />
            {sheet.ownFunds === '' && <OwnFundsFromGeneral />}
          </div>
          <AmountField section="finance" path="balance.longTermLiabilities" />
          <AmountField section="finance" path="balance.shortTermLiabilities" />
        </fieldset>
        <SideTotal label={t('document.totalAssets')} value={balance.assets} state={balance.state} />
        <SideTotal label={t('document.totalFunding')} value={balance.funding} state={balance.state} />
      </div>
      <BalanceIndicator balance={balance} />
    </div>
  );
}

interface SideTotalProps {
  readonly label: string;
  readonly value: string;
  readonly state: Balance['state'];
}

function SideTotal({ label, value, state }: SideTotalProps) {
  const money = useMoney();
  return (
    <p className={styles.total}>
      <span>{label}</span>
      <strong>{state === 'blank' ? '' : money(value)}</strong>
    </p>
  );
}

/** Takes the figure over from the general section, where it is free text, when it is a plain number. */
function OwnFundsFromGeneral() {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const store = usePlanStore();
  const written = useDraft(({ draft }) => draft.general.ownFunds);
  const read = readFreeAmount(written);
  if (read === undefined || read.bound !== '') return null;
  const { amount } = read;
  return (
    <Button
      variant="subtle"
      size="compact-md"
      onClick={() => store.setField('finance', 'balance.ownFunds', amount)}
    >
      {t('form.balance.takeOwnFunds', { amount: money(amount) })}
    </Button>
  );
}
