import { PRODUCT_NAME } from '@trazo/plan/product';
import { PageHead } from '../../shared/site/page-head.tsx';
import { LinkButton } from '../../shared/site/site-link.tsx';
import { siteUrl } from '../../shared/site/site-url.ts';
import { StructuredData } from '../../shared/site/structured-data.tsx';
import { useHasDraft } from '../../shared/site/use-has-draft.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { CoverFan } from './cover-fan.tsx';
import styles from './home.module.css';

const STEPS = ['template', 'write', 'print'] as const;

export function HomePage() {
  const { t } = useWords(['home', 'site']);
  const started = useHasDraft();
  return (
    <>
      <PageHead
        title={t('site:pages.home.title', { product: PRODUCT_NAME })}
        description={t('site:pages.home.description')}
      />
      <StructuredData
        data={{
          '@type': 'Organization',
          name: PRODUCT_NAME,
          url: siteUrl('/'),
          logo: siteUrl('/icons/icon-512.png'),
        }}
      />
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>{t('home:title')}</h1>
          <svg className={styles.stroke} viewBox="0 0 600 60" preserveAspectRatio="none" aria-hidden="true">
            <path d="M4 42C110 14 300 4 596 20 430 18 250 26 150 52" />
          </svg>
          <p className={styles.lead}>{t('home:lead')}</p>
          <div className={styles.actions}>
            <LinkButton to="/builder/select-template">{t('home:start')}</LinkButton>
            {started && (
              <LinkButton variant="default" to="/builder/form">
                {t('home:continue')}
              </LinkButton>
            )}
          </div>
        </div>
        <CoverFan />
      </section>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li className={styles.step} key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h2 className={styles.stepTitle}>{t(`home:steps.${step}.title`)}</h2>
            <p>{t(`home:steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
