import { PRODUCT_NAME } from '@trazo/plan/product';
import styles from './wordmark.module.css';

/** The name, underlined by the stroke it means. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      {PRODUCT_NAME}
      <svg className={styles.stroke} viewBox="0 0 120 14" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 9.5C22 4.5 58 2.6 118 5.2 84 5.4 52 7.6 30 11.6" />
      </svg>
    </span>
  );
}
