import { IconAlertTriangle, IconCheck, IconCloudOff, IconDots } from '../../shared/icons/icons.ts';
import { useDraft } from '../plan-store/use-draft.ts';
import styles from './plan-sync.module.css';
import { useSyncState } from './use-plan-sync.ts';

/** How saving goes, as a picture; the status beside it says it in words. */
export function SyncIcon() {
  const state = useSyncState();
  const onDevice = useDraft(({ saving }) => saving.kind);
  const [tone, Icon] =
    onDevice === 'notSaved' || state.kind === 'refused'
      ? (['error', IconAlertTriangle] as const)
      : state.kind === 'offline' || state.kind === 'signedOut'
        ? (['waiting', IconCloudOff] as const)
        : state.kind === 'saving'
          ? (['here', IconDots] as const)
          : (['saved', IconCheck] as const);
  return <Icon className={styles.icon} data-tone={tone} size={20} stroke={1.75} />;
}
