import { sum } from '@trazo/plan/money';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { AmountField } from '../../../shared/form/amount-field.tsx';
import { SortableList } from '../../../shared/form/sortable-list.tsx';
import { TextField } from '../../../shared/form/text-field.tsx';
import styles from './balance.module.css';
import { readable } from './readable-finance.ts';
import { useMoney } from './use-money.ts';

/** Reasons with their amounts, and what they come to. */
export function ReasonedList({ list }: { readonly list: 'incomes' | 'expenses' | 'financingNeeds' }) {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const written = useDraft(useShallow(({ draft }) => draft.finance[list].map(({ amount }) => amount)));
  const amounts = written.map(readable).filter((amount) => amount !== '');
  return (
    <section className={styles.reasons}>
      <h3>{t(`form.fields.${list}.label`)}</h3>
      <SortableList
        section="finance"
        path={list}
        create={emptyReasonedAmount}
        nameOf={({ reason }) => reason}
        inRows
      >
        {(index) => (
          <div className={styles.reason}>
            <TextField section="finance" path={`${list}.${index}.reason`} />
            <AmountField section="finance" path={`${list}.${index}.amount`} />
          </div>
        )}
      </SortableList>
      {amounts.length > 0 && (
        <p className={styles.total}>
          <span>{t('form.total')}</span>
          <strong>{money(sum(amounts))}</strong>
        </p>
      )}
    </section>
  );
}
