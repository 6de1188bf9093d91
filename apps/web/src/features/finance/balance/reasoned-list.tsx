import { LIST_LIMITS } from '@trazo/plan/fields';
import { firstYearSum } from '@trazo/plan/finance/sources-and-uses';
import { emptyReasonedAmount } from '@trazo/plan/sections/finance';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { AmountField } from '../../../workspace/plan-form/amount-field.tsx';
import { readableItem } from '../../../workspace/plan-form/readable-finance.ts';
import { SortableList } from '../../../workspace/plan-form/sortable-list.tsx';
import { TextField } from '../../../workspace/plan-form/text-field.tsx';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { RowsHelp } from '../../../workspace/writing-help/rows-help.tsx';
import styles from './balance.module.css';
import { PeriodField } from './period-field.tsx';

/** Reasons with their amounts, and what they come to. */
export function ReasonedList({ list }: { readonly list: 'incomes' | 'expenses' | 'financingNeeds' }) {
  const { t } = useTranslation('finance');
  const title = t(`form.fields.${list}.label`);
  const money = useMoney();
  const items = useDraft(useShallow(({ draft }) => draft.finance[list]));
  const total = firstYearSum(items.map(readableItem));
  const recurs = items.some(({ period }) => period !== 'once');
  return (
    <section className={styles.reasons}>
      <h3>{title}</h3>
      <RowsHelp section="finance" path={list} label={title} />
      <SortableList
        section="finance"
        path={list}
        create={emptyReasonedAmount}
        nameOf={({ reason }) => reason}
        limit={LIST_LIMITS.reasonedAmounts}
        inRows
      >
        {(index) => (
          <div className={styles.reason}>
            <TextField section="finance" path={`${list}.${index}.reason`} />
            <AmountField section="finance" path={`${list}.${index}.amount`} />
            <PeriodField list={list} index={index} />
          </div>
        )}
      </SortableList>
      {total !== '' && (
        <p className={styles.total}>
          <span>{recurs ? t('document.firstYear') : t('form.total')}</span>
          <strong>{money(total)}</strong>
        </p>
      )}
    </section>
  );
}
