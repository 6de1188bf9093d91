import { PRODUCT_NAME } from '@trazo/plan/product';
import { INITIAL } from './initial.ts';
import styles from './wordmark.module.css';

/** The name under one stroke of the red pencil: the T's stem is set, its bar is drawn over the whole word. */
export function Wordmark() {
  if (!PRODUCT_NAME.startsWith(INITIAL.letter))
    return <span className={styles.wordmark}>{PRODUCT_NAME}</span>;
  return (
    <span className={styles.wordmark}>
      <span className={styles.name}>{PRODUCT_NAME}</span>
      <span aria-hidden="true" className={styles.drawn}>
        <svg className={styles.initial} viewBox={INITIAL.box} aria-hidden="true">
          <path d={INITIAL.stem} fill="currentColor" />
          <path d={INITIAL.bar} fill="var(--accent)" />
        </svg>
        {PRODUCT_NAME.slice(INITIAL.letter.length)}
      </span>
    </span>
  );
}
