import { useId, useState } from 'react';
import controls from '../../shared/design/plain-controls.module.css';
import { useWords } from '../../shared/words/use-words.ts';
import type { TESTIMONIALS } from './examples.ts';
import styles from './testimony.module.css';

export function Testimonial({ id }: { id: (typeof TESTIMONIALS)[number]['id'] }) {
  const { t } = useWords(['testimonials', 'home']);
  const [isOpen, setOpen] = useState(false);
  const rest = useId();
  const who = t(`items.${id}.who`);
  return (
    <figure className={styles.slide}>
      <blockquote className={styles.words}>
        <p>{t(`items.${id}.quote`)}</p>
        <p className={styles.more} id={rest} hidden={!isOpen}>
          {t(`items.${id}.more`)}
        </p>
      </blockquote>
      <figcaption className={styles.who}>{who}</figcaption>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={rest}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'home:testimony.less' : 'home:testimony.more')}
        <span className={controls.hidden}>: {who}</span>
      </button>
    </figure>
  );
}
