import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { StorageError } from '../../../shared/storage/storage-error.ts';
import { DRAFT_PARTS, type DraftPart } from '../../../workspace/drafts/draft.ts';
import { usePlanStore } from '../../../workspace/drafts/plan-context.tsx';
import { draftStore } from '../../../workspace/drafts/this-tab.ts';
import { useDraft } from '../../../workspace/drafts/use-draft.ts';
import { AccountStatus, SyncQuestion, SyncStatus } from '../../../workspace/plan-sync/sync-status.tsx';
import { useSyncState } from '../../../workspace/plan-sync/use-plan-sync.ts';
import styles from './draft-status.module.css';
import { partTitle } from './part-title.ts';
import { SetApartNotice } from './set-apart-notice.tsx';

/** Whether the draft is on this device and in the account; failures and conflicts stand where they are not overlooked. */
export function DraftStatus() {
  const saving = useDraft((state) => state.saving);
  const conflicts = useDraft((state) => state.conflicts);
  return (
    <div className={styles.draftStatus}>
      {saving.kind === 'notSaved' ? <NotOnDevice reason={saving.reason} /> : <SyncStatus />}
      <SetApartNotice />
      {DRAFT_PARTS.filter((part) => conflicts[part] !== undefined).map((part) => (
        <DraftConflict key={part} part={part} />
      ))}
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

function DraftConflict({ part }: { part: DraftPart }) {
  const { t } = useTranslation('drafts');
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('conflict.title', { section: partTitle(part) })}</strong>
      <p>{t('conflict.text')}</p>
      <div className={styles.noticeActions}>
        <Button variant="default" onClick={() => draftStore.resolveConflict(part, 'mine')}>
          {t('conflict.mine')}
        </Button>
        <Button variant="default" onClick={() => draftStore.resolveConflict(part, 'theirs')}>
          {t('conflict.theirs')}
        </Button>
      </div>
    </div>
  );
}
