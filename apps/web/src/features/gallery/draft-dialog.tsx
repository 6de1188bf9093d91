import { Button, Modal } from '@mantine/core';
import type { Theme } from '@trazo/plan/theme/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewOf } from '../../shared/document-view/draft-preview.ts';
import { PreviewProgress, PreviewStatus } from '../../shared/document-view/preview-status.tsx';
import { PreviewTable } from '../../shared/document-view/preview-table.tsx';
import { usePreview } from '../../shared/document-view/use-preview.ts';
import { draftStore } from '../../shared/drafts/this-tab.ts';
import styles from './gallery.module.css';

interface DraftDialogProps {
  readonly theme: Theme;
  readonly onClose: () => void;
  readonly onUse: () => void;
}

/** One's own plan in the template being looked at, before choosing it. */
export function DraftDialog({ theme, onClose, onUse }: DraftDialogProps) {
  const { t } = useTranslation('gallery');
  const [preview] = useState(() => previewOf({ ...draftStore.getState().draft, theme }));
  const state = usePreview(preview);
  useEffect(() => () => preview.clear(), [preview]);
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(64rem, 100%)"
      title={t('draftTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
      classNames={{ body: styles.dialogBody }}
    >
      <div className={styles.dialogTable}>
        <PreviewTable preview={preview} state={state} />
      </div>
      <div className={styles.dialogFoot}>
        <PreviewStatus state={state} />
        <Button onClick={onUse}>{t('useThis')}</Button>
        <PreviewProgress busy={state.busy && state.document !== undefined} />
      </div>
    </Modal>
  );
}
