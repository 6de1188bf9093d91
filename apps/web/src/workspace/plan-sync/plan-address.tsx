import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useOnce } from '../../shared/actions/use-once.ts';
import layout from '../../shared/design/layout.module.css';
import { withPlan } from '../../shared/layout/builder-address.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { signInAddress } from '../../shared/session/return-address.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { OpenError } from '../plan-store/plan-operations.ts';
import { lastOpened, planOperations } from '../plan-store/singletons.ts';
import { useShownDraft } from '../plan-store/use-draft.ts';

import { useKeptFocus } from './use-kept-focus.ts';

/**
 * The builder for the plan that its address names. An address without a plan gets the open one's, an address follows the
 * draft when another replaces it, and the draft follows the address. Only the draft that is left when the owner has signed out
 * replaces nothing: the address still names the plan, and asks to sign in for it.
 */
export function PlanAddress({ children }: { children: ReactNode }) {
  const { planId } = useParams();
  const shown = useShownDraft();
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const before = useRef(shown);
  useKeptFocus(shown);
  const [error, setError] = useState<{ readonly plan: string; readonly why: OpenError }>();

  useLayoutEffect(() => {
    const last = before.current;
    before.current = shown;
    const isSignedOut = sessionStore.getState().kind === 'signedOut';
    const follows = planId === undefined || (shown !== last && planId === last && !isSignedOut);
    if (!follows || planId === shown) return;
    // Another link may have been followed while this page was rendered: its click is not to be taken back.
    if (window.location.pathname !== pathname) return;
    lastOpened.write(shown);
    const to = { pathname: withPlan(pathname, shown) ?? pathname, search, hash };
    void navigate(to, { replace: true, state, preventScrollReset: true });
  }, [planId, shown, pathname, search, hash, state, navigate]);

  const open = useCallback(async (plan: string) => {
    const outcome = await planOperations.open(plan);
    setError(outcome.kind === 'opened' ? undefined : { plan, why: outcome });
  }, []);
  const isElsewhere = planId !== undefined && planId !== shown;
  useEffect(() => {
    if (isElsewhere) void open(planId);
  }, [isElsewhere, planId, open]);

  if (!isElsewhere) return <Fragment key={shown}>{children}</Fragment>;
  if (error?.plan !== planId) return <Opening />;
  return <NotOpened why={error.why} onRetry={() => open(planId)} />;
}

function Opening() {
  const { t } = useTranslation('planSync');
  return (
    <div className={layout.prose} aria-busy="true" role="status">
      <p className={layout.lead}>{t('address.opening')}</p>
    </div>
  );
}

function NotOpened({ why, onRetry }: { why: OpenError; onRetry: () => Promise<void> }) {
  const { t } = useTranslation('planSync');
  const { pathname, search, hash } = useLocation();
  const isSignedIn = useSession(({ kind }) => kind === 'signedIn');
  const retry = useOnce(onRetry);
  if (why.kind === 'signInNeeded') return <Navigate to={signInAddress(pathname + search + hash)} replace />;
  return (
    <div className={layout.prose} role="alert">
      <h1>{t(why.kind === 'notFound' ? 'address.notFound.title' : 'address.failed.title')}</h1>
      <p className={layout.lead}>{why.kind === 'notFound' ? t('address.notFound.text') : why.error}</p>
      <div className={layout.actions}>
        {why.kind === 'failed' && (
          <Button loading={retry.busy} onClick={retry.run}>
            {t('retry')}
          </Button>
        )}
        {isSignedIn && <ButtonLink to="/my-plans">{t('address.myPlans')}</ButtonLink>}
        <ButtonLink variant="default" to="/builder/form">
          {t('address.openPlan')}
        </ButtonLink>
      </div>
    </div>
  );
}
