import { type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentPreview, PreviewState } from './document-preview.ts';
import styles from './document-view.module.css';
import type { Place } from './page-changes.ts';
import { PageStack, type PageStackHandle } from './page-stack.tsx';
import type { Zoom } from './stack-layout.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import { WaitingSheet } from './waiting-sheet.tsx';

interface PreviewTableProps {
  readonly preview: DocumentPreview;
  readonly state: PreviewState;
  readonly stackRef?: Ref<PageStackHandle>;
  readonly isReadOut?: boolean;
  readonly zoom?: Zoom;
  readonly onZoom?: (percent: number) => void;
  readonly onView?: (view: { page: number; percent: number }) => void;
  readonly start?: Place | undefined;
  readonly changed?: number | undefined;
  /** What an empty plan can begin with. */
  readonly whenEmpty?: ReactNode;
}

/** Whatever there is to see of a preview: its pages, the wait for them, what went wrong, or a blank sheet. */
export function PreviewTable({ preview, state, stackRef, whenEmpty, ...view }: PreviewTableProps) {
  const { t } = useTranslation('viewer');
  const { document, trouble, busy, empty } = state;
  const paper = useSyncExternalStore(preview.onDraft, preview.paper);
  return (
    <div className={styles.table}>
      {trouble !== undefined && !empty && (
        <div className={styles.overDesk}>
          <TroubleNotice trouble={trouble} onRetry={preview.retry} />
        </div>
      )}
      {empty ? (
        <WaitingSheet paper={paper} busy={false} title={t('empty.title')}>
          <p>{t('empty.text')}</p>
          {whenEmpty}
        </WaitingSheet>
      ) : document === undefined ? (
        <WaitingSheet paper={paper} busy={busy || trouble === undefined} title={t('waiting')} />
      ) : (
        <PageStack {...view} document={document} label={t('document')} ref={stackRef} />
      )}
    </div>
  );
}
