import type { Language } from '@trazo/plan/languages';
import styles from '../design/layout.module.css';
import { PageMenu } from '../menu/page-menu.tsx';
import { menuItem } from '../menu/popover-panel.tsx';
import { useHasToken } from '../session/use-has-token.ts';
import { useWords } from '../words/use-words.ts';
import { HomeLink } from './home-link.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { LinkButton, SiteLink } from './site-link.tsx';

const LINKS = [
  { to: '/#features', name: 'features' },
  { to: '/#pricing', name: 'pricing' },
  { to: '/#magazine', name: 'knowUs' },
] as const;

/** Links and one button (specification §2); on a phone they are in the menu. */
export function SiteNavbar({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useWords('navigation');
  const isSignedIn = useHasToken();
  const entry = isSignedIn
    ? ({ to: '/my-plans', name: 'dashboard' } as const)
    : ({ to: '/signin', name: 'signIn' } as const);
  return (
    <header className={styles.navbar}>
      <HomeLink />
      <div className={styles.navbarEnd}>
        <nav className={styles.menu} aria-label={t('main')}>
          {LINKS.map(({ to, name }) => (
            <SiteLink key={name} className={styles.menuItem} to={to}>
              {t(name)}
            </SiteLink>
          ))}
          <LinkButton variant="default" to={entry.to}>
            {t(entry.name)}
          </LinkButton>
        </nav>
        <PageMenu language={<LanguageSelector onChoose={onLanguage} />}>
          {[...LINKS, entry].map(({ to, name }) => (
            <SiteLink key={name} className={`${menuItem} ${styles.onPhone}`} to={to}>
              {t(name)}
            </SiteLink>
          ))}
        </PageMenu>
      </div>
    </header>
  );
}
