import { Outlet } from 'react-router';
import { HomeLink } from '../shared/layout/home-link.tsx';
import styles from '../shared/layout/layout.module.css';
import { SiteFooter } from '../shared/layout/site-footer.tsx';
import { MAIN_ID, SkipLink } from '../shared/layout/skip-link.tsx';

/** A title and the page (specification §2). */
export default function AuthLayout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.navbar}>
        <HomeLink />
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
