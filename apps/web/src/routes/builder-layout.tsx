import { Outlet } from 'react-router';
import { StepHeader } from '../features/builder/step-header.tsx';
import styles from '../shared/layout/layout.module.css';
import { SiteFooter } from '../shared/layout/site-footer.tsx';
import { MAIN_ID, SkipLink } from '../shared/layout/skip-link.tsx';

export default function BuilderLayout() {
  return (
    <div className={styles.page}>
      <SkipLink />
      <StepHeader />
      <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
