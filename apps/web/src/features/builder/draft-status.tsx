import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DRAFT_PARTS, type DraftPart } from '../../shared/drafts/draft.ts';
import { draftStore } from '../../shared/drafts/this-tab.ts';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { SyncStatus } from '../../shared/plan-sync/sync-status.tsx';
import styles from './draft-status.module.css';

/** Whether the draft is on this device and in the account; trouble and conflicts stand where nobody overlooks them. */
export function DraftStatus() {
  const { t } = useTranslation('drafts');
  const saving = useDraft((state) => state.saving);
  const conflicts = useDraft((state) => state.conflicts);
  const recovered = useDraft((state) => state.recovered);
  return (
    <div className={styles.draftStatus}>
      {saving.kind === 'notSaved' ? (
        <div className={styles.notice} role="alert">
          <p>{t(`notSaved.${saving.reason}`)}</p>
          <Button variant="default" onClick={draftStore.flush}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <SyncStatus />
      )}
      {recovered.length > 0 && (
        <p className={styles.notice} role="status">
          {t('recovered')}
        </p>
      )}
      {DRAFT_PARTS.filter((part) => conflicts[part] !== undefined).map((part) => (
        <DraftConflict key={part} part={part} />
      ))}
    </div>
  );
}

function DraftConflict({ part }: { part: DraftPart }) {
  const { t } = useTranslation(['drafts', part === 'theme' ? 'drafts' : part]);
  const section = part === 'theme' ? t('drafts:theme') : t(`${part}:title`);
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('drafts:conflict.title', { section })}</strong>
      <p>{t('drafts:conflict.text')}</p>
      <div className={styles.noticeActions}>
        <Button variant="default" onClick={() => draftStore.resolveConflict(part, 'mine')}>
          {t('drafts:conflict.mine')}
        </Button>
        <Button variant="default" onClick={() => draftStore.resolveConflict(part, 'theirs')}>
          {t('drafts:conflict.theirs')}
        </Button>
      </div>
    </div>
  );
}
