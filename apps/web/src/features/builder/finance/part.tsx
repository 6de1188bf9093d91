import { type ReactNode, useId } from 'react';
import styles from './finance.module.css';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of a long section, under a heading of its own. */
export function Part({ title, hint, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
      </header>
      {children}
    </section>
  );
}
