import { balanceOf } from '@trazo/plan/finance/balance';
import { sourcesAndUses } from '@trazo/plan/finance/sources-and-uses';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { readableBalance, readableItem } from '../../../workspace/plan-form/readable-finance.ts';
import { useMoney } from '../../../workspace/plan-form/use-money.ts';
import { useYearName } from '../../../workspace/plan-form/use-year-name.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { computedFigures } from '../statement/computed-figures.ts';
import { statementOf } from '../statement/statement.ts';

/** What the first year comes to. */
export function StatementNote() {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const yearName = useYearName();
  const statement = useDraft(useShallow(({ draft }) => statementOf(draft.finance)));
  const figures = computedFigures(statement);
  const parts = (['revenues', 'netIncome'] as const).flatMap((name) => {
    const [first = ''] = figures[name];
    return first === '' ? [] : [`${t(`document.${name}`)} ${money(first)}`];
  });
  return parts.length === 0 ? null : <p>{[yearName(1), ...parts].join(' · ')}</p>;
}

/** Whether the balance sheet balances. */
export function BalanceNote() {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const balance = balanceOf(readableBalance(useDraft(({ draft }) => draft.finance.balance)));
  if (balance.state === 'blank') return null;
  if (balance.state === 'balanced') {
    return <p>{t('form.balance.balanced', { amount: money(balance.assets) })}</p>;
  }
  return <p>{t('document.unbalanced', { difference: money(balance.difference.replace('-', '')) })}</p>;
}

/** Whether there is money for all that is to be paid. */
export function FinancingNote() {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const finance = useDraft(({ draft }) => draft.finance);
  const { difference, state } = sourcesAndUses({
    incomes: finance.incomes.map(readableItem),
    financingNeeds: finance.financingNeeds.map(readableItem),
    expenses: finance.expenses.map(readableItem),
  });
  if (state === 'blank') return null;
  if (state === 'balanced') return <p>{t('document.financingBalanced')}</p>;
  const isShort = difference.startsWith('-');
  const amount = { difference: money(difference.replace('-', '')) };
  return <p>{t(isShort ? 'document.financingShort' : 'document.financingSurplus', amount)}</p>;
}
