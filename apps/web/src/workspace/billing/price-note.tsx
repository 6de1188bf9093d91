import { priceText } from '@trazo/contract/billing/price-text';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../shared/session/use-session.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useProducts } from './use-products.ts';
import { useWantedProduct } from './wanted-product.ts';

/** As long as a price is written: what stands below the sentence is not seen to move when the prices come. */
const A_PRICE = '0,00\u00a0€';

/** What is free and what the rest costs, in a sentence; unseen until the prices are known, nothing to who has paid. */
export function PriceNote({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const product = useProducts();
  const [wanted] = useWantedProduct();
  const entitlement = useUser()?.user_entitlement;
  if (entitlement?.may_export === true) return null;
  if (product === undefined)
    return (
      <p className={className} style={{ visibility: 'hidden' }}>
        {t('note', { count: 7, trial: A_PRICE, price: A_PRICE })}
      </p>
    );
  const { trial_price, subscription_price, trial_days, currency } = product;
  const trial = priceText(trial_price, currency, language);
  const price = priceText(subscription_price, currency, language);
  // The trial is sold once.
  const isMonthly = wanted === 'pro' || entitlement?.state === 'expired';
  if (isMonthly) return <p className={className}>{t('paywall.monthly', { price })}</p>;
  return <p className={className}>{t('note', { count: trial_days, trial, price })}</p>;
}
