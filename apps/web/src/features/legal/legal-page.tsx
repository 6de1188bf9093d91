import { PRODUCT_NAME } from '@trazo/plan/product';
import { useTranslation } from 'react-i18next';
import layout from '../../shared/layout/layout.module.css';

const TERMS = ['service', 'account', 'content', 'price', 'availability', 'end'] as const;
const PRIVACY = ['data', 'purpose', 'device', 'others', 'duration', 'rights'] as const;
const product = PRODUCT_NAME;

export function TermsPage() {
  const { t } = useTranslation('legal');
  return (
    <article className={layout.prose}>
      <h1>{t('terms.title')}</h1>
      {TERMS.map((section) => (
        <section key={section} className={layout.passage}>
          <h2>{t(`terms.${section}.title`, { product })}</h2>
          <p>{t(`terms.${section}.text`, { product })}</p>
        </section>
      ))}
    </article>
  );
}

export function PrivacyPage() {
  const { t } = useTranslation('legal');
  return (
    <article className={layout.prose}>
      <h1>{t('privacy.title')}</h1>
      {PRIVACY.map((section) => (
        <section key={section} className={layout.passage}>
          <h2>{t(`privacy.${section}.title`)}</h2>
          <p>{t(`privacy.${section}.text`)}</p>
        </section>
      ))}
    </article>
  );
}
