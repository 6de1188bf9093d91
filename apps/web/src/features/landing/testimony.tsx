import { PRODUCT_NAME } from '@trazo/plan/product';
import { useWords } from '../../shared/words/use-words.ts';
import { Drawing } from './drawing.tsx';
import { needsNote, TESTIMONIALS } from './examples.ts';
import page from './section.module.css';
import { SlideButton } from './slide-button.tsx';
import { Testimonial } from './testimonial.tsx';
import styles from './testimony.module.css';
import { useSlides } from './use-slides.ts';

const COUNT = TESTIMONIALS.length;

export function Testimony() {
  const { t } = useWords(['home', 'testimonials']);
  const { track, index, go, onArrow, onScroll } = useSlides(COUNT);
  return (
    <section className={styles.section} id="testimony" aria-labelledby="testimony-title">
      <div className={styles.head}>
        <Drawing name="quote" className={styles.quote} />
        <h2 className={page.title} id="testimony-title">
          {t('testimony.title')}
        </h2>
        <div className={styles.steps}>
          <SlideButton to="previous" disabled={index === 0} onPress={() => go(-1)} onArrow={onArrow}>
            {t('testimony.previous')}
          </SlideButton>
          <span className={styles.position} role="status">
            {t('testimony.position', { index: index + 1, count: COUNT })}
          </span>
          <SlideButton to="next" disabled={index === COUNT - 1} onPress={() => go(1)} onArrow={onArrow}>
            {t('testimony.next')}
          </SlideButton>
        </div>
      </div>
      <div className={styles.track} ref={track} onScroll={onScroll}>
        <ul className={styles.slides} aria-label={t('testimony.slides')}>
          {TESTIMONIALS.map(({ id }) => (
            <li key={id}>
              <Testimonial id={id} />
            </li>
          ))}
        </ul>
      </div>
      {needsNote(TESTIMONIALS) && (
        <p className={`${page.note} ${styles.note}`}>
          {t('testimonials:itemsNote', { product: PRODUCT_NAME })}
        </p>
      )}
    </section>
  );
}
