import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { chooseLanguage } from '../account/choose-language.ts';
import type { Once } from '../actions/use-once.ts';
import { PageMenu } from '../menu/page-menu.tsx';
import { menuItem } from '../menu/popover-panel.tsx';
import { useIsSignedIn, useUser } from '../session/use-session.ts';
import { LanguageSelector } from '../site/language-selector.tsx';
import styles from './app-menu.module.css';
import { Portrait } from './portrait.tsx';

interface AppMenuProps {
  readonly signOut: Once<readonly [destination: '/' | '/signin']>;
}

/** The menu of the application: plans, account, signing out; or signing in. */
export function AppMenu({ signOut }: AppMenuProps) {
  const { t } = useTranslation('auth');
  const isSignedIn = useIsSignedIn();
  const user = useUser();
  return (
    <div className={styles.menu}>
      <span className={styles.busy} role="status">
        {signOut.busy && (
          <>
            <Loader size="xs" color="var(--accent)" aria-hidden="true" />
            {t('signOut.busy')}
          </>
        )}
      </span>
      <PageMenu
        face={user && <Portrait user={user} size="small" />}
        language={<LanguageSelector onChoose={(language) => void chooseLanguage(language)} />}
      >
        {isSignedIn ? <AccountItems signOut={signOut} /> : <SignInItem />}
      </PageMenu>
    </div>
  );
}

function SignInItem() {
  const { t } = useTranslation('navigation');
  return (
    <NavLink className={menuItem} to="/signin">
      {t('signIn')}
    </NavLink>
  );
}

function AccountItems({ signOut }: AppMenuProps) {
  const { t } = useTranslation(['navigation', 'auth']);
  const actions = [
    { name: t('auth:another'), destination: '/signin' },
    { name: t('navigation:signOut'), destination: '/' },
  ] as const;
  return (
    <>
      <NavLink className={menuItem} to="/my-plans">
        {t('navigation:myPlans')}
      </NavLink>
      <NavLink className={menuItem} to="/account">
        {t('navigation:account')}
      </NavLink>
      {actions.map(({ name, destination }) => (
        <button
          key={destination}
          type="button"
          className={menuItem}
          aria-disabled={signOut.busy}
          onClick={() => signOut.run(destination)}
        >
          {name}
        </button>
      ))}
    </>
  );
}
