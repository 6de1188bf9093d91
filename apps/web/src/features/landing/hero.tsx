import { LinkButton } from '../../shared/site/site-link.tsx';
import { samplePagesAddress } from '../../shared/site/template-address.ts';
import { useHasDraft } from '../../shared/site/use-has-draft.ts';
import { useWords } from '../../shared/words/use-words.ts';
import styles from './hero.module.css';
import { LiveDocument } from './live-document.tsx';
import { FIRST_LOOK } from './looks.ts';
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
          {hasDraft && <LinkButton to="/builder/form">{t('continue')}</LinkButton>}
          <LinkButton variant={hasDraft ? 'default' : 'filled'} to="/builder/select-template">
            {t('start')}
          </LinkButton>
          {!hasDraft && (
            <LinkButton variant="default" to={samplePagesAddress(FIRST_LOOK.template.key)}>
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
