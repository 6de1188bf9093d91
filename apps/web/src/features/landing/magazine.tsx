import { PRODUCT_NAME } from '@trazo/plan/product';
import { LinkButton } from '../../shared/site/site-link.tsx';
import { useLanguage } from '../../shared/words/use-language.ts';
import { useWords } from '../../shared/words/use-words.ts';
import { Drawing } from './drawing.tsx';
import { lookPicture } from './look-picture.ts';
import { FIRST_LOOK } from './looks.ts';
import styles from './magazine.module.css';
import page from './section.module.css';

const ITEMS = ['figures', 'blanks', 'readers'] as const;

export function Magazine() {
  const { t } = useWords('home');
  const language = useLanguage();
  return (
    <section className={styles.band} id="magazine" aria-labelledby="magazine-title">
      <div className={`${page.section} ${styles.spread}`}>
        <div className={styles.picture}>
          <img
            {...lookPicture(FIRST_LOOK, language, 'figures')}
            sizes="60rem"
            alt={t('magazine.picture')}
            width={800}
            height={1131}
            loading="lazy"
            decoding="async"
          />
          <Drawing name="ring" className={styles.ring} />
          <p className={styles.readHere}>{t('magazine.note')}</p>
        </div>
        <div>
          <h2 className={page.title} id="magazine-title">
            {t('magazine.title')}
          </h2>
          <p className={page.lead}>{t('magazine.lead', { product: PRODUCT_NAME })}</p>
          <ol className={styles.items}>
            {ITEMS.map((item) => (
              <li key={item}>
                <h3 className={styles.name}>{t(`magazine.items.${item}.title`)}</h3>
                <p>{t(`magazine.items.${item}.text`)}</p>
              </li>
            ))}
          </ol>
          <LinkButton variant="default" to="/builder/select-template">
            {t('magazine.action')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
