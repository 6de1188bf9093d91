import { LinkButton } from '../../shared/site/site-link.tsx';
import { useWords } from '../../shared/words/use-words.ts';
import { Drawing, type FeatureName } from './drawing.tsx';
import styles from './features.module.css';
import page from './section.module.css';

const FEATURES = [
  'speed',
  'themes',
  'languages',
  'figures',
  'organigram',
  'sharing',
] as const satisfies readonly FeatureName[];

export function Features() {
  const { t } = useWords('home');
  return (
    <section className={page.section} id="features" aria-labelledby="features-title">
      <h2 className={page.title} id="features-title">
        {t('features.title')}
      </h2>
      <ul className={styles.grid}>
        {FEATURES.map((feature) => (
          <li className={styles.feature} key={feature}>
            <Drawing name={feature} className={styles.drawing} />
            <h3 className={styles.name}>{t(`features.items.${feature}.title`)}</h3>
            <p className={styles.text}>{t(`features.items.${feature}.text`)}</p>
          </li>
        ))}
      </ul>
      <LinkButton to="/builder/select-template">{t('features.action')}</LinkButton>
    </section>
  );
}
