import { type ReactNode, useId } from 'react';
import styles from './account.module.css';

interface AccountSectionProps {
  /** What an address may point to. */
  readonly id?: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** One matter of the account: what it is on the left, what to do about it on the right. */
export function AccountSection({ id, title, note, children }: AccountSectionProps) {
  const titleId = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
