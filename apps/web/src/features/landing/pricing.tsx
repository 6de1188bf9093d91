import { priceWithSymbol } from '@trazo/contract/billing/price-text';
import { PRODUCT_NAME } from '@trazo/plan/product';
import { useEffect, useRef, useState } from 'react';
import { apiAddress } from '../../shared/api/api-address.ts';
import { StructuredData } from '../../shared/site/structured-data.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { type Offer, readOffer } from './offer.ts';
import { PriceCard } from './price-card.tsx';
import styles from './pricing.module.css';
import page from './section.module.css';

const ID = 'pricing';

/** The section of the prices; empty until both are known (specification §2). */
export function Pricing() {
  const offer = useOffer();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Who came for the prices arrived before they did.
    if (offer !== undefined && window.location.hash === `#${ID}`) section.current?.scrollIntoView();
  }, [offer]);
  return (
    <section id={ID} ref={section} aria-labelledby={offer && 'pricing-title'}>
      {offer && <Prices offer={offer} />}
    </section>
  );
}

function Prices({ offer }: { offer: Offer }) {
  const { t } = useWords('home');
  const language = useLanguage();
  const trial = priceWithSymbol(offer.trial_price, offer.currency_symbol, language);
  const price = priceWithSymbol(offer.subscription_price, offer.currency_symbol, language);
  return (
    <div className={`${page.section} ${styles.pricing}`}>
      <header>
        <h2 className={page.title} id="pricing-title">
          {t('pricing.title')}
        </h2>
        <p className={page.lead}>{t('pricing.lead')}</p>
      </header>
      <div className={styles.cards}>
        <PriceCard
          name={t('pricing.basic.name')}
          price={trial}
          period={t('pricing.basic.period')}
          benefits={[
            ...(offer.trial_days === undefined ? [] : [t('pricing.basic.days', { count: offer.trial_days })]),
            t('pricing.basic.clean'),
            t('pricing.basic.then', { price }),
          ]}
          action={t('pricing.basic.action')}
          to="/builder/select-template?product=trial"
        />
        <PriceCard
          isMain
          hat={t('pricing.pro.hat')}
          name={t('pricing.pro.name')}
          price={price}
          period={t('pricing.pro.period')}
          intro={t('pricing.pro.intro')}
          benefits={[t('pricing.pro.unlimited'), t('pricing.pro.themes'), t('pricing.pro.whenever')]}
          action={t('pricing.pro.action')}
          to="/builder/select-template?product=pro"
        />
      </div>
      <p className={page.note}>{t('pricing.note')}</p>
      <StructuredData data={productData(offer)} />
    </div>
  );
}

/** The product and both prices, for search engines. */
const productData = ({ trial_price, subscription_price, currency }: Offer) => ({
  '@type': 'Product',
  name: PRODUCT_NAME,
  offers: [trial_price, subscription_price].map((price) => ({
    '@type': 'Offer',
    price: (price / 100).toFixed(2),
    ...(currency !== undefined && { priceCurrency: currency }),
    availability: 'https://schema.org/OnlineOnly',
  })),
});

/** What there is to buy; undefined until it is known, and for good where it cannot be (specification §8: no message). */
function useOffer(): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => {
    const leaving = new AbortController();
    fetchOffer(leaving.signal).then(setOffer, () => undefined);
    return () => leaving.abort();
  }, []);
  return offer;
}

async function fetchOffer(signal: AbortSignal): Promise<Offer | undefined> {
  const response = await fetch(apiAddress('/api/products'), {
    signal,
    headers: { accept: 'application/json' },
  });
  return response.ok ? readOffer(await response.json()) : undefined;
}
