import { LinkButton } from '../../shared/site/site-link.tsx';
import { useHasDraft } from '../../shared/site/use-has-draft.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './hero.module.css';
import { LiveDocument } from './live-document.tsx';
import { UNDERLINE } from './underline.ts';

export function Hero() {
  const { t } = useWords('home');
  const hasDraft = useHasDraft();
  const title = t('title');
  const lastWord = title.lastIndexOf(' ') + 1;
  return (
    <section className={styles.hero} id="start" aria-labelledby="start-title">
      <div className={styles.claim}>
        <h1 className={styles.title} id="start-title">
          {title.slice(0, lastWord)}
          <span className={styles.marked}>
            {title.slice(lastWord)}
            <svg
              className={styles.underline}
              viewBox={UNDERLINE.box}
              preserveAspectRatio="none"
              fill="var(--accent)"
              aria-hidden="true"
            >
              <path d={UNDERLINE.path} />
            </svg>
          </span>
        </h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <LinkButton to="/builder/select-template">{t('start')}</LinkButton>
          {hasDraft ? (
            <LinkButton variant="default" to="/builder/form">
              {t('continue')}
            </LinkButton>
          ) : (
            <LinkButton variant="default" to="/templates">
              {t('gallery')}
            </LinkButton>
          )}
        </div>
        <p className={styles.free}>{t('free')}</p>
      </div>
      <LiveDocument />
    </section>
  );
}
