import { amount, Decimal, toDecimal } from '@trazo/plan/money';
import { campaignResult } from '@trazo/plan/sections/marketing';
import { useTranslation } from 'react-i18next';
import { ComputedValue } from '../../../shared/form/field-layout.tsx';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';

/** What a campaign leaves after its cost, while both are typed. */
export function ResultLine({ index }: { readonly index: number }) {
  const { t } = useTranslation('marketing');
  const language = useLanguage();
  const currency = useDraft(({ draft }) => draft.general.currency);
  const campaign = useDraft(({ draft }) => draft.marketing.campaigns[index]);
  const known =
    campaign !== undefined &&
    [campaign.cost, campaign.return].every((value) => value !== '' && amount.safeParse(value).success);
  if (!known) return <ComputedValue label={t('form.result')} value="–" note={t('form.resultUnknown')} />;
  const result = campaignResult(campaign);
  const cost = toDecimal(campaign.cost);
  const ratio = cost.greaterThan(0) ? toDecimal(campaign.return).dividedBy(cost).toFixed(2) : undefined;
  return (
    <ComputedValue
      label={t('form.result')}
      value={formatMoney(result, currency, language)}
      note={
        ratio === undefined
          ? undefined
          : t('form.ratio', {
              ratio: formatMoney(ratio, currency, language),
              unit: formatMoney('1', currency, language),
            })
      }
      alarming={new Decimal(result).isNegative()}
    />
  );
}
