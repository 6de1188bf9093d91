import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOnce } from '../../shared/actions/use-once.ts';
import { confirmFirst } from '../../shared/dialogs/confirm-first.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './plan-sync.module.css';
import type { SyncState } from './sync-state.ts';
import { planSync } from './this-tab-sync.ts';
import { useSyncState } from './use-plan-sync.ts';

const TONES: Readonly<Partial<Record<SyncState['kind'], 'waiting' | 'here'>>> = {
  saving: 'waiting',
  offline: 'waiting',
  failing: 'waiting',
  updating: 'waiting',
  expired: 'waiting',
  undecided: 'waiting',
  local: 'here',
  empty: 'here',
  aside: 'here',
};

/** Nothing to read: an icon says as much. */
const CALM: ReadonlySet<SyncState['kind']> = new Set(['local', 'empty', 'saved', 'saving']);

/** Where the draft is; what has to be decided stands where it is not overlooked. */
export function SyncStatus() {
  const { t } = useTranslation(['planSync', 'drafts']);
  const state = useSyncState();
  const writing = useDraft(({ saving }) => saving.kind === 'saving');
  const { kind } = state;
  const text =
    kind === 'local' || kind === 'empty' ? t(writing ? 'drafts:saving' : 'drafts:saved') : undefined;
  return (
    <>
      {kind === 'refused' || kind === 'conflict' || kind === 'gone' || kind === 'asking' ? (
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
          {text ?? t(`planSync:state.${kind === 'local' || kind === 'empty' ? 'aside' : kind}`)}
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

/** What only a person can decide about the draft; nothing where there is nothing to decide. */
export function SyncQuestion({ state }: { state: SyncState }) {
  const { t } = useTranslation('planSync');
  const retry = useOnce(planSync.run);
  if (state.kind === 'conflict') return <Conflict theirs={state.theirs} />;
  if (state.kind === 'gone' || state.kind === 'asking') return <DraftQuestion kind={state.kind} />;
  if (state.kind === 'aside') return <AsideDraft />;
  if (state.kind !== 'refused') return null;
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('refused.title')}</strong>
      <p>{t('refused.text', { error: state.error })}</p>
      <Button variant="default" loading={retry.busy} onClick={retry.run}>
        {t('retry')}
      </Button>
    </div>
  );
}

function Conflict({ theirs }: Pick<Extract<SyncState, { kind: 'conflict' }>, 'theirs'>) {
  const { t } = useTranslation('planSync');
  const [opened, { open, close }] = useDisclosure();
  return (
    <div className={styles.notice} role="alert">
      <strong>{t('conflict.title')}</strong>
      <p>{t('conflict.text')}</p>
      <Button onClick={open}>{t('conflict.compare')}</Button>
      {opened && <ConflictDialog theirs={theirs} onClose={close} />}
    </div>
  );
}

/** The decision was put off: which draft it is about stands beside the way to take it now. */
function AsideDraft() {
  const { t } = useTranslation('planSync');
  const name = useDraft(({ draft }) => draft.general.companyName.trim());
  const save = useOnce(() => planSync.choose('save'));
  return (
    <section className={styles.aside} aria-label={t('asking.title')}>
      <p>{t('asking.title')}</p>
      {name !== '' && <p>{t('asking.draft', { name })}</p>}
      <Button variant="default" loading={save.busy} onClick={save.run}>
        {t('save')}
      </Button>
    </section>
  );
}

function DraftQuestion({ kind }: { kind: 'gone' | 'asking' }) {
  const { t } = useTranslation('planSync');
  const name = useDraft(({ draft }) => draft.general.companyName.trim());
  const save = useOnce(() => planSync.choose('save'));
  const putOff = useOnce(() => planSync.choose('later'));
  return (
    <section className={styles.notice} aria-label={t(`${kind}.title`)}>
      <strong>{t(`${kind}.title`)}</strong>
      <p>{t(`${kind}.text`)}</p>
      {name !== '' && <p>{t('asking.draft', { name })}</p>}
      <div className={styles.actions}>
        <Button loading={save.busy} onClick={save.run}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={askToDiscard}>
          {t('discard')}
        </Button>
        {kind === 'asking' && (
          <Button variant="subtle" loading={putOff.busy} onClick={putOff.run}>
            {t('later')}
          </Button>
        )}
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
  confirmFirst(words, () => void planSync.choose('discard'));
}
