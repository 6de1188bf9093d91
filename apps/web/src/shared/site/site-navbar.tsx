import { useRef } from 'react';
import { useHasToken } from '../session/use-has-token.ts';
import { useWords } from '../words/use-words.ts';
import controls from './controls.module.css';
import { HomeLink } from './home-link.tsx';
import styles from './layout.module.css';
import { LinkButton, SiteLink } from './site-link.tsx';

const LINKS = [
  { to: '/#features', name: 'features' },
  { to: '/#pricing', name: 'pricing' },
  { to: '/#magazine', name: 'knowUs' },
] as const;

const MENU_ID = 'site-menu';

/** Links and one button (specification §2); on a phone they fold into the browser's own popover, which needs no script. */
export function SiteNavbar() {
  const { t } = useWords('navigation');
  const isSignedIn = useHasToken();
  const menu = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  return (
    <header className={styles.navbar}>
      <HomeLink />
      <button
        type="button"
        className={`${controls.iconButton} ${styles.menuButton}`}
        popoverTarget={MENU_ID}
        aria-label={t('menu')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h10" />
        </svg>
      </button>
      <nav className={styles.menu} id={MENU_ID} ref={menu} popover="auto" aria-label={t('main')}>
        {LINKS.map(({ to, name }) => (
          <SiteLink key={name} className={styles.menuItem} to={to} onClick={close}>
            {t(name)}
          </SiteLink>
        ))}
        <LinkButton variant="default" to={isSignedIn ? '/my-plans' : '/signin'} onClick={close}>
          {t(isSignedIn ? 'dashboard' : 'signIn')}
        </LinkButton>
      </nav>
    </header>
  );
}
