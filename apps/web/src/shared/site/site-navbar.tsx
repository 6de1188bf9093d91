import { useRef } from 'react';
import styles from '../design/layout.module.css';
import controls from '../design/plain-controls.module.css';
import { useHasToken } from '../session/use-has-token.ts';
import { useWords } from '../words/use-words.ts';
import { HomeLink } from './home-link.tsx';
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
    // Older browsers know no popovers: there the menu always stands open (layout.module.css).
    if (menu.current?.togglePopover !== undefined) menu.current.togglePopover(false);
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
