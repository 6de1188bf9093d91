import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LanguageSelector } from './language-selector.tsx';
import styles from './layout.module.css';

export function SiteFooter() {
  const { t } = useTranslation(['navigation', 'consent']);
  return (
    <footer className={styles.footer}>
      <div>
        <p>{t('navigation:footer')}</p>
        <nav className={styles.footerLinks} aria-label={t('navigation:legal')}>
          <Link to="/terms">{t('navigation:terms')}</Link>
          <Link to="/privacy">{t('navigation:privacy')}</Link>
          <Link to="/cancel">{t('consent:cancelHere')}</Link>
          <Link to="/account#payments">{t('consent:withdrawHere')}</Link>
        </nav>
      </div>
      <LanguageSelector />
    </footer>
  );
}
