import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageSelector } from './language-selector.tsx';
import styles from './layout.module.css';

export function SiteFooter() {
  const { t } = useTranslation('navigation');
  return (
    <footer className={styles.footer}>
      <div>
        <p>{t('footer')}</p>
        <nav className={styles.footerLinks} aria-label={t('legal')}>
          <Link to="/terms">{t('terms')}</Link>
          <Link to="/privacy">{t('privacy')}</Link>
        </nav>
      </div>
      <LanguageSelector />
    </footer>
  );
}
