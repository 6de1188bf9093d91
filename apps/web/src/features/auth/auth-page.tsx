import type { ReactNode } from 'react';
import { useFocusAfter } from '../../shared/account-form/use-focus-after.ts';
import styles from './auth.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
  /** What the page is at. When that changes, the button that was pressed is gone: the focus goes to the title. */
  readonly step?: string;
}

/** The title and the page of the auth layout. */
export function AuthPage({ title, lead, children, step }: AuthPageProps) {
  const heading = useFocusAfter<HTMLHeadingElement>(step);
  return (
    <div className={styles.page}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
