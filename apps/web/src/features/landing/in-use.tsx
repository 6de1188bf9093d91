import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './in-use.module.css';
import { inUse } from './in-use-pictures.ts';
import page from './section.module.css';

/** The product at work: the form beside its page, and what the forecast makes of the answers. */
export function InUse() {
  const { t } = useWords('home');
  const sample = inUse(useLanguage());
  const { name, description, price, cost, lowest } = sample;
  return (
    <section className={page.section} aria-labelledby="use-title">
      <h2 className={page.title} id="use-title">
        {t('use.title')}
      </h2>
      <p className={page.lead}>{t('use.lead')}</p>
      <div className={styles.desk}>
        <div className={styles.form}>
          <h3>{sample.section}</h3>
          <dl>
            {[name, description, price, cost].map(({ label, value }) => (
              <div key={label} data-long={value === description.value || undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <img
          className={styles.page}
          src={sample.page}
          alt={t('use.page')}
          width={640}
          height={905}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.forecast}>
        <div>
          <h3 className={styles.claim}>{t('use.claim')}</h3>
          <p>{t('use.text')}</p>
        </div>
        <figure className={styles.cash}>
          <figcaption>{t('use.cash')}</figcaption>
          <svg viewBox="0 0 760 300" aria-hidden="true">
            <use href={`${sample.cash}#cash`} />
          </svg>
          <p>{t('use.lowest', lowest)}</p>
        </figure>
      </div>
    </section>
  );
}
