import { Outlet } from 'react-router';
import { DashboardNavbar } from '../shared/layout/dashboard-navbar.tsx';
import styles from '../shared/layout/layout.module.css';
import { SiteFooter } from '../shared/layout/site-footer.tsx';
import { MAIN_ID, SkipLink } from '../shared/layout/skip-link.tsx';
import { OnlySignedIn } from '../shared/session/guards.tsx';
import { WithUser } from '../shared/session/with-user.tsx';

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
        <SiteFooter />
      </div>
    </OnlySignedIn>
  );
}
