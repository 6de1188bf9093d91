import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../account/choose-language.ts';
import { LanguageSelector } from '../site/language-selector.tsx';
import { LEGAL_LINKS } from '../site/site-footer.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './app-footer.module.css';

/** Those that must be found at once stand first. */
const LINKS = ['cancelHere', 'withdrawHere', 'imprint', 'terms', 'privacy', 'cookies'].flatMap((wanted) =>
  LEGAL_LINKS.filter(({ name }) => name === wanted),
);

/** Short enough for two rows of a phone. */
const labelOf = (name: (typeof LEGAL_LINKS)[number]['name']) => (name === 'terms' ? 'termsShort' : name);

/** Slim, within the application, one line at a desk and two on a phone: the language, which is saved to the account, and what the law wants. */
export function AppFooter() {
  const { t } = useTranslation('navigation');
  return (
    <footer className={styles.footer}>
      <nav className={styles.menu} aria-label={t('footerMenu')}>
        <ul className={styles.links}>
          {LINKS.map(({ to, name }) => (
            <li key={name}>
              <SiteLink to={to}>{t(labelOf(name))}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSelector onChoose={(language) => void chooseLanguage(language)} />
    </footer>
  );
}
