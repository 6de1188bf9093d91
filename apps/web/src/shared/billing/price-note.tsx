import { useTranslation } from 'react-i18next';
import { useLanguage } from '../words/use-language.ts';
import { priceText } from './price-text.ts';
import { useProducts } from './use-products.ts';

/** What is free and what the rest costs, in a sentence; nothing until the prices are known. */
export function PriceNote() {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const product = useProducts();
  if (product === undefined) return null;
  const { trial_price, subscription_price, trial_days, currency } = product;
  const trial = priceText(trial_price, currency, language);
  const price = priceText(subscription_price, currency, language);
  return <p>{t('note', { count: trial_days, trial, price })}</p>;
}
