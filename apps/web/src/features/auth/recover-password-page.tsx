import { Button, TextInput } from '@mantine/core';
import { requestRecovery } from '@trazo/contract/api/recovery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { AccountFormFrame } from '../../shared/account-form/account-form.tsx';
import { emailText } from '../../shared/account-form/field-errors.ts';
import { useAccountForm } from '../../shared/account-form/use-account-form.ts';
import { callApi } from '../../shared/api/api-client.ts';
import { useIsSignedIn, useUser } from '../../shared/session/use-session.ts';
import { AuthPage } from './auth-page.tsx';

const schema = z.object({ email: emailText });

/** Asks for the mail; says the same whether there is such an account or not. */
export function RecoverPasswordPage() {
  const { t } = useTranslation(['auth', 'navigation']);
  const user = useUser();
  const signedIn = useIsSignedIn();
  const [sentTo, setSentTo] = useState<string>();
  const account = useAccountForm({
    schema,
    defaultValues: { email: user?.user_email ?? '' },
    fieldOf: { email_invalid: 'email' },
    send: async ({ email }) => {
      const result = await callApi(requestRecovery, { body: { user_email: email } });
      if (!result.isError) setSentTo(email.trim());
      return result;
    },
  });
  if (sentTo !== undefined) {
    return (
      <AuthPage
        step="sent"
        title={t('auth:recover.sentTitle')}
        lead={t('auth:recover.sentText', { email: sentTo })}
      >
        <p>{t('auth:recover.sentHint')}</p>
        <div>
          <Button variant="default" onClick={() => setSentTo(undefined)}>
            {t('auth:recover.again')}
          </Button>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage step="asking" title={t('auth:recover.title')} lead={t('auth:recover.lead')}>
      <AccountFormFrame
        form={account}
        action={t('auth:recover.action')}
        aside={
          signedIn ? (
            <Link to="/account">{t('navigation:account')}</Link>
          ) : (
            <Link data-apart to="/signin">
              {t('auth:recover.back')}
            </Link>
          )
        }
      >
        <TextInput
          {...account.form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('auth:email.label')}
          error={account.errorOf('email')}
        />
      </AccountFormFrame>
    </AuthPage>
  );
}
