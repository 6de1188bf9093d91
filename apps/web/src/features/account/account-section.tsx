import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
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
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isAddressed = id !== undefined && hash === `#${id}`;
  useEffect(() => {
    // The account loads after the router has looked for the fragment.
    if (isAddressed) section.current?.scrollIntoView();
  }, [isAddressed]);
  return (
    <section ref={section} className={styles.section} id={id} aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
