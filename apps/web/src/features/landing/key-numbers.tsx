import controls from '../../shared/design/plain-controls.module.css';
import { useWords } from '../../shared/words/use-words.ts';
import { KEY_NUMBERS, needsNote } from './examples.ts';
import styles from './key-numbers.module.css';
import page from './section.module.css';

export function KeyNumbers() {
  const { t } = useWords(['testimonials', 'home']);
  return (
    <section className={styles.stats} id="stats" aria-labelledby="stats-title">
      <h2 className={controls.hidden} id="stats-title">
        {t('home:stats.title')}
      </h2>
      <ul className={styles.numbers}>
        {KEY_NUMBERS.map(({ id, isExample }) => (
          <li key={id}>
            <strong className={styles.figure}>
              {t(`numbers.${id}.figure`)}
              {isExample && <span className={styles.footnote}>*</span>}
            </strong>
            <span className={styles.text}>{t(`numbers.${id}.text`)}</span>
          </li>
        ))}
      </ul>
      {needsNote(KEY_NUMBERS) && <p className={page.note}>* {t('numbersNote')}</p>}
    </section>
  );
}
