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

/** The plans, and everything else in the menu. */
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
        </nav>
        <AppMenu signOut={signOut} />
      </div>
    </header>
  );
}
