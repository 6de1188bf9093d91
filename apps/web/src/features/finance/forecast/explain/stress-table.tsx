import { Textarea } from '@mantine/core';
import { planFacts } from '@trazo/forecast/fill/plan-facts';
import { stressTest } from '@trazo/forecast/stress/stress-test';
import { packOf } from '@trazo/packs/pack-of';
import { TEXT_LIMITS } from '@trazo/plan/fields';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatPercent } from '../../../../shared/formatting/amount-text.ts';
import { useLanguage } from '../../../../shared/words/use-language.ts';
import { useMoney } from '../../../../workspace/plan-form/use-money.ts';
import { useYearName } from '../../../../workspace/plan-form/use-year-name.ts';
import { usePlanStore } from '../../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../../workspace/plan-store/use-draft.ts';
import financeStyles from '../../figures/finance.module.css';
import { useDebounced } from '../../use-debounced.ts';
import { change } from '../answers.ts';
import { type ComputedForecast, inMoney } from '../figures/use-forecast.ts';
import monthStyles from '../months/months.module.css';
import { ScrolledTable } from '../months/result-table.tsx';
import type { FigureNames } from './figure-names.ts';

/** What the plan comes to if things go otherwise, and what the founder would do then. */
export function StressTable({
  worked,
  names,
  caption,
}: {
  readonly worked: ComputedForecast;
  readonly names: Pick<FigureNames, 'month'>;
  readonly caption: string;
}) {
  const { t } = useTranslation('finance');
  const money = useMoney();
  const language = useLanguage();
  const yearName = useYearName();
  const store = usePlanStore();
  const answer = useDraft(({ draft }) => draft.finance.assumptions?.stressAnswer ?? '');
  const settled = useDebounced(worked, 150);
  const { outcomes, creditLine, bearableFall } = useMemo(() => {
    const { assumptions, forecast } = settled;
    const facts = planFacts(store.getState().draft);
    return stressTest({ assumptions, forecast, facts, pack: packOf(assumptions.country) });
  }, [settled, store]);
  const amount = (grains: number) => money(inMoney(grains, settled.forecast));
  const cover = (value: number | null) =>
    value === null ? '–' : formatAmount((value / 1_000_000).toFixed(2), language);
  const years = [1, 2, 3].map(yearName);
  const own = creditLine > 0 ? 'WithLine' : '';
  const within = outcomes.filter(({ isWithinLine }) => isWithinLine);
  return (
    <>
      <ScrolledTable caption={caption}>
        <thead>
          <tr>
            <td />
            {years.map((year) => (
              <th key={year} scope="col">
                {t('document.stress.result', { year })}
              </th>
            ))}
            <th scope="col">{t('document.stress.lowest')}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {t('document.stress.cover', { year })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ stress, netIncome, lowest, debtCover }) => (
            <tr key={stress} className={stress === 'plan' ? financeStyles.computed : monthStyles.entry}>
              <th scope="row" className={financeStyles.head}>
                {t(`document.stress.${stress}`)}
              </th>
              {netIncome.map((value, index) => (
                <td key={years[index]}>{amount(value)}</td>
              ))}
              <td>
                {t('document.stress.lowestOf', {
                  amount: amount(lowest.amount),
                  month: names.month(lowest.month),
                })}
              </td>
              {debtCover.map((value, index) => (
                <td key={years[index]}>{cover(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrolledTable>
      <p>
        {bearableFall === null
          ? t(`document.stress.unbearable${own}`)
          : t(`document.stress.bearable${own}`, { share: formatPercent(String(bearableFall), language) })}
      </p>
      {within.length > 0 && (
        <p>
          {t('document.stress.withinLine', {
            limit: amount(creditLine),
            cases: within.map(({ stress }) => t(`document.stress.${stress}`)).join('; '),
          })}
        </p>
      )}
      <Textarea
        rows={3}
        maxLength={TEXT_LIMITS.long}
        label={t('document.stress.question')}
        description={t('document.stress.hint')}
        value={answer}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget;
          change(store, (assumptions) => ({ ...assumptions, stressAnswer: value }));
        }}
      />
    </>
  );
}
