import { Button, Modal } from '@mantine/core';
import type { Theme } from '@trazo/plan/theme/theme';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { PreviewStatus } from '../../workspace/document-view/preview-status.tsx';
import { PreviewTable } from '../../workspace/document-view/preview-table.tsx';
import { usePreview } from '../../workspace/document-view/use-preview.ts';
import { usePlanStore } from '../../workspace/plan-store/plan-context.tsx';
import { previewOf } from '../../workspace/plan-sync/draft-preview.ts';
import styles from './gallery.module.css';

interface DraftDialogProps {
  readonly theme: Theme;
  readonly onClose: () => void;
  readonly onUse: () => void;
}

/** One's own plan in the template being looked at, before choosing it. */
export function DraftDialog({ theme, onClose, onUse }: DraftDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('gallery');
  const store = usePlanStore();
  const [preview] = useState(() => previewOf(store.draftId(), { ...store.getState().draft, theme }));
  const state = usePreview(preview);
  useEffect(() => () => preview.clear(), [preview]);
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size="min(64rem, 100%)"
      centered
      classNames={{ content: styles.dialog }}
    >
      <Modal.Overlay backgroundOpacity={0.6} />
      <Modal.Content>
        <div className={styles.dialogHead}>
          <Modal.Title className={styles.dialogTitle}>{t('draftTitle')}</Modal.Title>
          <Modal.CloseButton aria-label={t('close')} />
        </div>
        <Modal.Body className={styles.dialogBody}>
          <div className={styles.dialogTable}>
            <PreviewTable preview={preview} state={state} />
          </div>
          <div className={styles.dialogFoot}>
            <PreviewStatus state={state} />
            <Button onClick={onUse}>{t('useThis')}</Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
