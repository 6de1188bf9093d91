import i18next from 'i18next';
import { stillHere } from '../../shared/layout/builder-address.ts';
import { showNotice } from '../../shared/notices/notices.ts';
import type { OpenError } from '../plan-store/plan-operations.ts';
import { planOperations } from '../plan-store/singletons.ts';

/**
 * Opens a saved plan to be written on; what is typed in the one before stays in that. Who has gone to another page while the plan was
 * on its way is not led back from there.
 */
export async function openSavedPlan(id: string, onOpened: () => void): Promise<void> {
  const isHere = stillHere();
  const outcome = await planOperations.open(id);
  if (outcome.kind !== 'opened') showNotice({ tone: 'error', text: errorOf(outcome) });
  else if (isHere()) onOpened();
}

function errorOf(outcome: OpenError): string {
  if (outcome.kind === 'failed') return outcome.error;
  return i18next.t(outcome.kind === 'notFound' ? 'errors:not_found' : 'errors:not_signed_in');
}
