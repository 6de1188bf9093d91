import { useTranslation } from 'react-i18next';
import type { PreviewState } from './document-preview.ts';
import styles from './document-view.module.css';

/** Says aloud when the first document is there and how long it is; what follows during typing is only seen. */
export function PreviewStatus({ state }: { state: PreviewState }) {
  const { t } = useTranslation('viewer');
  const total = state.document?.pages.length;
  return (
    <span className={styles.status}>
      <span role="status">{total === undefined ? '' : t('pages', { count: total })}</span>
    </span>
  );
}

/** A line that is drawn over and over while a newer version is made. */
export function PreviewProgress({ busy }: { busy: boolean }) {
  return <span className={styles.progress} data-busy={busy || undefined} aria-hidden="true" />;
}
