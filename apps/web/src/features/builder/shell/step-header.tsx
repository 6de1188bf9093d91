import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import layout from '../../../shared/design/layout.module.css';
import { AppMenu } from '../../../shared/layout/app-menu.tsx';
import { pageOf, planAddress } from '../../../shared/layout/builder-address.ts';
import { AppLink } from '../../../shared/site/app-link.tsx';
import { HomeLink } from '../../../shared/site/home-link.tsx';
import { formAddress } from '../../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useIsBegun } from '../../../workspace/plan-store/use-is-begun.ts';
import { useSignOut } from '../../../workspace/sign-out/use-sign-out.ts';
import styles from './step-header.module.css';

const STEPS = [
  { key: 'selectTemplate', page: 'select-template' },
  { key: 'form', page: 'form' },
  { key: 'register', page: 'register' },
] as const;

/** The three steps of the builder; each leads there, for the plan that is open. */
export function StepHeader() {
  const store = usePlanStore();
  const { t } = useTranslation('builder');
  const { pathname, search } = useLocation();
  const page = pageOf(pathname);
  // The review looks over what was filled in.
  const step = page.startsWith('/builder/review') ? 'form' : page.split('/')[2];
  const isInForm = page.startsWith('/builder/form');
  const addressOf = (page: (typeof STEPS)[number]['page']) => {
    if (page !== 'form') return planAddress(store.draftId(), page);
    return isInForm ? pathname + search : formAddress(store);
  };
  const current = STEPS.findIndex(({ page }) => page === step);
  const signOut = useSignOut();
  const isBegun = useIsBegun();
  // Who comes to sign up, with nothing begun, is at no step of anything.
  const hasSteps = isBegun || !page.startsWith('/builder/register');
  return (
    <header className={`${layout.navbar} ${styles.header}`}>
      <HomeLink />
      {hasSteps && (
        <nav aria-label={t('steps.label')}>
          <ol className={styles.steps}>
            {STEPS.map(({ key, page }, index) => (
              <li key={key}>
                <AppLink
                  className={styles.step}
                  to={addressOf(page)}
                  aria-current={index === current ? 'step' : undefined}
                  data-done={index < current || undefined}
                >
                  <span className={styles.stepNumber} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.stepName}>{t(`steps.${key}`)}</span>
                  <span className={styles.stepShort} aria-hidden="true">
                    {t(`steps.short.${key}`)}
                  </span>
                </AppLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <AppMenu signOut={signOut} />
    </header>
  );
}
