import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../account/choose-language.ts';
import { LanguageSelector } from '../site/language-selector.tsx';
import { LEGAL_LINKS } from '../site/site-footer.tsx';
import { SiteLink } from '../site/site-link.tsx';
import styles from './app-footer.module.css';

/** One slim line within the application: the language, which is saved to the account, and what the law wants. */
export function AppFooter() {
  const { t } = useTranslation('navigation');
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footerMenu')}>
        <ul className={styles.links}>
          {LEGAL_LINKS.map(({ to, name }) => (
            <li key={name}>
              <SiteLink to={to}>{t(name)}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSelector onChoose={(language) => void chooseLanguage(language)} />
    </footer>
  );
}
