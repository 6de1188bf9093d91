import { useTranslation } from 'react-i18next';
import { LanguageSelector } from './language-selector.tsx';
import styles from './layout.module.css';

export function SiteFooter() {
  const { t } = useTranslation('navigation');
  return (
    <footer className={styles.footer}>
      <p>{t('footer')}</p>
      <LanguageSelector />
    </footer>
  );
}
