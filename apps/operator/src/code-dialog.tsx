import { Button, Modal, Stack } from '@mantine/core';
import type { OperatorState } from '@trazo/contract/api/second-factor';
import { useTranslation } from 'react-i18next';
import { CodeForm } from './second-factor.tsx';

interface CodeDialogProps {
  readonly opened: boolean;
  readonly onPassed: (state: OperatorState) => void;
  readonly onLeave: () => void;
}

/** Asks for a code over a console that has closed meanwhile: what is typed below it stays. */
export function CodeDialog({ opened, onPassed, onLeave }: CodeDialogProps) {
  const { t } = useTranslation('operator');
  return (
    <Modal
      opened={opened}
      onClose={onLeave}
      title={t('factor.passTitle')}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack gap="lg">
        <p>{t('factor.closed')}</p>
        <p>{t('factor.passLead')}</p>
        <CodeForm
          action={t('factor.open')}
          onPassed={onPassed}
          aside={
            <Button variant="default" onClick={onLeave}>
              {t('leave')}
            </Button>
          }
        />
      </Stack>
    </Modal>
  );
}
