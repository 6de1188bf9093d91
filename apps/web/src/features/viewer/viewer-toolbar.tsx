import { ActionIcon, Button } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { IconArrowLeft, IconListCheck, IconPalette, IconPrinter } from '../../shared/icons/icons.ts';
import { DeliverDraftButton } from '../../workspace/deliver/deliver-draft-button.tsx';
import type { PreviewState } from '../../workspace/document-view/document-preview.ts';
import { PreviewProgress, PreviewStatus } from '../../workspace/document-view/preview-status.tsx';
import { printDocument } from '../../workspace/document-view/print-document.ts';
import type { Zoom } from '../../workspace/document-view/stack-layout.ts';
import { FitButtons, ZoomSteps } from '../../workspace/document-view/zoom-steps.tsx';
import { reviewAddress } from '../../workspace/plan-store/form-address.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { useDraft } from '../../workspace/plan-store/use-draft.ts';
import { useHasWatermark } from '../../workspace/plan-sync/use-has-watermark.ts';
import { PageNumber } from './page-number.tsx';
import type { WayBack } from './use-way-back.ts';
import styles from './viewer-toolbar.module.css';

interface ViewerToolbarProps {
  readonly state: PreviewState;
  readonly view: { readonly page: number; readonly percent: number };
  readonly zoom: Zoom;
  readonly onZoom: (zoom: Zoom) => void;
  readonly onPage: (page: number) => void;
  readonly back: WayBack;
  /** What opens the design, and has the focus again after it. */
  readonly editRef: Ref<HTMLButtonElement>;
  readonly isEditing: boolean;
  readonly onEdit: () => void;
  /** What to think of before the document is delivered; a link in it leaves the dialog. */
  readonly beforeDelivery: (onLeave: () => void) => ReactNode;
}

export function ViewerToolbar(props: ViewerToolbarProps) {
  const store = usePlanStore();
  const { state, view, onPage, back, editRef, isEditing, onEdit, beforeDelivery } = props;
  const { t } = useTranslation('viewer');
  const name = useDraft(({ draft }) => draft.general.companyName.trim());
  const hasWatermark = useHasWatermark();
  const isThere = state.document !== undefined && !state.empty;
  return (
    <header className={styles.toolbar}>
      <div className={styles.toolbarStart}>
        <ActionIcon
          component={Link}
          to={back.to}
          onClick={back.onClick}
          aria-label={t('back')}
          title={t('back')}
        >
          <IconArrowLeft size={22} stroke={1.5} />
        </ActionIcon>
        <div className={styles.toolbarTitle}>
          <h1>{name === '' ? t('document') : name}</h1>
          <PreviewStatus state={state} />
        </div>
      </div>
      {isThere && (
        <div className={styles.toolbarMiddle} role="toolbar" aria-label={t('toolbar')}>
          <PageNumber page={view.page} total={state.document?.pages.length ?? 1} onPage={onPage} />
          <ZoomControls {...props} />
        </div>
      )}
      <div className={styles.toolbarEnd}>
        <ActionIcon
          component={Link}
          to={reviewAddress(store)}
          variant="default"
          className={styles.review}
          aria-label={t('review')}
          title={t('review')}
        >
          <IconListCheck size={20} stroke={1.5} />
        </ActionIcon>
        {state.document !== undefined && isThere && !hasWatermark && (
          <PrintButton pdf={state.document.blob} />
        )}
        <Button
          ref={editRef}
          variant="default"
          aria-expanded={isEditing}
          leftSection={<IconPalette size={20} stroke={1.5} />}
          onClick={onEdit}
        >
          <span className={styles.word}>{t('design')}</span>
        </Button>
        <DeliverDraftButton isThere={isThere} wordClass={styles.word} before={beforeDelivery} />
      </div>
      <PreviewProgress busy={state.busy && isThere} />
    </header>
  );
}

/** For those who have paid: what they see is what is printed. */
function PrintButton({ pdf }: { pdf: Blob }) {
  const { t } = useTranslation('viewer');
  return (
    <ActionIcon
      variant="default"
      className={styles.print}
      aria-label={t('printDocument')}
      title={t('printDocument')}
      onClick={() => printDocument(pdf)}
    >
      <IconPrinter size={20} stroke={1.5} />
    </ActionIcon>
  );
}

const ZoomControls = ({ view: { percent }, zoom, onZoom }: ViewerToolbarProps) => (
  <div className={styles.zoom}>
    <ZoomSteps percent={percent} onZoom={onZoom} />
    <FitButtons className={styles.fit} zoom={zoom} onZoom={onZoom} />
  </div>
);
