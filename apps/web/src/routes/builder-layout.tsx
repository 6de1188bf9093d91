import { lazy, type ReactNode, Suspense } from 'react';
import { type LoaderFunctionArgs, Outlet, useLocation } from 'react-router';
import { StepHeader } from '../features/builder/shell/step-header.tsx';
import { Commands } from '../features/commands/commands.tsx';
import styles from '../shared/design/layout.module.css';
import { AppFooter } from '../shared/layout/app-footer.tsx';
import { pageOf } from '../shared/layout/builder-address.ts';
import { useOfflineFiles } from '../shared/offline/use-offline-files.ts';
import { MAIN_ID, SkipLink, SkipToForm } from '../shared/site/skip-link.tsx';
import { OpenPlanPeople } from '../workspace/people/open-plan-people.tsx';
import { useDraft } from '../workspace/plan-store/use-draft.ts';
import { redirectToOpenPlan } from '../workspace/plan-sync/first-address.ts';
import { PlanAddress } from '../workspace/plan-sync/plan-address.tsx';
import { useHistoryKeys } from '../workspace/undo/use-history-keys.ts';

/** Fetched by plans that are worked out from assumptions; without its code the figures come with the finance section. */
const GridFigures = lazy(() =>
  import('../features/finance/forecast/figures/grid-figures.tsx').then(
    (code) => ({ default: code.GridFigures }),
    () => ({ default: (): ReactNode => null }),
  ),
);

export const loader = ({ request, params }: LoaderFunctionArgs): Response | null =>
  redirectToOpenPlan(request, params.planId) ?? null;

export const shouldRevalidate = () => false;

export default function BuilderLayout() {
  useOfflineFiles();
  useHistoryKeys();
  const isWorkedOut = useDraft(({ draft }) => draft.finance.assumptions?.linked === true);
  const isForm = pageOf(useLocation().pathname) === '/builder/form';
  return (
    <div className={styles.page}>
      <SkipLink />
      {isForm && <SkipToForm />}
      <StepHeader />
      <main className={`${styles.main} ${styles.tall}`} id={MAIN_ID} tabIndex={-1}>
        <PlanAddress>
          <Outlet />
        </PlanAddress>
      </main>
      <AppFooter />
      <Commands />
      <OpenPlanPeople />
      <Suspense fallback={null}>{isWorkedOut && <GridFigures />}</Suspense>
    </div>
  );
}
