import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

interface AccountSectionProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One matter of the account: what it is on the left, what to do about it on the right. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
