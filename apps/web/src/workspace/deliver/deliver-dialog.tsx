import { Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useOpenerFocus } from '../../shared/dialogs/use-opener-focus.ts';
import { DeliverPanel, type DeliverPanelProps } from './deliver-panel.tsx';

/** The ways of delivering a plan, over the page the user is at. */
export function DeliverDialog({ onClose, ...panel }: DeliverPanelProps & { readonly onClose: () => void }) {
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
      <DeliverPanel {...panel} />
    </Modal>
  );
}
