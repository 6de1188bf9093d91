import { Outlet } from 'react-router';
import { AppFooter } from '../shared/layout/app-footer.tsx';
import { DashboardNavbar } from '../shared/layout/dashboard-navbar.tsx';
import { OnlySignedIn } from '../shared/session/guards.tsx';
import { WithUser } from '../shared/session/with-user.tsx';
import styles from '../shared/site/layout.module.css';
import { MAIN_ID, SkipLink } from '../shared/site/skip-link.tsx';

export default function DashboardLayout() {
  return (
    <OnlySignedIn>
      <div className={styles.page}>
        <SkipLink />
        <DashboardNavbar />
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
