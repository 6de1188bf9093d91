import { Button } from '@mantine/core';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOnce } from '../../shared/actions/use-once.ts';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import type { PlanState } from '../plan-store/plan-state.ts';
import { planOperations, planSync } from '../plan-store/singletons.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import styles from './plan-sync.module.css';

import { useSyncState } from './use-plan-sync.ts';

const TONES: Readonly<Partial<Record<PlanState['kind'], 'waiting' | 'here'>>> = {
  saving: 'waiting',
  offline: 'waiting',
  signedOut: 'waiting',
  onDevice: 'here',
};

/** Nothing to read: an icon says as much. */
const CALM: ReadonlySet<PlanState['kind']> = new Set(['onDevice', 'saved', 'saving']);

/** Where the plan is; what has to be decided stands where it is not overlooked. */
export function SyncStatus() {
  const { t } = useTranslation(['planSync', 'drafts']);
  const state = useSyncState();
  const { kind } = state;
  return (
    <>
      {kind === 'refused' || kind === 'gone' || kind === 'onDevice' ? (
        <p className={styles.line} data-tone="here" data-calm role="status">
          {t('drafts:saved')}
        </p>
      ) : (
        <p
          className={styles.line}
          data-tone={TONES[kind]}
          data-calm={CALM.has(kind) || undefined}
          role="status"
        >
          {t(`planSync:state.${kind}`)}
        </p>
      )}
      <SyncQuestion state={state} />
    </>
  );
}

/** How far the copy in the account is, where there is none on this device. */
export function AccountStatus({ isSaved }: { readonly isSaved: boolean }) {
  const { t } = useTranslation('planSync');
  return (
    <p className={styles.line} data-tone={TONES[isSaved ? 'saved' : 'saving']} role="status">
      {t(isSaved ? 'state.saved' : 'state.uploading')}
    </p>
  );
}

/** What only a person can decide about the plan; nothing where there is nothing to decide. */
export function SyncQuestion({ state }: { state: PlanState }) {
  const { t } = useTranslation('planSync');
  const retry = useOnce(() => planSync.run());
  if (state.kind === 'gone') return <GonePlan />;
  if (state.kind !== 'refused') return null;
  const isOutdated = state.code === 'content_newer_version';
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('refused.title')}</strong>
      <p>{t('refused.text', { error: isOutdated ? t('refused.outdated') : state.error })}</p>
      {isOutdated ? (
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
      ) : (
        <Button variant="default" loading={retry.busy} onClick={retry.run}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}

function GonePlan() {
  const { t } = useTranslation('planSync');
  const name = useDraft(({ draft }) => draft.general.companyName.trim());
  const save = useOnce(() => planOperations.makeNew());
  return (
    <section className={styles.notice} aria-label={t('gone.title')}>
      <strong>{t('gone.title')}</strong>
      <p>{t('gone.text')}</p>
      {name !== '' && <p>{name}</p>}
      <div className={styles.actions}>
        <Button loading={save.busy} onClick={save.run}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={askToDiscard}>
          {t('discard')}
        </Button>
      </div>
    </section>
  );
}

function askToDiscard(): void {
  const words = {
    title: i18next.t('planSync:discarding.title'),
    text: i18next.t('planSync:discarding.text'),
    confirm: i18next.t('planSync:discard'),
    cancel: i18next.t('planSync:cancel'),
  };
  confirmFirst(words, () => void planOperations.discard());
}
