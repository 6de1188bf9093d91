import i18next from 'i18next';
import { showNotice } from '../../shared/notices/notices.ts';
import type { Draft } from '../drafts/draft.ts';
import { planSync } from './this-tab-sync.ts';

/** Opens a saved plan to be written on; what is typed in the one before stays in that. */
export async function openSavedPlan(id: string, onOpened: () => void): Promise<void> {
  const outcome = await planSync.open(id);
  if (outcome.kind === 'opened') onOpened();
  else showNotice({ tone: 'error', text: errorCodeOf(outcome) });
}

function errorCodeOf(
  outcome: Exclude<Awaited<ReturnType<typeof planSync.open>>, { kind: 'opened' }>,
): string {
  if (outcome.kind === 'failed') return outcome.error;
  return i18next.t(outcome.kind === 'notFound' ? 'errors:not_found' : 'errors:not_signed_in');
}

/** Begins another plan, blank or with a draft, and leaves the one before among the saved plans. */
export const beginPlan = async (
  draft: Draft | undefined,
  onOpened: (undo: () => void) => void,
): Promise<void> => onOpened(await planSync.begin(draft));
