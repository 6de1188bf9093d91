import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentPreview, PreviewState } from './document-preview.ts';
import styles from './document-view.module.css';
import type { PagePosition } from './page-changes.ts';
import { PageStack, type PageStackHandle } from './page-stack.tsx';
import { PreviewErrorNotice } from './preview-error-notice.tsx';
import type { Zoom } from './stack-layout.ts';
import type { PickedPoint } from './use-picking.ts';
import { WaitingSheet } from './waiting-sheet.tsx';

interface PreviewTableProps {
  readonly preview: DocumentPreview;
  readonly state: PreviewState;
  readonly stackRef?: Ref<PageStackHandle>;
  readonly isReadOut?: boolean;
  readonly zoom?: Zoom;
  readonly onZoom?: (percent: number) => void;
  readonly onView?: (view: { page: number; percent: number }) => void;
  readonly start?: PagePosition | undefined;
  readonly changed?: number | undefined;
  readonly onPick?: ((picked: PickedPoint) => void) | undefined;
  /** What an empty plan can begin with. */
  readonly whenEmpty?: ReactNode;
  /** Lies over the pages, which are not what is being written. */
  readonly ghost?: ReactNode;
}

/** Whatever there is to see of a preview: its pages, the wait for them, what went wrong, or a blank sheet. */
export function PreviewTable({ preview, state, stackRef, whenEmpty, ghost, ...view }: PreviewTableProps) {
  const { t } = useTranslation('viewer');
  const { document, error, busy, empty } = state;
  const sheet = useSyncExternalStore(preview.onDraft, preview.sheet);
  return (
    <div className={styles.table}>
      {error !== undefined && !empty && (
        <div className={styles.overDesk}>
          <PreviewErrorNotice error={error} onRetry={preview.retry} />
        </div>
      )}
      {empty ? (
        <WaitingSheet sheet={sheet} busy={false} title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          {whenEmpty}
        </WaitingSheet>
      ) : document === undefined ? (
        <WaitingSheet sheet={sheet} busy={busy || error === undefined} title={t('waiting')} />
      ) : (
        <div className={styles.stackFrame} inert={ghost !== undefined}>
          <PageStack {...view} document={document} label={t('document')} ref={stackRef} />
        </div>
      )}
      {document !== undefined && !empty && ghost !== undefined && <div className={styles.ghost}>{ghost}</div>}
    </div>
  );
}
