import { Outlet } from 'react-router';
import { OnlySignedIn } from '../shared/account/guards.tsx';
import { WithUser } from '../shared/account/with-user.tsx';
import styles from '../shared/design/layout.module.css';
import { AppFooter } from '../shared/layout/app-footer.tsx';
import { DashboardNavbar } from '../shared/layout/dashboard-navbar.tsx';
import { MAIN_ID, SkipLink } from '../shared/site/skip-link.tsx';
import { useSignOut } from '../workspace/sign-out/use-sign-out.ts';

export default function DashboardLayout() {
  const signOut = useSignOut();
  return (
    <OnlySignedIn>
      <div className={styles.page}>
        <SkipLink />
        <DashboardNavbar signOut={signOut} />
        <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
          <WithUser>
            <Outlet />
          </WithUser>
        </main>
        <AppFooter />
      </div>
    </OnlySignedIn>
  );
}
