import { Button, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { resetPassword, verifyRecovery } from '@trazo/contract/api/recovery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshUser } from '../../shared/account/session.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { ButtonLink } from '../../shared/layout/button-link.tsx';
import { AuthPage } from './auth-page.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where the mail leads: checks the key before anything is typed, then sets the password. */
export function ResetPasswordPage({ recoveryKey }: { recoveryKey: string }) {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<'typing' | 'done' | 'spent'>('typing');
  const check = useQuery({
    queryKey: ['recovery', recoveryKey],
    queryFn: ({ signal }) => callApi(verifyRecovery, { params: { key: recoveryKey }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const answer = check.data;
  if (answer === undefined) return <Checking text={t('reset.checking')} />;
  if (step === 'done') {
    return (
      <AuthPage step="done" title={t('reset.doneTitle')} lead={t('reset.doneText')}>
        <div>
          <ButtonLink to="/signin">{t('signIn.action')}</ButtonLink>
        </div>
      </AuthPage>
    );
  }
  if (step === 'spent' || (answer.isError && answer.code === 'key_invalid')) {
    return (
      <AuthPage step="spent" title={t('link.badTitle')} lead={t('link.badReset')}>
        <div>
          <ButtonLink to="/recover-password">{t('link.askAgain')}</ButtonLink>
        </div>
      </AuthPage>
    );
  }
  if (answer.isError) {
    return (
      <AuthPage step="unreachable" title={t('reset.title')} lead={t('link.unreachable')}>
        <p role="alert">{answer.error}</p>
        <div>
          <Button loading={check.isFetching} onClick={() => check.refetch()}>
            {t('loading.retry')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage step="typing" title={t('reset.title')} lead={t('reset.lead')}>
      <NewPasswordForm
        action={t('reset.action')}
        send={async (password) => {
          const body = { new_password: password, password_recovery_id: recoveryKey };
          const result = await callApi(resetPassword, { body });
          if (!result.isError) {
            // The server has ended every session of that account; the one here may be another's: the server knows.
            void refreshUser();
            setStep('done');
          } else if (result.code === 'key_invalid') setStep('spent');
          return result;
        }}
      />
    </AuthPage>
  );
}

function Checking({ text }: { text: string }) {
  return (
    <AuthPage title={text}>
      <Loader role="status" aria-label={text} color="var(--accent)" />
    </AuthPage>
  );
}
