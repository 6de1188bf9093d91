import type { ReactNode } from 'react';
import styles from './auth.module.css';

interface AuthPageProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** The title and the page of the auth layout. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
