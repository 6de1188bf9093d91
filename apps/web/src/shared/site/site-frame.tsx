import type { Language } from '@trazo/plan/languages';
import type { ReactNode } from 'react';
import styles from '../design/layout.module.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteNavbar } from './site-navbar.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';

interface SiteFrameProps {
  readonly children: ReactNode;
  readonly onLanguage: (language: Language) => void;
}

/** Navbar, page, footer: the public layout of specification §2. */
export function SiteFrame({ children, onLanguage }: SiteFrameProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <SiteNavbar onLanguage={onLanguage} />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <SiteFooter onLanguage={onLanguage} />
    </div>
  );
}
