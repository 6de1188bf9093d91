import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { draftStore } from '../../../shared/drafts/this-tab.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { Fields } from '../../../shared/form/field-layout.tsx';
import { LongTextField } from '../../../shared/form/long-text-field.tsx';
import { BalanceSheetForm } from '../finance/balance-sheet.tsx';
import { FinanceCharts } from '../finance/finance-charts.tsx';
import { Part } from '../finance/part.tsx';
import { ReasonedList } from '../finance/reasoned-list.tsx';
import { type Statement, statementOf } from '../finance/statement.ts';
import { StatementGrid } from '../finance/statement-grid.tsx';

export default function FinanceForm() {
  const { t } = useTranslation('finance');
  return (
    <Fields>
      <LongTextField section="finance" path="revenueModel" rows={5} />
      <LongTextField section="finance" path="useOfFunds" />
      <LongTextField section="finance" path="exitStrategy" rows={3} />
      <Part title={t('form.parts.statement')} hint={t('form.parts.statementHint')} rests>
        <StatementPart />
      </Part>
      <Part title={t('form.parts.balance')} hint={t('form.parts.balanceHint')} rests>
        <BalanceSheetForm />
      </Part>
      <Part title={t('form.parts.lists')} hint={t('form.parts.listsHint')} rests>
        <ReasonedList list="incomes" />
        <ReasonedList list="expenses" />
        <ReasonedList list="financingNeeds" />
      </Part>
      <Part title={t('form.parts.charts')}>
        <FinanceCharts />
      </Part>
    </Fields>
  );
}

function StatementPart() {
  const statement = useDraft(useShallow(({ draft }) => statementOf(draft.finance)));
  const currency = useDraft(({ draft }) => draft.general.currency);
  const change = useCallback(
    (next: Statement) =>
      draftStore.setSection('finance', { ...draftStore.getState().draft.finance, ...next }),
    [],
  );
  return <StatementGrid value={statement} onChange={change} currency={currency} />;
}
