import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StorageError } from '../../../shared/storage/storage-error.ts';
import { usePlanStore } from '../../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../../workspace/plan-store/use-draft.ts';
import { AccountStatus, SyncQuestion, SyncStatus } from '../../../workspace/plan-sync/sync-status.tsx';
import { useSyncState } from '../../../workspace/plan-sync/use-plan-sync.ts';
import styles from './draft-status.module.css';

/** Whether the draft is on this device and in the account; failures stand where they are not overlooked. */
export function DraftStatus() {
  const { t } = useTranslation('drafts');
  const saving = useDraft((state) => state.saving);
  const isDamaged = useDraft((state) => state.isDamaged);
  return (
    <div className={styles.draftStatus}>
      {isDamaged && (
        <div className={styles.notice} role="alert">
          <p>{t('damaged')}</p>
        </div>
      )}
      {saving.kind === 'notSaved' ? <NotOnDevice reason={saving.reason} /> : <SyncStatus />}
    </div>
  );
}

/** The account may be the only copy: then the status says how far that one is. */
function NotOnDevice({ reason }: { readonly reason: StorageError }) {
  const { t } = useTranslation('drafts');
  const state = useSyncState();
  const { flush } = usePlanStore();
  const isInAccount = state.kind === 'saved' || state.kind === 'saving';
  return (
    <>
      {isInAccount && <AccountStatus isSaved={state.kind === 'saved'} />}
      <div className={styles.notice} role="alert">
        <p>{t(`notSaved.${isInAccount ? 'inAccount' : reason}`)}</p>
        <Button variant="default" onClick={flush}>
          {t('retry')}
        </Button>
      </div>
      <SyncQuestion state={state} />
    </>
  );
}
