import { Outlet } from 'react-router';
import styles from '../shared/design/layout.module.css';
import { AppFooter } from '../shared/layout/app-footer.tsx';
import { AppMenu } from '../shared/layout/app-menu.tsx';
import { HomeLink } from '../shared/site/home-link.tsx';
import { MAIN_ID, SkipLink } from '../shared/site/skip-link.tsx';
import { useSignOut } from '../workspace/sign-out/use-sign-out.ts';

/** A title and the page (specification §2). */
export default function AuthLayout() {
  const signOut = useSignOut();
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.navbar}>
        <HomeLink />
        <AppMenu signOut={signOut} />
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <AppFooter />
    </div>
  );
}
