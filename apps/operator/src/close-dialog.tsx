import { Button, Modal, Stack, TextInput } from '@mantine/core';
import { closeAccount, type OperatedAccount } from '@trazo/contract/api/operator';
import { AccountFormFrame } from '@trazo/web/shared/account-form/account-form.tsx';
import { useAccountForm } from '@trazo/web/shared/account-form/use-account-form.ts';
import { callApi } from '@trazo/web/shared/api/api-client.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CodeForm } from './second-factor.tsx';

interface CloseDialogProps {
  readonly account: OperatedAccount;
  readonly opened: boolean;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
}

/** Says what goes, and has the address typed; an operator whose code is some minutes old gives another one first. */
export function CloseDialog({ account, opened, onCancel, onClosed }: CloseDialogProps) {
  const { t } = useTranslation(['operator', 'navigation']);
  const [asksCode, setAsksCode] = useState(false);
  const [typed, setTyped] = useState('');
  const askCode = (email: string) => {
    setTyped(email);
    setAsksCode(true);
  };
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={t('operator:accounts.closeTitle', { email: account.email })}
      closeButtonProps={{ 'aria-label': t('navigation:close') }}
    >
      <Stack gap="lg">
        {asksCode ? (
          <>
            <p>{t('operator:accounts.codeAgain')}</p>
            <CodeForm action={t('operator:factor.open')} onPassed={() => setAsksCode(false)} />
          </>
        ) : (
          <>
            <p>{t('operator:accounts.closeText')}</p>
            <CloseForm
              id={account.id}
              typed={typed}
              onCancel={onCancel}
              onClosed={onClosed}
              onCodeNeeded={askCode}
            />
          </>
        )}
      </Stack>
    </Modal>
  );
}

interface CloseFormProps {
  readonly id: string;
  /** What was typed before a code was asked for. */
  readonly typed: string;
  readonly onCancel: () => void;
  readonly onClosed: () => void;
  readonly onCodeNeeded: (typed: string) => void;
}

function CloseForm({ id, typed, onCancel, onClosed, onCodeNeeded }: CloseFormProps) {
  const { t } = useTranslation('operator');
  const account = useAccountForm({
    schema: z.object({ email: z.string() }),
    defaultValues: { email: typed },
    fieldOf: { email_invalid: 'email' },
    send: async (body) => {
      const answer = await callApi(closeAccount, { params: { id }, body });
      if (!answer.isError) onClosed();
      else if (answer.code === 'second_factor_needed') onCodeNeeded(body.email);
      return answer;
    },
  });
  return (
    <AccountFormFrame
      form={account}
      action={t('accounts.close')}
      aside={
        <Button variant="default" onClick={onCancel}>
          {t('accounts.cancel')}
        </Button>
      }
    >
      <TextInput
        label={t('accounts.closeType')}
        type="email"
        autoComplete="off"
        error={account.errorOf('email')}
        {...account.form.register('email')}
      />
    </AccountFormFrame>
  );
}
