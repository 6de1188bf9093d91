import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Once } from '../actions/use-once.ts';
import layout from '../design/layout.module.css';
import { HomeLink } from '../site/home-link.tsx';
import { AppMenu } from './app-menu.tsx';
import styles from './dashboard-navbar.module.css';

interface DashboardNavbarProps {
  readonly signOut: Once<readonly [destination: '/' | '/signin']>;
}

/** Plans, account and signing out (specification §2); on a small screen they are in the menu, as is all else. */
export function DashboardNavbar({ signOut }: DashboardNavbarProps) {
  const { t } = useTranslation('navigation');
  return (
    <header className={layout.navbar}>
      <HomeLink />
      <div className={styles.end}>
        <nav className={styles.wideMenu} aria-label={t('main')}>
          <NavLink className={styles.menuItem} to="/my-plans">
            {t('myPlans')}
          </NavLink>
          <NavLink className={styles.menuItem} to="/account">
            {t('account')}
          </NavLink>
          <button
            type="button"
            className={styles.menuItem}
            aria-disabled={signOut.busy}
            onClick={() => signOut.run('/')}
          >
            {t('signOut')}
          </button>
        </nav>
        <AppMenu signOut={signOut} />
      </div>
    </header>
  );
}
