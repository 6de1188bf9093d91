import { priceText } from '@trazo/contract/billing/price-text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser } from '../../shared/account/session.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { useUser } from '../../shared/session/use-session.ts';
import { useLanguage } from '../../shared/words/use-language.ts';
import { orderAddress, type Way } from './order-address.ts';
import styles from './paywall.module.css';
import { useProducts } from './use-products.ts';

interface PaywallProps {
  readonly way: Way;
  /** The plan that is to be delivered. */
  readonly plan: string;
}

/** Why something is not allowed, what it costs, and the way there and back. */
export function Paywall({ way, plan }: PaywallProps) {
  const { t } = useTranslation('billing');
  useEffect(() => {
    // Paid on another device? Then the parent shows what was wanted.
    void refreshUser();
  }, []);
  const hadAccess = useUser()?.user_account_status === 'expired';
  return (
    <div className={styles.paywall} role="status">
      <h3>{t('paywall.title')}</h3>
      <p>{t(hadAccess ? 'paywall.ended' : 'paywall.never')}</p>
      <Price hadAccess={hadAccess} />
      <div>
        <ButtonLink to={orderAddress(way, plan)}>{t('paywall.action')}</ButtonLink>
      </div>
    </div>
  );
}

function Price({ hadAccess }: { hadAccess: boolean }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const product = useProducts();
  if (product === undefined) return null;
  const { trial_price, subscription_price, trial_days, currency } = product;
  const price = priceText(subscription_price, currency, language);
  const trial = priceText(trial_price, currency, language);
  return (
    <p className={styles.price}>
      {hadAccess ? t('paywall.monthly', { price }) : t('paywall.price', { count: trial_days, trial, price })}
    </p>
  );
}
