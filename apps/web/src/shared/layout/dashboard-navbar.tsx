import { ActionIcon, Drawer, Loader } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { Once } from '../actions/use-once.ts';
import layout from '../design/layout.module.css';
import { useUser } from '../session/use-session.ts';
import { HomeLink } from '../site/home-link.tsx';
import styles from './dashboard-navbar.module.css';
import { Portrait } from './portrait.tsx';

const PAGES = [
  { to: '/my-plans', name: 'myPlans' },
  { to: '/account', name: 'account' },
] as const;

interface DashboardNavbarProps {
  readonly signOut: Once<readonly [destination: '/' | '/signin']>;
}

/** My plans, my account, sign out; on a phone they slide out. */
export function DashboardNavbar({ signOut }: DashboardNavbarProps) {
  const { t } = useTranslation('navigation');
  const [opened, { open, close }] = useDisclosure();
  return (
    <header className={layout.navbar}>
      <HomeLink />
      <nav className={styles.wideMenu} aria-label={t('main')}>
        <MenuItems signOut={signOut} />
      </nav>
      <ActionIcon className={styles.menuButton} onClick={open} aria-label={t('menu')} aria-haspopup="dialog">
        <IconMenu2 />
      </ActionIcon>
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size="min(20rem, 85vw)"
        title={t('menu')}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <nav className={styles.narrowMenu} aria-label={t('main')}>
          <MenuItems signOut={signOut} onChoose={close} />
        </nav>
      </Drawer>
    </header>
  );
}

interface MenuItemsProps extends DashboardNavbarProps {
  readonly onChoose?: () => void;
}

function MenuItems({ signOut, onChoose }: MenuItemsProps) {
  const { t } = useTranslation(['navigation', 'auth']);
  const user = useUser();
  const actions = [
    { name: t('auth:another'), destination: '/signin' },
    { name: t('navigation:signOut'), destination: '/' },
  ] as const;
  return (
    <>
      {PAGES.map(({ to, name }) => (
        <NavLink key={to} className={styles.menuItem} to={to} onClick={onChoose}>
          {name === 'account' && user !== undefined && <Portrait user={user} size="small" />}
          {t(`navigation:${name}`)}
        </NavLink>
      ))}
      {actions.map(({ name, destination }) => (
        <button
          key={destination}
          type="button"
          className={styles.menuItem}
          aria-disabled={signOut.busy}
          onClick={() => signOut.run(destination)}
        >
          {name}
        </button>
      ))}
      <span className={styles.busy} role="status">
        {signOut.busy && (
          <>
            <Loader size="xs" color="var(--accent)" aria-hidden="true" />
            {t('auth:signOut.busy')}
          </>
        )}
      </span>
    </>
  );
}
