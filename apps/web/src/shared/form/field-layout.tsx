import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Fields below one another. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Short fields side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
