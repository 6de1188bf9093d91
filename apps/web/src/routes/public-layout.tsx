import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { ButtonLink } from '../shared/layout/button-link.tsx';
import { HomeLink } from '../shared/layout/home-link.tsx';
import styles from '../shared/layout/layout.module.css';
import { SiteFooter } from '../shared/layout/site-footer.tsx';
import { MAIN_ID, SkipLink } from '../shared/layout/skip-link.tsx';
import { useIsSignedIn } from '../shared/session/use-session.ts';

export default function PublicLayout() {
  const { t } = useTranslation('navigation');
  const signedIn = useIsSignedIn();
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.navbar}>
        <HomeLink />
        <nav className={styles.publicMenu} aria-label={t('main')}>
          <ButtonLink variant="subtle" to={signedIn ? '/my-plans' : '/signin'}>
            {t(signedIn ? 'dashboard' : 'signIn')}
          </ButtonLink>
          <ButtonLink variant="default" to="/builder/select-template">
            {t('build')}
          </ButtonLink>
        </nav>
      </header>
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
