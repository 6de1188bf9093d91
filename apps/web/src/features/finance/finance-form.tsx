import { startOf } from '@trazo/plan/finance/calendar-years';
import { useTranslation } from 'react-i18next';
import { Fields } from '../../shared/form/field-layout.tsx';
import { formatDate } from '../../shared/formatting/date-text.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useDateOrder } from '../../workspace/plan-form/date-order.ts';
import { LongTextField } from '../../workspace/plan-form/long-text-field.tsx';
import { NotApplicableField } from '../../workspace/plan-form/not-applicable-field.tsx';
import { TextField } from '../../workspace/plan-form/text-field.tsx';
import { useDraft } from '../../workspace/plan-store/use-draft.ts';
import { BalanceSheetForm } from './balance/balance-sheet.tsx';
import { FinancingSummary } from './balance/financing-summary.tsx';
import { BalanceNote, FinancingNote, StatementNote } from './balance/part-notes.tsx';
import { ReasonedList } from './balance/reasoned-list.tsx';
import { FinanceCharts } from './charts/finance-charts.tsx';
import { Part } from './figures/part.tsx';
import { ForecastPart } from './forecast/forecast-part.tsx';
import { StatementPart } from './statement/statement-part.tsx';

export default function FinanceForm() {
  const { t } = useTranslation('finance');
  const hasFigures = useDraft(({ draft }) =>
    draft.finance.revenues.some(({ years }) => years.some((figure) => figure !== '')),
  );
  const hasSources = useDraft(
    ({ draft: { finance } }) => finance.incomes.length + finance.expenses.length > 0,
  );
  return (
    <Fields>
      <LongTextField section="finance" path="revenueModel" rows={5} />
      <NotApplicableField name="finance.useOfFunds">
        <LongTextField section="finance" path="useOfFunds" />
      </NotApplicableField>
      <NotApplicableField name="finance.exitStrategy">
        <LongTextField section="finance" path="exitStrategy" rows={3} />
      </NotApplicableField>
      <ForecastPart />
      <Part
        title={t('form.parts.statement')}
        hint={t('form.parts.statementHint')}
        term="incomeStatement"
        skipOffscreen
        isFilled={hasFigures}
        note={<StatementNote />}
      >
        <StatementPart />
      </Part>
      <BalancePart />
      <Part
        title={t('form.parts.lists')}
        hint={t('form.parts.listsHint')}
        term="sourcesAndUses"
        skipOffscreen
        isFilled={hasSources}
        note={<FinancingNote />}
      >
        <ReasonedList list="incomes" />
        <ReasonedList list="financingNeeds" />
        <TextField section="finance" path="collateral" />
        <ReasonedList list="expenses" />
        <FinancingSummary />
      </Part>
      <Part title={t('form.parts.charts')} isFilled={hasFigures}>
        <FinanceCharts />
      </Part>
    </Fields>
  );
}

/** What there is on the day the company starts, by its date where that is known. */
function BalancePart() {
  const { t } = useTranslation('finance');
  const language = useLanguage();
  const order = useDateOrder();
  const start = useDraft(({ draft }) => startOf(draft));
  const isFilled = useDraft(({ draft }) => draft.finance.balance.fixedAssets !== '');
  const title =
    start === ''
      ? t('form.parts.balance')
      : t('document.balanceAt', { day: formatDate(start, language, order) });
  return (
    <Part
      title={title}
      hint={t('form.parts.balanceHint')}
      term="balanceSheet"
      skipOffscreen
      isFilled={isFilled}
      note={<BalanceNote />}
    >
      <BalanceSheetForm />
    </Part>
  );
}
