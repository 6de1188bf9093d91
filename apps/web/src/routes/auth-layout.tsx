import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { Wordmark } from '../shared/design/wordmark.tsx';
import styles from '../shared/layout/layout.module.css';
import { SiteFooter } from '../shared/layout/site-footer.tsx';
import { MAIN_ID, SkipLink } from '../shared/layout/skip-link.tsx';

/** A title and the page (specification §2). */
export default function AuthLayout() {
  const { t } = useTranslation('navigation');
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.navbar}>
        <Link className={styles.home} to="/" aria-label={t('home')}>
          <Wordmark />
        </Link>
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
