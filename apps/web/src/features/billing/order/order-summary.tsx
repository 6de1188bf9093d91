import type { Offer } from '@trazo/contract/billing/payments';
import { priceText } from '@trazo/contract/billing/price-text';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDay } from '../../../shared/formatting/moment-text.ts';
import { useLanguage } from '../../../shared/words/use-language.ts';
import parts from '../billing.module.css';
import styles from './order.module.css';

/** What is paid now, what later and when: it stands beside the card, with the order button right below. */
export function OrderSummary({ offer }: { offer: Offer }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const price = (amount: number) => priceText(amount, offer.currency, language);
  const date = formatDay(offer.renewal_date, language);
  return (
    <section className={styles.summary} aria-label={t('summary.title')}>
      <h3>{t('summary.title')}</h3>
      <dl className={styles.lines}>
        <div>
          <dt>
            <span>{t('summary.today')}</span>
            {offer.trial_days > 0 ? t('summary.trial', { count: offer.trial_days }) : t('summary.firstMonth')}
          </dt>
          <dd>{price(offer.first_amount)}</dd>
        </div>
        <div>
          <dt>
            <span>{t('summary.from', { date })}</span>
            {t('summary.monthly')}
          </dt>
          <dd>{price(offer.renewal_amount)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('summary.total')}</dt>
          <dd>{price(offer.first_amount)}</dd>
        </div>
      </dl>
      <p className={parts.small}>
        <Trans
          t={t}
          i18nKey="summary.cancel"
          values={{ date }}
          components={{ page: <Link to="/cancel" target="_blank" rel="noopener" /> }}
        />
      </p>
    </section>
  );
}

/** On a narrow page the summary comes after the card: what is paid stands above it in one line. */
export function SumAtOnce({ offer }: { offer: Offer }) {
  const { t } = useTranslation('billing');
  const language = useLanguage();
  const date = formatDay(offer.renewal_date, language);
  return (
    <p className={styles.sum}>
      <strong>
        {t('summary.total')} <span>{priceText(offer.first_amount, offer.currency, language)}</span>
      </strong>
      <span>
        {t('summary.from', { date })} <span>{priceText(offer.renewal_amount, offer.currency, language)}</span>
      </span>
    </p>
  );
}
