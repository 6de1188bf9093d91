import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { DeliverPanel, type DeliverPanelProps } from './deliver-panel.tsx';

interface DeliverDialogProps extends DeliverPanelProps {
  readonly onClose: () => void;
  /** What to think of before. */
  readonly before?: ReactNode;
}

/** The ways of delivering a plan, over the page the user is at. */
export function DeliverDialog({ onClose, before, ...panel }: DeliverDialogProps) {
  useOpenerFocus();
  const { t } = useTranslation('plans');
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('deliver.title', { name: panel.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {before}
      <DeliverPanel {...panel} />
    </Modal>
  );
}
