import { useTranslation } from 'react-i18next';
import { ComputedValue } from '../../../shared/form/field-layout.tsx';
import { formatMoney } from '../../../shared/formatting/money-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { unitMargin } from './unit-margin.ts';

/** What one unit of a product leaves, while its cost and price are typed. */
export function MarginLine({ index }: { readonly index: number }) {
  const { t } = useTranslation('products');
  const language = useLanguage();
  const currency = useDraft(({ draft }) => draft.general.currency);
  const cost = useDraft(({ draft }) => draft.products.items[index]?.cost ?? '');
  const price = useDraft(({ draft }) => draft.products.items[index]?.salePrice ?? '');
  const margin = unitMargin(cost, price);
  if (margin === undefined) {
    return <ComputedValue label={t('form.margin.label')} value="–" note={t('form.margin.unknown')} />;
  }
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const share =
    margin.share === undefined
      ? undefined
      : t('form.margin.share', { percent: percent.format(margin.share) });
  return (
    <ComputedValue
      label={t('form.margin.label')}
      value={formatMoney(margin.amount, currency, language)}
      note={margin.isLoss ? t('form.margin.loss') : share}
      alarming={margin.isLoss}
    />
  );
}
