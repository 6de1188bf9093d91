import { ActionIcon, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { useUser } from '../session/use-session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { HomeLink } from '../site/home-link.tsx';
import layout from '../site/layout.module.css';
import styles from './dashboard-navbar.module.css';
import { Portrait } from './portrait.tsx';

const PAGES = [
  { to: '/my-plans', name: 'myPlans' },
  { to: '/account', name: 'account' },
] as const;

/** My plans, my account, sign out; on a phone they slide out. */
export function DashboardNavbar() {
  const { t } = useTranslation('navigation');
  const [opened, { open, close }] = useDisclosure();
  return (
    <header className={layout.navbar}>
      <HomeLink />
      <nav className={styles.wideMenu} aria-label={t('main')}>
        <MenuItems />
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
          <MenuItems onChoose={close} />
        </nav>
      </Drawer>
    </header>
  );
}

function MenuItems({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation(['navigation', 'auth']);
  const user = useUser();
  const signOut = useSignOut();
  const switchAccount = useSignOut('/signin');
  const actions = [
    { name: t('auth:another'), act: switchAccount },
    { name: t('navigation:signOut'), act: signOut },
  ];
  return (
    <>
      {PAGES.map(({ to, name }) => (
        <NavLink key={to} className={styles.menuItem} to={to} onClick={onChoose}>
          {name === 'account' && user !== undefined && <Portrait user={user} size="small" />}
          {t(`navigation:${name}`)}
        </NavLink>
      ))}
      {actions.map(({ name, act }) => (
        <button
          key={name}
          type="button"
          className={styles.menuItem}
          onClick={() => {
            onChoose?.();
            void act();
          }}
        >
          {name}
        </button>
      ))}
    </>
  );
}
