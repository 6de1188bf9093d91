import { replace } from 'react-router';
import { withPlan } from '../../shared/layout/builder-address.ts';
import { lastOpened, planStore } from '../plan-store/singletons.ts';

/**
 * A redirect to the same page for the open plan, where the address bar names none. Before the first render: a navigation
 * after it (plan-address.tsx) measures the page and renders all of it a second time.
 */
export function redirectToOpenPlan(request: Request, planId: string | undefined): Response | undefined {
  const { pathname, search } = new URL(request.url);
  // Inside the application the address bar still shows the page that is left, and its fragment.
  if (planId !== undefined || pathname !== window.location.pathname) return undefined;
  const shown = planStore.draftId();
  const address = withPlan(pathname, shown);
  if (address === undefined) return undefined;
  lastOpened.write(shown);
  return replace(address + search + window.location.hash);
}
